import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_BRAND, decode, inputHash } from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { afterEach, expect, inject, it } from 'vitest'
import { sampleRequest } from '../testing/sample-request.ts'
import { NoteProcess, type NoteTask } from './note-process.ts'

const request = sampleRequest({ sectionTypes: ['OMEGA'] })
const result = { ...design(decode(request).line, genericCatalogue), inputHash: inputHash(request), elapsedMs: 0 }
const task: NoteTask = {
  language: 'en',
  form: 'full',
  secondOpinion: false,
  brand: DEFAULT_BRAND,
  calculation: { name: 'Nave', project: 'P', description: '', date: '2026-01-31T12:00:00.000Z' },
  author: { name: 'Ana Sá', company: 'Aço Lda' },
  request: JSON.stringify(request),
  result: JSON.stringify(result),
  solutionId: result.solutions[0]?.id ?? '',
  publicAddress: null,
}

let notes: NoteProcess
afterEach(() => notes.close())
const start = () => {
  notes = new NoteProcess(join(inject('workers'), 'note-worker.mjs'), genericCatalogue)
}
const never = new AbortController().signal

/** The processes that make notes for this one. */
const children = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('note-worker'))
    .map((line) => Number(/\d+/.exec(line)?.[0]))

it('is replaced again and again, and the notes are the same to the byte', { timeout: 300_000 }, async () => {
  start()
  const first = await notes.make(task, never)
  const pids = new Set(children())
  for (let i = 0; i < 20; i++) {
    expect(await notes.make(task, never)).toBe(first)
    for (const pid of children()) pids.add(pid)
  }
  expect(pids.size).toBeGreaterThan(2)
  // Never more than the present one and the next; those before them are gone or just going.
  await expect.poll(() => children().length, { timeout: 20_000 }).toBeLessThanOrEqual(2)
})

it('makes the note in another process when it is killed under it', async () => {
  start()
  await notes.make(task, never)
  const making = notes.make(task, never)
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  expect((await making).length).toBeGreaterThan(10_000)
})

it('drops a note that nobody wants any more, and makes the next one', async () => {
  start()
  await notes.make(task, never)
  const gone = new AbortController()
  const dropped = notes.make(task, gone.signal)
  const next = notes.make(task, never)
  setTimeout(() => gone.abort(), 20)
  await expect(dropped).rejects.toThrow()
  expect((await next).length).toBeGreaterThan(10_000)
})

it('says why a note cannot be made', async () => {
  start()
  await expect(notes.make({ ...task, solutionId: 'NO-SUCH' }, never)).rejects.toThrow(/NO-SUCH/)
})

it('tells of every line whose printed numbers do not give it, and gives the note all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madre-unproven-'))
  const file = join(folder, 'worker.mjs')
  const answer = { pdf: 'JVBERg==', unproven: [{ check: 'M_F', symbol: 'beta_V' }], inputHash: 'abc' }
  writeFileSync(file, `process.on('message', (m) => 'task' in m && process.send(${JSON.stringify(answer)}))`)
  const told: unknown[] = []
  notes = new NoteProcess(file, genericCatalogue, (...line) => told.push(line))
  expect(await notes.make(task, never)).toBe('JVBERg==')
  expect(told).toEqual([[{ check: 'M_F', symbol: 'beta_V' }, 'abc']])
  rmSync(folder, { recursive: true })
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import type { NoteTask } from './note-process.ts'
import { NoteQueue } from './note-queue.ts'

/** Notes that are done when the test says so; their text is their solution's id. */
function press() {
  const begun: string[] = []
  let finish = (): void => {}
  const make = (task: NoteTask, signal: AbortSignal) =>
    new Promise<string>((done, fail) => {
      begun.push(task.solutionId)
      finish = () => done(task.solutionId)
      signal.addEventListener('abort', () => fail(signal.reason))
    })
  return {
    begun,
    make,
    async finishOne() {
      finish()
      await new Promise((turn) => setImmediate(turn))
    },
  }
}
const task = (solutionId: string) => ({ solutionId }) as NoteTask
const here = () => new AbortController().signal
const outcome = (note: Promise<string>) => note.catch((error: { status?: number }) => error.status)

let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends) end()
  ends = []
})

/** The task of a note that was made and is forgotten but for the queue. */
async function taskOfMadeNote(queue: NoteQueue): Promise<WeakRef<NoteTask>> {
  const made = task('1')
  await queue.make('ana', made, here())
  return new WeakRef(made)
}

describe('notes', () => {
  it('leave nothing behind of what they were made of', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const left = await taskOfMadeNote(new NoteQueue(async ({ solutionId }) => solutionId))
    await expect
      .poll(() => {
        collect()
        return left.deref() === undefined
      })
      .toBe(true)
  })

  it('of one user wait by two; a third is refused with 429', async () => {
    const { make, finishOne } = press()
    const queue = new NoteQueue(make)
    const notes = ['1', '2', '3', '4', '5'].map((id) => outcome(queue.make('ana', task(id), here())))
    expect(await Promise.all(notes.slice(3))).toEqual([429, 429])
    for (let i = 0; i < 3; i++) await finishOne()
    expect(await Promise.all(notes)).toEqual(['1', '2', '3', 429, 429])
  })

  it('of others take turns with them', async () => {
    const { make, begun, finishOne } = press()
    const queue = new NoteQueue(make)
    const notes = [
      ...['a1', 'a2', 'a3'].map((id) => queue.make('ana', task(id), here())),
      ...['b1', 'b2'].map((id) => queue.make('bea', task(id), here())),
      queue.make('cid', task('c1'), here()),
    ]
    for (let i = 0; i < 6; i++) await finishOne()
    await Promise.all(notes)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('of a client that leaves are dropped, waiting or under way', async () => {
    const { make, begun, finishOne } = press()
    const queue = new NoteQueue(make)
    const gone = new AbortController()
    const left = [1, 2, 3].map((i) => outcome(queue.make('ana', task(`a${i}`), gone.signal)))
    const next = queue.make('bea', task('b1'), here())
    gone.abort(new Error('gone'))
    await Promise.all(left)
    await finishOne()
    expect(await next).toBe('b1')
    expect(begun).toEqual(['a1', 'b1'])
    for (let i = 0; i < 3; i++) void outcome(queue.make('ana', task(`x${i}`), here()))
    expect(await outcome(queue.make('ana', task('x4'), here()))).toBe(429)
  })

  it('are refused with 503 when fifty wait, and when one has waited too long', async () => {
    const { make } = press()
    const queue = new NoteQueue(make, { maxWaitMs: 300 })
    const notes = Array.from({ length: 52 }, (_, i) => outcome(queue.make(`u${i}`, task(`${i}`), here())))
    expect(await notes[51]).toBe(503)
    expect(new Set(await Promise.all(notes))).toEqual(new Set([503]))
  })

  it('that were made are kept by all they were made of, within their room', async () => {
    const { make, begun, finishOne } = press()
    const queue = new NoteQueue(make, { maxKeptBytes: 25 })
    const made = async (id: string) => {
      const note = queue.make('ana', task(id), here())
      await new Promise((turn) => setImmediate(turn))
      if (begun.at(-1) === id) await finishOne()
      return note
    }
    for (const id of ['first-note', 'second-one', 'first-note', 'third-note', 'first-note', 'second-one'])
      await made(id)
    expect(begun).toEqual(['first-note', 'second-one', 'third-note', 'second-one'])
  })
})

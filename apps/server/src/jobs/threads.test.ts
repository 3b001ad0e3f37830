import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { genericCatalogue } from '@madre/engine'
import { expect, inject, it } from 'vitest'
import { longRequest } from '../testing/long-request.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { newRunCells, thousandthsDone } from './run-cells.ts'
import { Threads } from './threads.ts'

/** The niceness of every thread of this process, as the kernel has it. */
const niceness = () =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
      return [Number(id), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]
    }),
  )

it.skipIf(process.platform !== 'linux')(
  'calculations give the processor up to requests, whose thread stays as it was; not a short one that nothing else is beside',
  async () => {
    const before = niceness()
    const threads = new Threads(inject('workers'), genericCatalogue)
    try {
      const calculate = (isLong: boolean) => {
        const task = { request: JSON.stringify(sampleRequest()), cells: newRunCells(), isLong }
        return threads.calculate(task, new AbortController().signal)
      }
      await calculate(false)
      expect([...niceness().values()].every((nice) => nice === getPriority())).toBe(true)
      await Promise.all([calculate(false), calculate(false)])
      const [beside, ...others] = [...niceness().values()].filter((nice) => nice !== getPriority())
      expect([beside, others]).toEqual([Math.min(19, getPriority() + 10), []])
      await calculate(true)
      const after = niceness()
      const began = [...after].filter(([id]) => !before.has(id)).map(([, nice]) => nice)
      expect(began).toContain(Math.min(19, getPriority() + 10))
      expect([...before].filter(([id, nice]) => after.has(id) && after.get(id) !== nice)).toEqual([])
    } finally {
      await threads.close()
    }
  },
)

it.skipIf(process.platform !== 'linux')(
  'a calculation that is told to stop leaves its thread to the next one',
  async () => {
    const threads = new Threads(inject('workers'), genericCatalogue, { warm: true })
    const calculate = (abort: AbortController) =>
      threads.calculate(
        { request: JSON.stringify(longRequest('a', 8)), cells: newRunCells(), isLong: false },
        abort.signal,
      )
    const ids = () => new Set(readdirSync('/proc/self/task'))
    try {
      const first = new AbortController()
      const cells = newRunCells()
      const answer = threads.calculate(
        { request: JSON.stringify(longRequest('a', 8)), cells, isLong: false },
        first.signal,
      )
      answer.catch(() => {})
      await expect.poll(() => thousandthsDone(cells), { timeout: 60_000 }).toBeGreaterThan(1)
      const before = ids()
      first.abort(new Error('nobody wants it'))
      await expect(answer).rejects.toThrow('nobody wants it')
      expect([...before].filter((id) => !ids().has(id))).toEqual([])
      const late = new AbortController()
      late.abort(new Error('never wanted'))
      await expect(calculate(late)).rejects.toThrow('never wanted')
    } finally {
      await threads.close()
    }
  },
)

import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { genericCatalogue } from '@madre/engine'
import { expect, inject, it } from 'vitest'
import { sampleRequest } from '../testing/sample-request.ts'
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
  'calculations give the processor up to requests, whose thread stays as it was',
  async () => {
    const before = niceness()
    const threads = new Threads(inject('workers'), genericCatalogue)
    try {
      const task = { request: JSON.stringify(sampleRequest()), done: new Int32Array(new SharedArrayBuffer(4)) }
      await threads.calculate(task, new AbortController().signal)
      const after = niceness()
      const began = [...after].filter(([id]) => !before.has(id)).map(([, nice]) => nice)
      expect(began).toContain(Math.min(19, getPriority() + 10))
      expect([...before].filter(([id, nice]) => after.has(id) && after.get(id) !== nice)).toEqual([])
    } finally {
      await threads.close()
    }
  },
)

import type { Design, PurlinLine } from '@madre/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerLive } from './answer-live.ts'
import type { LiveAnswer, LiveQuestion } from './live-engine.ts'

const NOTHING = { solutions: [], warnings: [] } as unknown as Design
const lineOf = (name: string) => ({ name }) as unknown as PurlinLine

const answers: LiveAnswer[] = []
beforeEach(() => {
  answers.length = 0
  vi.stubGlobal('self', { postMessage: (answer: LiveAnswer) => answers.push(answer) })
  vi.stubGlobal('navigator', { connection: { saveData: true } })
})
afterEach(() => vi.unstubAllGlobals())

it('leaves the search for an answer as soon as there is a newer question', async () => {
  const ended: string[] = []
  answerLive({
    *search(line) {
      const { name } = line as unknown as { name: string }
      const until = performance.now() + (name === 'long' ? 5000 : 0)
      while (performance.now() < until) yield
      ended.push(name)
      return NOTHING
    },
    envelopes: () => {
      throw new Error('no section to draw')
    },
  })
  const ask = (data: LiveQuestion) =>
    (self as unknown as { onmessage: (event: { data: LiveQuestion }) => void }).onmessage({ data })
  ask({ id: 1, line: lineOf('long') })
  await new Promise((resolve) => setTimeout(resolve))
  ask({ id: 2, line: lineOf('short') })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  // What is left of the first search would come to its end in the meantime.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answers).toMatchObject([{ id: 2, candidates: 0 }])
  expect(ended).toEqual(['short'])
})

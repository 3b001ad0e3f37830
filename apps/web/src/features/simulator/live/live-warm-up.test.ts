import { decode, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { type Catalogue, genericCatalogue, type PurlinLine } from '@madre/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveQuestion } from './live-engine.ts'

const designed: string[] = []
const note = ({ profileType }: PurlinLine, { families }: Catalogue) =>
  designed.push(`${profileType} ${families.length}`)
vi.mock('@madre/engine', async (original) => {
  const engine = await original<typeof import('@madre/engine')>()
  return {
    ...engine,
    searchInSteps: (...[line, catalogue, ...rest]: Parameters<typeof engine.searchInSteps>) => {
      note(line, catalogue)
      return engine.searchInSteps(line, catalogue, ...rest)
    },
    searchLine: (...[line, catalogue, ...rest]: Parameters<typeof engine.searchLine>) => {
      note(line, catalogue)
      return engine.searchLine(line, catalogue, ...rest)
    },
  }
})

const ofEach = (type: string) => genericCatalogue.families.find(({ profileType }) => profileType === type)!
const catalogue: Catalogue = { ...genericCatalogue, families: ['OMEGA', 'C', 'Z'].map(ofEach) }
const { line } = decode(toDesignRequest(requests.omega))

describe('the worker of the live result', () => {
  const answers: unknown[] = []
  let answered: () => void
  let ask: (question: LiveQuestion) => Promise<void>

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    designed.length = 0
    answers.length = 0
    vi.stubGlobal('self', {
      postMessage: (answer: unknown) => {
        answers.push(answer)
        answered()
      },
    })
    vi.stubGlobal('navigator', {})
    await import('./live-worker.ts')
    ask = (data) =>
      new Promise((resolve) => {
        answered = resolve
        ;(self as unknown as { onmessage: (event: { data: LiveQuestion }) => void }).onmessage({ data })
      })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('designs the other profiles once nothing has been asked for a while, and tells nobody', async () => {
    await ask({ id: 1, line, catalogue })
    expect(designed).toEqual(['OMEGA 3'])
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3', 'C 1', 'Z 1'])
    expect(answers).toHaveLength(1)
  })

  it('answers a question between two of them, and goes on after it', async () => {
    await ask({ id: 1, line, catalogue })
    vi.advanceTimersToNextTimer()
    expect(designed).toEqual(['OMEGA 3', 'C 1'])
    await ask({ id: 2, line, catalogue })
    expect(designed.at(-1)).toBe('OMEGA 3')
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3', 'C 1', 'OMEGA 3', 'Z 1'])
    await ask({ id: 3, line, catalogue })
    vi.advanceTimersByTime(10_000)
    expect(designed).toHaveLength(5)
  })

  it('does not where data is to be saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await ask({ id: 1, line, catalogue })
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3'])
  })
})

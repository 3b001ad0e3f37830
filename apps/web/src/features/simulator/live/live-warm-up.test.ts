import { decode, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { type Catalogue, genericCatalogue } from '@madre/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveQuestion } from './live-engine.ts'

const designed: string[] = []
vi.mock('@madre/engine', async (original) => {
  const engine = await original<typeof import('@madre/engine')>()
  return {
    ...engine,
    searchLine: (...[line, catalogue, ...rest]: Parameters<typeof engine.searchLine>) => {
      designed.push(`${line.profileType} ${catalogue.families.length}`)
      return engine.searchLine(line, catalogue, ...rest)
    },
  }
})

const ofEach = (type: string) => genericCatalogue.families.find(({ profileType }) => profileType === type)!
const catalogue: Catalogue = { ...genericCatalogue, families: ['OMEGA', 'C', 'Z'].map(ofEach) }
const { line } = decode(toDesignRequest(requests.omega))

describe('the worker of the live result', () => {
  const answers: unknown[] = []
  let ask: (question: LiveQuestion) => void

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    designed.length = 0
    answers.length = 0
    vi.stubGlobal('self', { postMessage: (answer: unknown) => answers.push(answer) })
    vi.stubGlobal('navigator', {})
    await import('./live-worker.ts')
    ask = (data) => (self as unknown as { onmessage: (event: { data: LiveQuestion }) => void }).onmessage({ data })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('designs the other profiles once nothing has been asked for a while, and tells nobody', () => {
    ask({ id: 1, line, catalogue })
    expect(designed).toEqual(['OMEGA 3'])
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3', 'C 1', 'Z 1'])
    expect(answers).toHaveLength(1)
  })

  it('answers a question between two of them, and goes on after it', () => {
    ask({ id: 1, line, catalogue })
    vi.advanceTimersToNextTimer()
    expect(designed).toEqual(['OMEGA 3', 'C 1'])
    ask({ id: 2, line, catalogue })
    expect(designed.at(-1)).toBe('OMEGA 3')
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3', 'C 1', 'OMEGA 3', 'Z 1'])
    ask({ id: 3, line, catalogue })
    vi.advanceTimersByTime(10_000)
    expect(designed).toHaveLength(5)
  })

  it('does not where data is to be saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    ask({ id: 1, line, catalogue })
    vi.advanceTimersByTime(10_000)
    expect(designed).toEqual(['OMEGA 3'])
  })
})

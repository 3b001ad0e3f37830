import { describe, expect, it } from 'vitest'
import { livePatterns } from './live-patterns.ts'

const all = (n: number) => livePatterns(Array.from({ length: n }, () => true))

describe('the arrangements of the imposed load', () => {
  it.each([1, 2, 3, 6, 22])('load, for %i spans, every adjacent pair together once', (n) => {
    const patterns = all(n)
    for (let i = 0; i + 1 < n; i++) {
      const pair = patterns.find(
        ({ spans }) => spans.includes(i) && spans.includes(i + 1) && !spans.includes(i + 2) && !spans.includes(i - 1),
      )
      expect(pair, `pair ${i}`).toBeDefined()
    }
  })

  it('are all, odd, even and one a pair, each once', () => {
    expect(all(6)).toHaveLength(3 + 5)
    expect(new Set(all(6).map((p) => p.spans.join())).size).toBe(8)
  })

  it('of point loads alone have a name of their own', () => {
    expect(livePatterns([true, true, true], 'POINTS').map((p) => p.id)).toEqual([
      'LiveQ',
      'LiveQ:odd',
      'LiveQ:even',
      'LiveQ:pair1-2',
      'LiveQ:pair2-3',
    ])
  })

  it('leave out spans without load and what is then equal', () => {
    expect(livePatterns([false, true, true, false]).map((p) => [p.id, p.spans])).toEqual([
      ['Live', [1, 2]],
      ['Live:odd', [1]],
      ['Live:even', [2]],
    ])
    expect(livePatterns([false, false])).toEqual([])
  })
})

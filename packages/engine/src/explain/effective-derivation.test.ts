import { describe, expect, it } from 'vitest'
import { effectiveInBending } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { buildSection } from '../sections/section-model.ts'
import { effectivePicture } from './effective-derivation.ts'

describe('the picture of an effective section', () => {
  it('shows the two feet of a hat alike, their effective parts in order along the plate', () => {
    const hat = buildSection({
      profile: 'OMEGA',
      inverted: false,
      h: 200,
      bTop: 70,
      bBase: 100,
      bFoot: 50,
      c: 18,
      r: 2.25,
      t_nom: 1.5,
      t: 1.46,
    })
    const { plates } = effectivePicture(effectiveInBending(hat, 'BOTTOM', 350), hat)
    const foot = (side: string) => plates.find((p) => p.name === `foot${side}`)!.effective
    expect(foot('Right')).toHaveLength(2)
    for (const { effective } of plates) {
      for (let i = 1; i < effective.length; i++) expect(effective[i]![0]).toBeGreaterThanOrEqual(effective[i - 1]![1])
    }
    const mirrored = foot('Left')
      .map(([from, to]) => [1 - to, 1 - from])
      .reverse()
    foot('Right').forEach(([from, to], i) => {
      expect(mirrored[i]![0]).toBeCloseTo(from, 12)
      expect(mirrored[i]![1]).toBeCloseTo(to, 12)
    })
  })
})

import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { jointedCatalogue } from '../../validation/arbitrary-joints.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { explain } from '../explain/explain.ts'
import { g_earth } from '../steel.ts'
import { design } from './design.ts'

/** Three spans of 6 m, the end bays heavier than the span between them, under their own weight and 0.01 kN/m. */
function permanent(kind: 'HINGE' | 'SLEEVE') {
  const request = {
    ...unloaded([6, 6, 6]),
    sectionTypes: ['Z' as const],
    transverseLengthM: 1,
    inclinationDegrees: 0,
    loadPermanentDistributed: [0.01, 0.01, 0.01],
    joints: { supports: [{ kind }, { kind }], endBays: 'HEAVIER' as const },
  }
  const { line } = decode(request)
  const families = jointedCatalogue.families.filter((family) => family.profileType === 'Z').slice(0, 1)
  const catalogue = { ...jointedCatalogue, families }
  const { solutions } = design(line, catalogue)
  const pair = solutions.find((s) => s.endBayThicknessMm !== undefined && s.status !== 'NOT_APPLICABLE')!
  const massOf = (thicknessMm: number) =>
    solutions.find((s) => s.endBayThicknessMm === undefined && s.thicknessMm === thicknessMm)!.massPerMetreKg
  const kNm = (thicknessMm: number) => 0.01 + (massOf(thicknessMm) * g_earth) / 1e3
  const [of] = explain(line, catalogue, pair.id).joints!.reactions
  return {
    Gmax: of!.cases.find(({ id }) => id === 'Gmax')!,
    end: 6 * kNm(pair.endBayThicknessMm!),
    inner: 6 * kNm(pair.thicknessMm),
  }
}

describe('characteristic reactions of a line with heavier end bays', () => {
  it('are those of simple spans, each with its own weight, where hinges cut it', () => {
    const { Gmax, end, inner } = permanent('HINGE')
    const byHand = [end / 2, (end + inner) / 2, (end + inner) / 2, end / 2]
    for (const [k, R] of Gmax.reactionsKn.entries()) expect(R).toBeCloseTo(byHand[k]!, 9)
    expect(Gmax.loadKn).toBeCloseTo(2 * end + inner, 9)
  })

  it('carry the weight of every bay where sleeves join them', () => {
    const { Gmax, end, inner } = permanent('SLEEVE')
    expect(Gmax.reactionsKn.reduce((sum, R) => sum + R, 0)).toBeCloseTo(2 * end + inner, 9)
    expect(Gmax.loadKn).toBeCloseTo(2 * end + inner, 9)
  })
})

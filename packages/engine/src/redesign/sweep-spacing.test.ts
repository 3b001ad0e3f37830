import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import { sweepSpacing } from './sweep-spacing.ts'

/** A roof of one span with two short cantilevers; permanent and live load, snow and wind. */
const omegaRoof = unloaded([0.25, 5, 0.25], {
  hasLeftCantilever: true,
  hasRightCantilever: true,
  steelGrades: ['S280', 'S350'],
  loadPermanentDistributed: [0.2, 0.2, 0.2],
  loadLiveDistributed: [0.4, 0.4, 0.4],
  loadSnowRegular: [0.4, 0.4, 0.4],
  loadWindSuction: wind([0.6, 0]),
})

describe('spacing sweep of a roof', () => {
  const catalogue = {
    ...genericCatalogue,
    families: genericCatalogue.families.filter((f) => f.profileType === 'OMEGA').slice(1, 4),
  }
  const seen: number[] = []
  const sweep = sweepSpacing(decode(omegaRoof).line, catalogue, (m) => seen.push(m))
  const passes = (transverseLengthM: number, typology: string) =>
    design(decode({ ...omegaRoof, transverseLengthM } satisfies DesignRequest).line, catalogue).solutions.some(
      (s) => s.typology === typology && s.pass,
    )

  it('says at which spacing it is', () => {
    expect(seen.slice(0, 3)).toEqual([0.25, 0.5, 0.75])
  })

  it('finds for each typology the largest spacing to 0.05 m', () => {
    const withPoint = sweep.largest.filter((l) => l.point !== null)
    expect(withPoint.length).toBeGreaterThan(0)
    for (const { typology, point } of withPoint) {
      expect(passes(point!.spacingM, typology)).toBe(true)
      expect(passes(point!.spacingM + 0.05, typology)).toBe(false)
    }
  })

  it('gives the weight per area of the lightest passing section', () => {
    const p = sweep.points.find((x) => x.spacingM === 1)!
    const best = design(decode({ ...omegaRoof, transverseLengthM: 1 }).line, catalogue).solutions.find(
      (s) => s.typology === p.typology,
    )!
    expect(p.solutionId).toBe(best.id)
    expect(p.estimatedWeightKgM2).toBeCloseTo(best.massPerMetreKg / 1, 12)
  })
})

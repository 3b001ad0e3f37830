import { decode, PROFILE_TYPES, toDesignRequest } from '@madre/contract'
import { catalogueSchema, catalogueSchemaOf, fieldProblems, PROFILE_SIZES } from '@madre/contract/schemas'
import { requests } from '@madre/contract/testing/requests'
import { DIMENSIONINGS, sectionDrawing, sectionSize } from '@madre/drawing'
import { design, genericCatalogue, PROFILES, type SectionInput, sectionProperties, sectionShape } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { SIGMA_DIMENSIONING } from './testing/sigma/dimensioning.ts'
import { SIGMA, SIGMA_200 } from './testing/sigma/profile.ts'
import { SIGMA_SIZES } from './testing/sigma/sizes.ts'

const C_200 = genericCatalogue.families.find((f) => f.typology === 'C-200-70')!
const catalogue = { ...genericCatalogue, families: [C_200, SIGMA_200] }
const MISSING = ['EN 1993-1-3 5.5.3.4.3', 'EN 1993-1-3 6.1.7.4']

/** A, I_y and z_c of straight pieces of thickness t, by hand. */
function byHand(points: [y: number, z: number][], t: number) {
  const pieces = points.slice(1).map(([y, z], i) => {
    const [y0, z0] = points[i]!
    return { A: t * Math.hypot(y - y0, z - z0), z: (z + z0) / 2, rise: z - z0 }
  })
  const A = pieces.reduce((sum, p) => sum + p.A, 0)
  const z_c = pieces.reduce((sum, p) => sum + p.A * p.z, 0) / A
  return { A, z_c, I_y: pieces.reduce((sum, p) => sum + p.A * (p.rise ** 2 / 12 + (p.z - z_c) ** 2), 0) }
}

it('every profile there is has its sizes in the schemas, its dimension lines, and stands in the form', () => {
  const types = PROFILES.map((p) => p.type).sort()
  expect([...PROFILE_TYPES].sort()).toEqual(types)
  expect(PROFILE_SIZES.flatMap((p) => p.types).sort()).toEqual(types)
  expect(DIMENSIONINGS.flatMap((d) => d.types).sort()).toEqual(types)
})

describe('a made-up profile, a web with two folds', () => {
  it('is read by the schema of a catalogue of its shapes, and by no other', () => {
    const schema = catalogueSchemaOf([...PROFILE_SIZES, SIGMA_SIZES])
    expect(schema.parse(catalogue)).toEqual(catalogue)
    expect(catalogueSchema.safeParse(catalogue).success).toBe(false)
    const { step: _, ...flat } = SIGMA_200 as unknown as Record<string, unknown>
    const wrong = schema.safeParse({ ...catalogue, families: [C_200, flat] }, { reportInput: true })
    expect(fieldProblems(wrong.error!).map((p) => p.path)).toEqual([['families', 1, 'step']])
  })

  it('has the gross properties of its midline and names the clauses of its web', () => {
    // An inside radius of −t/2 leaves the midline without roundings.
    const input = {
      ...SIGMA_200,
      profile: 'SIGMA',
      t: 2,
      tDesign: 2,
      r: -1,
      fyb: 350,
      fu: 420,
    } as unknown as SectionInput
    const { gross, notApplicable, effective } = sectionProperties(input, SIGMA)
    const half: [number, number][] = [
      [68, 20],
      [68, 1],
      [0, 1],
      [0, 50],
      [15, 70],
    ]
    const mirrored = half.map(([y, z]): [number, number] => [y, 200 - z]).reverse()
    const { A, I_y, z_c } = byHand([...half, ...mirrored], 2)
    expect(gross.areaMm2 / A).toBeCloseTo(1, 12)
    expect(gross.iyMm4 / I_y).toBeCloseTo(1, 12)
    expect(gross.zCentroidMm / z_c).toBeCloseTo(1, 12)
    expect(notApplicable!.map((l) => l.clause)).toEqual(MISSING)
    expect(effective).toBeUndefined()
  })

  it('is drawn with its outline and its dimensions', () => {
    const { outlineMm } = sectionShape(SIGMA_200, 2, false, SIGMA)
    const size = sectionSize(SIGMA_200, 2, false)
    const { marks } = sectionDrawing(outlineMm, size, 'Σ', {}, null, [...DIMENSIONINGS, SIGMA_DIMENSIONING])
    const numbers = marks.flatMap((m) =>
      m.kind === 'text' ? m.content.flatMap((c) => ('number' in c ? [c.number] : [])) : [],
    )
    expect(numbers).toEqual([200, 70, 20, 15, 2, 3])
    // Between the folds the face of the web stands a step and half a thickness inwards.
    const face = Math.max(...outlineMm.filter((p) => p.z > 71 && p.z < 129).map((p) => p.y))
    expect(face).toBeCloseTo(16, 9)
  })

  it('is listed as not applicable with the missing clauses, and changes nothing of the sections beside it', () => {
    const request = { ...toDesignRequest(requests.c), steelGrades: ['S350'], sectionTypes: ['SIGMA' as 'C'] }
    const { solutions } = design(decode(request).line, catalogue, undefined, [...PROFILES, SIGMA])
    const [sigma] = solutions
    expect(solutions).toHaveLength(1)
    expect(sigma).toMatchObject({ id: 'SIGMA-200-70-2.0-S350', status: 'NOT_APPLICABLE', reason: 'OUTSIDE_STANDARD' })
    expect(sigma!.checks[0]!.limits!.map((l) => l.clause)).toEqual(MISSING)
    expect(sigma!.massPerMetreKg).toBeGreaterThan(5)
    const ofC = { ...request, sectionTypes: ['C' as const] }
    const alone = design(decode(ofC).line, { ...catalogue, families: [C_200] })
    expect(design(decode(ofC).line, catalogue, undefined, [...PROFILES, SIGMA]).solutions).toEqual(alone.solutions)
  })
})

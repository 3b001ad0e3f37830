/** What a family of the catalogue says of its joints; docs/makers.md. */
import type { SectionFamily } from '@madre/engine'
import { z } from 'zod'
import type { Problem } from './most-problems.ts'

const source = z.string().min(1).max(500)
const figure = z.number().positive().max(1_000_000)

/** A maker's test of the lap, Z sections that nest. */
export const testedLapSchema = z.strictObject({
  source,
  stiffnessRatio: z.number().min(1).max(2).optional(),
  kappaS: z.number().min(0.5).max(1).optional(),
  minSideMm: z.number().positive().max(5000).optional(),
  edgeMm: z.number().min(0).max(500).optional(),
})

export const sleevesSchema = z
  .array(
    z.strictObject({
      thicknessMm: figure,
      steels: z.array(z.string().min(1).max(40)).min(1).max(20).optional(),
      lengthMm: z.number().positive().max(5000),
      kThetaKnmPerRad: figure,
      mRdKnm: figure,
      vRdKn: figure,
      massKg: z.number().min(0).max(1000).optional(),
      source,
    }),
  )
  .max(200)

/** A test of a lap without nesting sections, and sleeves of what there is not, or twice. @param ids of the steels of the catalogue */
export function checkFamilyJoints(
  family: SectionFamily,
  path: (string | number)[],
  ids: string[],
  problem: Problem,
): void {
  if (family.profileType === 'C' && (family.nests !== undefined || family.lap !== undefined))
    problem([...path, family.nests === undefined ? 'lap' : 'nests'], 'of Z alone')
  else if ('lap' in family && family.lap !== undefined && family.nests !== true)
    problem([...path, 'lap'], 'needs nests: true')
  const seen = new Set<string>()
  family.sleeves?.forEach(({ thicknessMm, steels = family.steels }, j) => {
    const at = [...path, 'sleeves', j]
    if (!family.thicknesses.includes(thicknessMm))
      problem([...at, 'thicknessMm'], `one of ${family.thicknesses.join(', ')}, got ${thicknessMm}`)
    steels.forEach((steel, k) => {
      if (!ids.includes(steel)) problem([...at, 'steels', k], `one of ${ids.join(', ')}, got ${steel}`)
      const key = `${thicknessMm} ${steel}`
      if (seen.has(key)) problem(at, `a second record for ${thicknessMm} mm in ${steel}`)
      seen.add(key)
    })
  })
}

/** One candidate on a line small enough for a hand calculation, and what its checks say. */
import { type DesignRequest, decode } from '@madre/contract'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { sectionProperties } from '../../src/design/section-properties.ts'
import type { Catalogue, SectionFamily } from '../../src/input.ts'
import type { Check, CheckCode, Design, Solution } from '../../src/result.ts'
import { exactly, type Reference, type ReferenceValue } from '../evidence.ts'

export const F_YB = 350

export const E = 210_000

export const THICKNESS = 2

export interface Designed {
  solution: Solution
  result: Design
  family: SectionFamily
  section: Required<Pick<ReturnType<typeof sectionProperties>, 'gross' | 'effective' | 'resistance'>>
  /** own weight [kN/m] */
  own: number
}

/** One family of the default catalogue at 2 mm in S350. */
export function designed(typology: string, input: DesignRequest, change: Partial<SectionFamily> = {}): Designed {
  const family = {
    ...genericCatalogue.families.find((f) => f.typology === typology)!,
    thicknesses: [THICKNESS],
    ...change,
  } as SectionFamily
  const catalogue: Catalogue = { ...genericCatalogue, families: [family] }
  const result = design(decode({ ...input, sectionTypes: [family.profileType] }).line, catalogue)
  const common = {
    h: family.h,
    bTop: family.bTop,
    r: family.rOverT! * THICKNESS,
    t: THICKNESS,
    fyb: F_YB,
    fu: 420,
    ss: 135,
  }
  const section = sectionProperties(
    family.profileType === 'OMEGA'
      ? { ...common, profile: 'OMEGA', bBase: family.bBase, bFoot: family.bFoot, c: family.c }
      : { ...common, profile: family.profileType, bBottom: family.bBottom, cTop: family.cTop, cBottom: family.cBottom },
  ) as Designed['section']
  const solution = result.solutions[0]!
  return { solution, result, family, section, own: (section.gross.massPerMetreKg * 9.81) / 1e3 }
}

export const checkOf = (d: Designed, code: CheckCode): Check => d.solution.checks.find((c) => c.code === code)!

export const utilisation = (d: Designed, code: CheckCode) => checkOf(d, code).utilisation ?? Number.NaN

export const demand = (d: Designed, code: CheckCode) => checkOf(d, code).demand ?? Number.NaN

export const isAbsent = (d: Designed, code: CheckCode, name: string) =>
  exactly(`${name}: ${code} does not apply`, Number(checkOf(d, code).status === 'NOT_APPLICABLE'), 1)

/** Where a maximum is looked for at stations: q·(L/80/2)² of a parabola's top is at most 4e-5 of it. */
export const ON_STATIONS = 1e-4

export const square = (x: number) => x ** 2

/** [kNm] of N·mm, [kN] of N */
export const kNm = (v: number) => v / 1e6

export const kN = (v: number) => v / 1e3

export const smaller = (b: { wTopMm3: number; wBottomMm3: number }) => Math.min(b.wTopMm3, b.wBottomMm3)

/** One Ω web, method 4.10 by its formula: category 2 with the bearing length l_a. */
export function omegaWeb(d: Designed, alpha: number, l_a: number): number {
  const f = d.family as Extract<SectionFamily, { profileType: 'OMEGA' }>
  const t = 1.96
  const phi = (Math.atan2(f.h - THICKNESS, (f.bBase - f.bTop) / 2) * 180) / Math.PI
  const r = f.rOverT! * THICKNESS
  return (
    alpha *
    t *
    t *
    Math.sqrt(F_YB * E) *
    (1 - 0.1 * Math.sqrt(r / t)) *
    (0.5 + Math.sqrt((0.02 * l_a) / t)) *
    (2.4 + square(phi / 90))
  )
}

const HAND = 'hand calculation with resistances of the section'

export const reference = (clause: Reference['clause'], title: string, values: () => ReferenceValue[]): Reference => ({
  clause,
  rank: 'hand',
  title,
  source: HAND,
  values,
})

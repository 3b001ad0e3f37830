/** The Ω line of method 5.8 to 5.15 against our own shell elements, where nobody had looked: how far it holds, and the lines where it does not. */

import { readFileSync } from 'node:fs'
import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import type { OmegaFamily } from '../../src/input.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates } from '../../src/search/candidate.ts'
import { analyseOmegaLine } from '../../src/stability/analyse-omega-line.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { RESTRAINT_ON_ONE_FOOT } from '../../src/warnings/construction-warnings.ts'
import { slenderWebs, TOO_LOW } from '../../src/warnings/shell-warnings.ts'
import { unloaded } from '../references/requests.ts'
import type { OmegaBuckling } from './case.ts'
import { OMEGA_GROUPS, OMEGA_UNSAFE } from './findings.ts'
import { aboveShearBuckling, compareUtilisations } from './general-method.ts'
import type { OmegaBucklingResult } from './omega-buckling.ts'

type OwnLine = OmegaBuckling & { id: string; group: string; fe: OmegaBucklingResult }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/omega-lines-own.json', import.meta.url), 'utf8'),
)

/** Utilisation of the rule over that of the shells, less 1, is nowhere below this but in the lines of OMEGA_UNSAFE. */
const SAFE = -0.04

/** α_cr·τ/τ_cr of the webs beside a hogging support from which on the line is named. */
const SHEAR = 0.85

/** No sway or spread among the modes that were solved, all of them of plates or of flexure about y: nothing is shown for these. */
const NOT_SHOWN = [
  'hog-250-1.5-2x4-cd650',
  'hog-200-1.0-2x3-cd650',
  'hog-250-1.5-2x3-cd0',
  'lock-200-1.5-6m-upl-cd0-l5',
  'lock-120-1.0-4m-upl-cd300-l7',
  'lock-250-2.0-6m-upl-cd650-l7',
  'lock-160-1.5-5m-upl-cd0-l4',
  'lock-80-2.0-3m-upl-cd300-l5',
  'n-200-1.5-6m-alone-cd650',
  'inv-200-2.5-8m-upl-cd390',
  'inv-250-2.5-10m-upl-cd0',
  'inv-250-2.5-8m-N-cd650',
  'inv-120-2.0-5m-N-cd0',
]

const alphaOf = (line: OwnLine) => analyseOmegaLine(line.case).alphaCr!
const errorOf = (line: OwnLine) => alphaOf(line) / line.fe.alpha! - 1

/** 0 for N alone, which has no moment to compare. */
function effectOf(line: OwnLine): number {
  const isBent = line.case.q.some((q) => q !== 0) || line.case.points.length > 0
  return isBent ? compareUtilisations(line.case, alphaOf(line), line.fe.alpha!).effect : 0
}

const known = cases.filter((line) => line.fe.alpha !== null)
const unsafe = known.filter((line) => line.id in OMEGA_UNSAFE)
const safe = known.filter((line) => !(line.id in OMEGA_UNSAFE))

describe('α_cr of our own Ω lines and the utilisation that follows from it', () => {
  it.each(safe.map((line) => [line.id, line] as const))('%s lies within the bounds of its group', (_, line) => {
    const [low, high] = OMEGA_GROUPS[line.group]!
    expect(errorOf(line)).toBeGreaterThan(low)
    expect(errorOf(line)).toBeLessThan(high)
    expect(effectOf(line)).toBeGreaterThan(SAFE)
  })

  it.each(unsafe.map((line) => [line.id, line] as const))('%s is unsafe by as much as is known', (id, line) => {
    const { alpha, utilisation } = OMEGA_UNSAFE[id]!
    expect(Math.abs(100 * errorOf(line) - alpha)).toBeLessThan(0.1)
    expect(Math.abs(100 * effectOf(line) - utilisation)).toBeLessThan(0.1)
  })

  it('is unsafe only where a restraint holds one foot, or where the webs beside a hogging support are near their shear buckling', () => {
    const shearFirst = (line: OwnLine) => aboveShearBuckling(line.case, alphaOf(line)) >= SHEAR
    for (const line of unsafe) {
      const isOneFoot = OMEGA_UNSAFE[line.id]!.warning === 'OMEGA_LOCK_HOLDS_BOTH'
      expect(line.shells?.restraintHolds === 'one', line.id).toBe(isOneFoot)
      expect(isOneFoot || shearFirst(line), line.id).toBe(true)
    }
    const warnedInVain = safe.filter(shearFirst).map((line) => line.id)
    expect(warnedInVain).toEqual([
      'hog-80-1.0-2x2-cd300',
      'hog-120-1.0-con1+3-cd300',
      'foot-2s-120-1.5-2x4-grav-cd0-l-both',
      'inv-200-2.0-2x6-grav-cd0',
    ])
  })

  it('is named with the figure of the worst line', () => {
    const worst = (warning: string) => {
      const found = Object.values(OMEGA_UNSAFE).filter((f) => f.warning === warning)
      return Math.ceil(-Math.min(...found.map((f) => f.utilisation)))
    }
    expect(worst('OMEGA_WEB_SLENDER_AT_SUPPORT')).toBe(TOO_LOW.slenderWebs)
    expect(worst('OMEGA_LOCK_HOLDS_BOTH')).toBe(RESTRAINT_ON_ONE_FOOT)
  })

  it('is compared for every line but those in which the shells show no global mode', () => {
    expect(cases.filter((line) => line.fe.alpha === null).map((line) => line.id)).toEqual(NOT_SHOWN)
    expect(Object.keys(OMEGA_UNSAFE).length).toBe(unsafe.length)
    expect(known.length).toBeGreaterThanOrEqual(59)
  })
})

describe('the warning of slender webs beside a support, by the engine’s own line', () => {
  const hogging = cases.filter((line) => line.id.startsWith('hog-') && line.case.spans.length > 1)

  it.each(hogging.map((line) => [line.id, line.case] as const))('%s', (_, c) => {
    const { tNom, r, t, ...dimensions } = c.section
    const family: OmegaFamily = {
      ...{ profileType: 'OMEGA', typology: 'OWN', name: 'own', thicknesses: [tNom], steels: ['S350'] },
      ...{ coating: 'Z275', supportDetail: 'cleat', r, ...dimensions },
    }
    const line = prepareLine(decode(unloaded(c.spans.map((L) => L / 1000))).line, EN1993_1_3_2006)
    const [built] = buildCandidates(line.input, { ...genericCatalogue, families: [family] }, EN1993_1_3_2006)
    if (!built || !('candidate' in built)) throw new Error('the section is within the limits')
    expect(built.candidate.model.t).toBeCloseTo(t, 9)
    const candidate = { ...built.candidate, sheeting: { ...built.candidate.sheeting, C_D: c.CD } }
    expect(slenderWebs(line)!(candidate)).toBe(aboveShearBuckling(c, analyseOmegaLine(c).alphaCr!) >= SHEAR)
  })
})

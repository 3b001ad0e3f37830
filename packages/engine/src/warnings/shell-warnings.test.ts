import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import type { Catalogue, SectionFamily } from '../input.ts'
import type { Warning } from '../result.ts'
import { TOO_LOW } from './shell-warnings.ts'
import { warningsAbout } from './warnings.ts'

/** One section of the default catalogue. */
function only(typology: string, thickness: number, supportDetail: SectionFamily['supportDetail'] = 'cleat'): Catalogue {
  const family = genericCatalogue.families.find((f) => f.typology === typology)!
  return { ...genericCatalogue, families: [{ ...family, thicknesses: [thickness], supportDetail }] }
}

const CODES = [
  'OMEGA_WEB_SLENDER_AT_SUPPORT',
  'C_LOAD_BESIDE_WEB',
  'LOAD_AT_LIP',
  'CLOSE_BARS_LIP',
  'FREE_C_TWISTS_FURTHER',
  'SHORT_SPAN_WITHOUT_PANEL',
]

const found = (input: DesignRequest, catalogue: Catalogue): Warning[] =>
  design(decode(input).line, catalogue).warnings.filter((w) => CODES.includes(w.code))

const gravity = (kNm2: number, spansM: number[], changes: Partial<DesignRequest> = {}) =>
  unloaded(spansM, { loadPermanentDistributed: spansM.map(() => kNm2), ...changes })
const uplift = (kNm2: number, lengthM: number, changes: Partial<DesignRequest> = {}) =>
  unloaded([lengthM], { loadWindSuction: wind([kNm2, lengthM]), ...changes })
const free = (restraints = 0): Partial<DesignRequest> => ({
  spanRestraints: {
    upper: { type: 1, lateralLocks: [restraints] },
    lower: { use: restraints > 0, lateralLocks: [restraints] },
  },
})
const bars = (count: number): Partial<DesignRequest> => ({
  spanRestraints: { upper: { type: 0, lateralLocks: [0] }, lower: { use: true, lateralLocks: [count] } },
})
const cee = { sectionTypes: ['C' as const] }
const twists = (id: string) => ({ code: 'FREE_C_TWISTS_FURTHER', values: { percent: TOO_LOW.freeC, solutions: id } })
const zed = { sectionTypes: ['Z' as const] }

describe('what shells show more than 5 % unsafe is named for the section it concerns', () => {
  const omega = gravity(2.5, [3.5, 3.5])
  const webs = [{ code: 'OMEGA_WEB_SLENDER_AT_SUPPORT', values: { percent: 16, solutions: 'OMEGA-200-70-1.5-S350' } }]
  const lip = [{ code: 'CLOSE_BARS_LIP', values: { percent: 14, solutions: 'C-200-70-2.0-S350' } }]

  it.each<[string, DesignRequest, Catalogue, object[]]>([
    ['slender webs of an Ω on cleats', omega, only('OMEGA-200-70', 1.5), webs],
    ['not where M_R governs', gravity(1.3, [3.5, 3.5]), only('OMEGA-200-70', 1.5, 'bearing'), []],
    ['nor over a longer span', gravity(0.6, [6, 6]), only('OMEGA-200-70', 1.5), []],
    ['nor where the line hogs over no support', gravity(2, [3.5]), only('OMEGA-200-70', 1.5), []],
    [
      'a C under a panel pressed over a support',
      gravity(0.35, [6, 6], cee),
      only('C-200-70', 2),
      [
        {
          code: 'C_LOAD_BESIDE_WEB',
          values: { fastenerPercent: 30, lipPercent: 45, solutions: 'C-200-70-2.0-S350' },
        },
      ],
    ],
    [
      'of longer spans only at the lip',
      gravity(0.2, [7, 7], cee),
      only('C-200-70', 2),
      [{ code: 'LOAD_AT_LIP', values: { percent: 19, solutions: 'C-200-70-2.0-S350' } }],
    ],
    [
      'a Z in short ones likewise',
      gravity(1, [3, 3], zed),
      only('Z-200-70', 2),
      [{ code: 'LOAD_AT_LIP', values: { percent: 32, solutions: 'Z-200-70-2.0-S350' } }],
    ],
    ['not in a single span', gravity(0.6, [6], cee), only('C-200-70', 2), []],
    ['nor a Z in longer ones', gravity(0.35, [6, 6], zed), only('Z-200-70', 2), []],
    ['bars near each other in a short span of a C', uplift(3, 2.5, { ...cee, ...bars(1) }), only('C-200-70', 2), lip],
    ['the same without a panel', uplift(3, 2.5, { ...cee, ...free(1) }), only('C-200-70', 2), lip],
    ['not in a longer one', uplift(0.7, 6, { ...cee, ...bars(5) }), only('C-200-70', 2), []],
    ['nor in longer bays', uplift(1, 4, { ...cee, ...bars(1) }), only('C-200-70', 2), []],
    ['nor for a Z', uplift(4, 2.5, { ...zed, ...bars(1) }), only('Z-200-70', 2), []],
    [
      'a C without a panel over one metre',
      gravity(15, [1], { ...cee, ...free() }),
      only('C-250-80', 2),
      [
        twists('C-250-80-2.0-S350'),
        { code: 'SHORT_SPAN_WITHOUT_PANEL', values: { percent: 50, solutions: 'C-250-80-2.0-S350' } },
      ],
    ],
    [
      'a Z likewise',
      uplift(15, 1, { ...zed, ...free() }),
      only('Z-200-70', 2),
      [{ code: 'SHORT_SPAN_WITHOUT_PANEL', values: { percent: 6, solutions: 'Z-200-70-2.0-S350' } }],
    ],
    [
      'and no more than that over a longer span',
      gravity(0.7, [4], { ...cee, ...free() }),
      only('C-250-80', 2),
      [twists('C-250-80-2.0-S350')],
    ],
    ['not with bars at both fibres', gravity(0.7, [5], { ...cee, ...free(1) }), only('C-250-80', 2), []],
    ['nor under uplift', uplift(0.7, 4, { ...cee, ...free() }), only('C-250-80', 2), []],
    ['nor a Z', gravity(0.6, [4], { ...zed, ...free() }), only('Z-250-80', 2), []],
    ['nor under a panel', gravity(15, [1], cee), only('C-250-80', 2), []],
  ])('%s', (_, input, catalogue, expected) => {
    expect(design(decode(input).line, catalogue).solutions[0]!.pass).toBe(true)
    const warnings = found(input, catalogue)
    expect(warnings).toMatchObject(expected)
    expect(warnings.length).toBe(expected.length)
  })

  it('and for no other one', () => {
    const warnings = [{ code: 'A', message: '' }, ...found(omega, only('OMEGA-200-70', 1.5))]
    expect(warningsAbout(warnings, 'OMEGA-200-70-1.5-S350').length).toBe(2)
    expect(warningsAbout(warnings, 'OMEGA-200-70-1.5-S28').map((w) => w.code)).toEqual(['A'])
    expect(warningsAbout(warnings, undefined).map((w) => w.code)).toEqual(['A'])
  })
})

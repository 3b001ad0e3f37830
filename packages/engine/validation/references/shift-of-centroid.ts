/** Shifts of the centroid under compression and what they add to bending; method 3.21 and 4.20. */
import { decode } from '@madre/contract'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { effectiveInCompression, unreducedSection } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { shiftOfCentroid } from '../../src/en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import type { CheckCode } from '../../src/result.ts'
import { dimensionsAsBuilt } from '../../src/sections/dimensions.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import { exactly, printed, type Reference, type ReferenceValue, within } from '../evidence.ts'
import { unloaded, wind } from './requests.ts'
import { designed, F_YB, kN, kNm, ON_STATIONS, reference, utilisation } from './small-designs.ts'

const familyOf = (typology: string) => genericCatalogue.families.find((f) => f.typology === typology)!

/** Typology, thickness, e_y [mm], W_z,com, W_z,ten [mm³], in S350. */
const SHIFTS: [string, number, string, string, string][] = [
  ['C-200-70', 1.5, '4.061', '7508', '3962'],
  ['C-200-70', 2.5, '4.107', '17515', '9210'],
  ['C-250-80', 2, '6.430', '14866', '8406'],
  ['C-100-50', 2, '1.093', '7327', '4213'],
]

function shifts(): ReferenceValue[] {
  const shiftOf = (typology: string, thickness: number) => {
    const s = buildSection(dimensionsAsBuilt(familyOf(typology), thickness, false))
    return shiftOfCentroid(s, effectiveInCompression(s, F_YB), unreducedSection(s))
  }
  return [
    ...SHIFTS.flatMap(([typology, thickness, e_y, W_com, W_ten]) => {
      const shift = shiftOf(typology, thickness)
      const name = `${typology}-${thickness.toFixed(1)}`
      return [
        printed(`${name}: e_y`, shift.e_y, e_y),
        printed(`${name}: W_z,com`, shift.W_z_com, W_com),
        printed(`${name}: W_z,ten`, shift.W_z_ten, W_ten),
      ]
    }),
    exactly('Ω: e_y', shiftOf('OMEGA-200-70', 1.5).e_y, 0),
    exactly('Z of equal flanges: e_y', shiftOf('Z-200-70', 1.5).e_y, 0),
  ]
}

/** Standing rail of 5 m with wind and −25 kN, its panel outside: one check of C-200-70-2.5-S350. */
function standingRail(code: CheckCode): number {
  const input = unloaded([5], {
    simulationType: 'FACADE',
    profileOrientation: 'VERTICAL',
    transverseLengthM: 1.2,
    loadPermanentDistributed: [0.15],
    loadWindPressure: wind([0.7, 0]),
    loadWindSuction: wind([0.6, 0]),
    axialLoad: { valueKn: 25, direction: 'COMPRESSIONS', type: 'DESIGN' },
    sectionTypes: ['C'],
  })
  const families = [familyOf('C-200-70')]
  const solution = design(decode(input).line, { ...genericCatalogue, families }).solutions.find(
    (s) => s.id === 'C-200-70-2.5-S350',
  )!
  return solution.checks.find((c) => c.code === code)?.utilisation ?? Number.NaN
}

/** Ω 160×60 over 4 m in uplift with 5 kN of compression: the closed flange, pulled, has the smaller modulus; (6.26) governs. */
function tensionEdge(): ReferenceValue[] {
  const d = designed(
    'OMEGA-160-60',
    unloaded([4], {
      loadWindSuction: wind([1, 0]),
      axialLoad: { valueKn: 5, direction: 'COMPRESSIONS', type: 'DESIGN' },
    }),
  )
  const M = (1.5 * 2 - d.own) * 2
  const { compression, bendingBottomCompressed: bottom } = d.section.effective
  const n = 5 / kN(compression.areaMm2 * F_YB)
  const com = n + M / kNm(bottom.wBottomMm3 * F_YB)
  const ten = M / kNm(bottom.wTopMm3 * F_YB) - n
  return [
    exactly('the tension edge governs', Number(ten > com * 1.05), 1),
    exactly('the shift, sagging, would relieve', Number(compression.shiftZMm > 0), 1),
    within('N_M_SECTION', utilisation(d, 'N_M_SECTION'), ten, ON_STATIONS),
  ]
}

const R = 'own program of the method’s author'

export const shiftReferences: Reference[] = [
  {
    clause: 'centroidShift',
    rank: 'independent program',
    title: 'four C in compression; none for Ω and Z',
    source: R,
    values: shifts,
  },
  {
    clause: 'axialBending',
    rank: 'independent program',
    title: 'standing C rail, both shifts',
    source: R,
    values: () => [printed('N_M_SECTION', standingRail('N_M_SECTION'), '0.3492')],
  },
  {
    clause: 'memberInteraction',
    rank: 'independent program',
    title: 'standing C rail, both shifts',
    source: R,
    values: () => [printed('N_M_MEMBER', standingRail('N_M_MEMBER'), '0.4565')],
  },
  reference('axialBending', 'Ω in uplift and compression: the tension edge', tensionEdge),
]

/**
 * Lines with joints by a second program, written from the text of method S alone: finite elements where the engine has three-moment
 * equations. Random requests, every value of their designs compared. JOINTED_LINES: how many.
 */
import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../src/catalogue/generic.ts'
import { design } from '../src/design/design.ts'
import type { Catalogue } from '../src/input.ts'
import { unloaded } from './references/requests.ts'
import { compared } from './second-joints/compared.ts'
import { drawnLines } from './second-joints/jointed-requests.ts'
import { secondDesign } from './second-joints/second-design.ts'
import { warningsOf } from './second-joints/warned.ts'

const LINES = Number(process.env.JOINTED_LINES ?? 25)
/** So many values a line at least, so that nothing is left out unseen. */
const VALUES_A_LINE = 60

function comparedLine(request: DesignRequest, catalogue: Catalogue) {
  const { line } = decode(request)
  const second = secondDesign(line, catalogue)
  return compared(design(line, catalogue), second, warningsOf(line, catalogue, second))
}

it(
  `agrees with the second program on ${LINES} lines with joints`,
  () => {
    let values = 0
    let worst = 0
    const disagreements: string[] = []
    const seed = Number(process.env.FC_SEED ?? 20_261_127)
    for (const [i, { request, catalogue }] of fc.sample(drawnLines, { numRuns: LINES, seed }).entries()) {
      const found = comparedLine(request, catalogue)
      values += found.compared
      worst = Math.max(worst, found.worst)
      for (const text of found.disagreements) disagreements.push(`line ${i}: ${text}`)
    }
    if (process.env.JOINTED_LINES) console.log(`${values} values compared, worst ${(100 * worst).toFixed(2)} %`)
    expect(disagreements).toEqual([])
    expect(values).toBeGreaterThan(VALUES_A_LINE * LINES)
  },
  30 * 60_000,
)

/** Z of two thicknesses with sleeves. */
const SLEEVED: Catalogue = {
  ...genericCatalogue,
  families: genericCatalogue.families
    .filter(({ typology }) => typology === 'Z-200-70')
    .map((family) => {
      const record = { lengthMm: 2000, kThetaKnmPerRad: 570, mRdKnm: 17, vRdKn: 40, source: 'made up' }
      return { ...family, thicknesses: [2, 3], sleeves: [2, 3].map((thicknessMm) => ({ ...record, thicknessMm })) }
    }),
}

it.each(['HINGE', 'SLEEVE'] as const)('carries the weight of heavier end bays over a %s', (kind) => {
  const request = unloaded([9, 9, 5], {
    sectionTypes: ['Z'],
    inclinationDegrees: 30,
    profileOrientation: 'VERTICAL',
    joints: { supports: [{ kind }, { kind }], endBays: 'HEAVIER' },
  })
  expect(comparedLine(request, SLEEVED).disagreements).toEqual([])
})

it('carries the weight of laps over a hinge', () => {
  const request = unloaded([9, 9, 9], {
    sectionTypes: ['Z'],
    inclinationDegrees: 30,
    profileOrientation: 'VERTICAL',
    joints: { supports: [{ kind: 'LAP', left: 15, right: 15 }, { kind: 'HINGE' }] },
  })
  expect(comparedLine(request, SLEEVED).disagreements).toEqual([])
})

it('takes the moment of a load of the roof at the end of a sleeve', () => {
  const request = unloaded([6, 6], {
    sectionTypes: ['Z'],
    simulationType: 'GENERAL',
    roofPointLoadKn: 1,
    joints: { supports: [{ kind: 'SLEEVE' }] },
  })
  expect(comparedLine(request, SLEEVED).disagreements).toEqual([])
})

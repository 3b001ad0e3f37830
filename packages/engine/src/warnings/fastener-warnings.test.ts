import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import type { ProfileType, SectionFamily } from '../input.ts'

const SHEET = { coveringInertia: 20, fixationsPerMeter: 3 }
const UNHELD: Partial<DesignRequest> = {
  spanRestraints: { upper: { type: 1, lateralLocks: [1] }, lower: { use: false, lateralLocks: [0] } },
}
const TURNED: Partial<DesignRequest> = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' }

/** Two families of a type, 2 mm thick, the first with upper flanges of 60 and lower ones of 64 mm, the second of 80 and 70 mm. */
function said(profile: ProfileType, changes: Partial<DesignRequest>, ofMaker: (number | undefined)[] = []) {
  const widths = [
    { bTop: 60, bBottom: 64 },
    { bTop: 80, bBottom: 70 },
  ]
  const families = genericCatalogue.families
    .filter((f) => f.profileType === profile && f.h >= 200)
    .slice(0, 2)
    .map((f, i) => ({
      ...f,
      ...(profile === 'OMEGA' ? {} : widths[i]),
      ...(ofMaker[i] === undefined ? {} : { fastenerToWeb: ofMaker[i] }),
      thicknesses: [2],
    })) as SectionFamily[]
  const input = unloaded([5], { sectionTypes: [profile], loadPermanentDistributed: [0.3], ...changes })
  return design(decode(input).line, { ...genericCatalogue, families })
    .warnings.filter((w) => w.code.startsWith('FASTENER_'))
    .map(({ code, values }) => [code, values?.aMm])
}

const middle = (aMm: number) => ['FASTENER_AT_MID_FLANGE', aMm]
const edge = (aMm: number) => ['FASTENER_NEAR_EDGE', aMm]

describe.each(['C', 'Z'] as const)('of the fasteners of a %s is said', (profile) => {
  it.each<[string, Partial<DesignRequest>, (number | undefined)[], unknown[]]>([
    ['the middle of the widest flange, where nobody says more', {}, [], [middle(40)]],
    ['… as the sections are turned', TURNED, [], [middle(35)]],
    ['… of the families whose maker says nothing', {}, [undefined, 30], [middle(30)]],
    ['nothing where every maker says it', {}, [30, 30], []],
    ['nothing where it is typed', { claddingProperties: { ...SHEET, fastenerToWebMm: 30 } }, [], []],
    ['nothing without a panel', UNHELD, [], []],
    ['that the spring is lost, at the web', { claddingProperties: { ...SHEET, fastenerToWebMm: 24 } }, [], [edge(24)]],
    ['… at the tip of the narrower flange', { claddingProperties: { ...SHEET, fastenerToWebMm: 36 } }, [], [edge(36)]],
    ['… of the first family of a maker', { claddingProperties: SHEET }, [20, 22], [edge(20)]],
    ['… of one, while the other is in the middle', { claddingProperties: SHEET }, [20], [middle(40), edge(20)]],
    [
      'nothing of a spring that there is not',
      { claddingProperties: { ...SHEET, fixationsPerMeter: 0, fastenerToWebMm: 10 } },
      [],
      [],
    ],
    [
      'nothing of a spring without a panel',
      { ...UNHELD, claddingProperties: { ...SHEET, fastenerToWebMm: 10 } },
      [],
      [],
    ],
  ])('%s', (_, changes, ofMaker, expected) => {
    expect(said(profile, changes, ofMaker)).toEqual(expected)
  })
})

it('nothing of those of an Ω', () => {
  expect(said('OMEGA', { claddingProperties: { ...SHEET, fastenerToWebMm: 10 } })).toEqual([])
})

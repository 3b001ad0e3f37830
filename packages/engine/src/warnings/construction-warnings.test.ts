import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '../../validation/arbitrary-request.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import type { ProfileType, SectionFamily } from '../input.ts'
import { prepareLine } from '../line/line-design.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { constructionWarnings } from './construction-warnings.ts'

const [any] = fc.sample(requests(2), { numRuns: 1, seed: 1 })
const inverted = 'MAJOR_AXIS_BENDING_INVERTED' as const

/** A line of two spans with the lengths given, its upper fibre held by the panel. */
function line(
  profile: ProfileType,
  change: Partial<DesignRequest> = {},
  restraints: [0 | 1, number, number] = [0, 0, 0],
) {
  const spanLengthsM = change.spanLengthsM ?? [5, 5]
  const each = <T>(value: T) => spanLengthsM.map(() => value)
  const [type, upper, lower] = restraints
  const input: DesignRequest = {
    ...any!,
    simulationType: 'GENERAL',
    hasLeftCantilever: false,
    hasRightCantilever: false,
    sectionTypes: [profile],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: each(0),
    loadLivePoint: [],
    loadSnowRegular: null,
    loadSnowExceptional: null,
    spanRestraints: {
      upper: { type, lateralLocks: each(upper) },
      lower: { use: lower > 0, lateralLocks: each(lower) },
    },
    ...change,
    spanLengthsM,
  }
  return prepareLine(decode(input).line, EN1993_1_3_2006)
}
const families = (profile: ProfileType) => genericCatalogue.families.filter((f) => f.profileType === profile)
const cleats = (list: SectionFamily[]): SectionFamily[] => list.map((f) => ({ ...f, supportDetail: 'cleat' }))
const said = (...[l, f]: Parameters<typeof constructionWarnings>) => constructionWarnings(l, f).map((w) => w.code)

describe('what the construction has to provide', () => {
  it('joints, for a line above 14 m, cantilevers included', () => {
    expect(said(line('OMEGA', { spanLengthsM: [7, 7] }), families('OMEGA'))).toEqual([])
    const long = { spanLengthsM: [0.5, 7, 7], hasLeftCantilever: true }
    expect(constructionWarnings(line('OMEGA', long), families('OMEGA'))).toMatchObject([
      { code: 'CONTINUITY_JOINTS', values: { lengthM: 14.5, limitM: 14 } },
    ])
  })

  it.each(['C', 'Z'] as const)('an anti-roll device for a %s, unless every family is fixed by its web', (profile) => {
    const [first, ...others] = families(profile)
    expect(said(line(profile), families(profile))).toContain('ANTI_ROLL_DEVICE')
    expect(said(line(profile), [first!, ...cleats(others)])).toContain('ANTI_ROLL_DEVICE')
    expect(said(line(profile), cleats(families(profile)))).not.toContain('ANTI_ROLL_DEVICE')
    expect(said(line('OMEGA'), families('OMEGA'))).not.toContain('ANTI_ROLL_DEVICE')
  })

  it('an end bearing of its own, for one span of a C or Z without cantilever that bears directly', () => {
    const one = { spanLengthsM: [6] }
    expect(said(line('C', one), families('C'))).toContain('END_BEARING_SHARED')
    expect(said(line('Z', one), [...cleats(families('Z').slice(1)), families('Z')[0]!])).toContain('END_BEARING_SHARED')
    expect(said(line('C', one), cleats(families('C')))).not.toContain('END_BEARING_SHARED')
    expect(said(line('C'), families('C'))).not.toContain('END_BEARING_SHARED')
    const withCantilever = { spanLengthsM: [0.5, 6], hasLeftCantilever: true }
    expect(said(line('C', withCantilever), families('C'))).not.toContain('END_BEARING_SHARED')
    expect(said(line('OMEGA', one), families('OMEGA'))).not.toContain('END_BEARING_SHARED')
  })

  it('fastened flanges of stocky webs without lips', () => {
    const [first] = families('C') as Extract<SectionFamily, { profileType: 'C' | 'Z' }>[]
    const own = (change: Partial<typeof first>) => [{ ...first!, h: 100, thicknesses: [1.5, 2], ...change }]
    const warned = (list: SectionFamily[]) => said(line('C'), list).includes('STOCKY_WEB')
    // h_w/t: 98.5/1.46 = 67.5 and 98/1.96 = 50.0.
    expect(warned(own({ cTop: 0, cBottom: 0 }))).toBe(true)
    expect(warned(own({ cBottom: 0 }))).toBe(true)
    expect(warned(own({}))).toBe(false)
    expect(warned(own({ cTop: 0, cBottom: 0, thicknesses: [1.5] }))).toBe(false)
    expect(warned(own({ cTop: 0, cBottom: 0, supportDetail: 'cleat' }))).toBe(false)
    // 105/1.96 = 53.6 and 108/1.96 = 55.1.
    expect(warned(own({ cTop: 0, cBottom: 0, h: 107 }))).toBe(true)
    expect(warned(own({ cTop: 0, cBottom: 0, h: 110 }))).toBe(false)
    expect(said(line('OMEGA'), families('OMEGA'))).not.toContain('STOCKY_WEB')
  })

  it.each<[string, Parameters<typeof line>, string[]]>([
    ['nothing where the panel alone holds it', ['OMEGA'], []],
    ['ties that hold both edges of its closed flange', ['OMEGA', {}, [1, 1, 0]], ['OMEGA_LOCK_HOLDS_BOTH']],
    ['ties that hold both its feet', ['OMEGA', {}, [0, 0, 2]], ['OMEGA_LOCK_HOLDS_BOTH']],
    ['no ties where there are none', ['OMEGA', {}, [1, 0, 0]], []],
    [
      'a proof of its own with a panel on its feet',
      ['OMEGA', { sectionOrientation: inverted }],
      ['OMEGA_INVERTED_PANEL_UNPROVEN'],
    ],
    ['none without a panel', ['OMEGA', { sectionOrientation: inverted }, [1, 0, 0]], []],
  ])('for an Ω: %s', (_, args, expected) => {
    expect(said(line(...args), families('OMEGA'))).toEqual(expected)
  })
})

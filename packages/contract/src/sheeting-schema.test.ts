import { genericCatalogue } from '@madre/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import { catalogueSchema } from './maker-schemas.ts'
import { MOST_PROBLEMS } from './most-problems.ts'
import { calculationRequestSchema } from './request-schema.ts'
import { sheetingCaseSchema } from './sheeting-case-schema.ts'
import { sheetSchema } from './sheeting-schema.ts'
import { startValuesSchema } from './start-values-schema.ts'
import { requests } from './testing/requests.ts'

const trapezoidal = {
  ...{ kind: 'TRAPEZOIDAL', name: 'T 35/207', source: 'maker’s table 2025', heightMm: 35, ribMm: 207 },
  ...{ narrowFlangeMm: 40, wideFlangeMm: 119, tNomMm: 0.75, tCoatMm: 0.04, inertiaCm4M: 8.5 },
  ...{ position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE', roofLengthM: 20 },
}
const declared = {
  ...{ kind: 'DECLARED', name: 'Sandwich 80', source: 'test report 12-345' },
  ...{ shearStiffnessKn: 900, spacingM: 1.5, rotationalStiffnessN: 400, flangeMm: 70 },
}
const without = (given: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => !keys.includes(key)))

const held = {
  ...requests.z,
  spanRestraints: { ...requests.z.spanRestraints, upper: { ...requests.z.spanRestraints.upper, type: 0 } },
  claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 30 },
}
/** The paths of what is wrong with a request that has this. */
function problems(change: object): [path: string, message: string][] {
  const parsed = calculationRequestSchema.safeParse({ ...held, ...change }, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map(({ path, message }) => [path.join('.'), message])
}
const paths = (sheeting: unknown) => problems({ sheeting }).map(([path]) => path)

describe('the sheet of a request', () => {
  it.each<[string, object]>([
    ['a trapezoidal sheet', trapezoidal],
    ['a sheet without source and zinc', without(trapezoidal, 'source', 'tCoatMm')],
    ['a sheet screwed through its crests', { ...trapezoidal, position: 'NEGATIVE', through: 'CREST' }],
    ['equal flanges', { ...trapezoidal, narrowFlangeMm: 100, wideFlangeMm: 100 }],
    ['declared values', declared],
    ['a declared stiffness alone', without(declared, 'rotationalStiffnessN', 'flangeMm')],
    ['a declared spring alone', without(declared, 'shearStiffnessKn', 'spacingM')],
  ])('may be %s', (_, sheeting) => {
    expect(problems({ sheeting })).toEqual([])
  })

  it.each<[string, object, string]>([
    ['null', { sheeting: null }, 'sheeting'],
    ['under an upper fibre that restraints hold (PanelOnly)', unheld(), 'sheeting'],
    ['beside typed inertia (TypedAndSheet)', typed({ coveringInertia: 1 }), 'claddingProperties'],
    ['beside typed fixings (TypedAndSheet)', typed({ fixationsPerMeter: 1 }), 'claddingProperties'],
    ['with its narrow flange the wider one', of({ narrowFlangeMm: 120 }), 'sheeting.wideFlangeMm'],
    ['with flanges as wide as a rib (FlangesTooWide)', of({ wideFlangeMm: 167 }), 'sheeting.wideFlangeMm'],
    [
      'screwed through crests that lie on the purlin (CrestNeedsNegative)',
      of({ through: 'CREST' }),
      'sheeting.through',
    ],
    ['half a pair (PairNeeded)', { sheeting: without(declared, 'spacingM') }, 'sheeting'],
    ['half the other pair', { sheeting: without(declared, 'rotationalStiffnessN') }, 'sheeting'],
    [
      'no pair at all',
      { sheeting: without(declared, 'shearStiffnessKn', 'spacingM', 'rotationalStiffnessN', 'flangeMm') },
      'sheeting',
    ],
    ['declared without its source', { sheeting: without(declared, 'source') }, 'sheeting.source'],
    ['of no kind', { sheeting: without(trapezoidal, 'kind') }, 'sheeting.kind'],
    ['without its pitch', { sheeting: without(trapezoidal, 'ribMm') }, 'sheeting.ribMm'],
    ['with a field of the other kind', of({ flangeMm: 70 }), 'sheeting.flangeMm'],
    ['without a name', of({ name: '' }), 'sheeting.name'],
    ['with a name too long', of({ name: 'x'.repeat(61) }), 'sheeting.name'],
    ['with a source too long', of({ source: 'x'.repeat(201) }), 'sheeting.source'],
    ['turned some other way', of({ position: 'UPSIDE' }), 'sheeting.position'],
    ['without inertia', of({ inertiaCm4M: 0 }), 'sheeting.inertiaCm4M'],
  ])('is refused %s, with its path', (_, change, path) => {
    const found = problems(change)
    expect(found.map(([at]) => at)).toEqual([path])
    expect(found[0]![1]).not.toBe('')
  })

  it.each<[string, number, number]>([
    ['heightMm', 10, 200],
    ['tNomMm', 0.4, 1.5],
    ['tCoatMm', 0, 0.1],
    ['roofLengthM', 1, 200],
    ['inertiaCm4M', 0.001, 1000],
  ])('has %s from %f to %f', (field, min, max) => {
    for (const value of [min, max]) expect(paths({ ...trapezoidal, [field]: value })).toEqual([])
    for (const value of [min - 0.0011, max * 1.001, Number.NaN, 1e308, '20', null])
      expect(paths({ ...trapezoidal, [field]: value })).toEqual([`sheeting.${field}`])
  })

  it.each<[string, number, number]>([
    ['shearStiffnessKn', 0, 1_000_000],
    ['spacingM', 0.1, 10],
    ['rotationalStiffnessN', 0, 100_000],
    ['flangeMm', 20, 300],
  ])('declares %s from %f to %f', (field, min, max) => {
    for (const value of [min, max]) expect(paths({ ...declared, [field]: value })).toEqual([])
    for (const value of [min - 0.01, max * 1.001, '20'])
      expect(paths({ ...declared, [field]: value })).toEqual([`sheeting.${field}`])
  })

  it('takes no prototype for a field, and no rubbish', () => {
    const hostile = JSON.parse(`{"__proto__": {"kind": "TRAPEZOIDAL"}, ${JSON.stringify(trapezoidal).slice(1)}`)
    expect(paths(hostile).length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.jsonValue(), (sheeting) => {
        const parsed = calculationRequestSchema.safeParse({ ...held, sheeting })
        expect(parsed.success).toBe(false)
        expect(parsed.error!.issues.every(({ path }) => path[0] === 'sheeting')).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('stands in start values, in a case of the command and by itself with the same rules', () => {
    const section = {
      profile: 'Z',
      h: 200,
      bTop: 68,
      bBottom: 68,
      cTop: 20,
      cBottom: 20,
      r: 3,
      t: 2,
      fyb: 350,
      fu: 420,
    }
    const aCase = { sheeting: trapezoidal, section, spacingM: 1.5, spanM: 6 }
    const tooWide = { ...trapezoidal, wideFlangeMm: 167 }
    const kept = without(trapezoidal, 'position', 'through', 'ribs', 'laidOn', 'roofLengthM')
    expect(sheetingCaseSchema.safeParse(aCase).success).toBe(true)
    expect(sheetingCaseSchema.safeParse({ ...aCase, sheeting: tooWide }).error!.issues[0]!.path).toEqual([
      'sheeting',
      'wideFlangeMm',
    ])
    expect(startValuesSchema.safeParse({ sheeting: trapezoidal }).success).toBe(true)
    expect(startValuesSchema.safeParse({ sheeting: null }).success).toBe(false)
    expect(sheetSchema.safeParse(kept).success).toBe(true)
    expect(sheetSchema.safeParse(trapezoidal).success).toBe(false)
    expect(sheetSchema.safeParse({ ...kept, wideFlangeMm: 167 }).error!.issues[0]!.path).toEqual(['wideFlangeMm'])
    expect(sheetSchema.safeParse(without(declared, 'spacingM')).error!.issues[0]!.path).toEqual([])
  })
})

function of(change: object) {
  return { sheeting: { ...trapezoidal, ...change } }
}
function typed(change: object) {
  return { sheeting: trapezoidal, claddingProperties: { ...held.claddingProperties, ...change } }
}
function unheld() {
  const { upper, lower } = held.spanRestraints
  return { sheeting: trapezoidal, spanRestraints: { upper: { ...upper, type: 1 }, lower } }
}

describe('the sheets of a catalogue', () => {
  const shape = {
    ...{ id: 'T35-207', name: 'T 35/207', origin: 'a maker', heightMm: 35, ribMm: 207 },
    ...{ narrowFlangeMm: 40, wideFlangeMm: 119, thicknesses: [{ tNomMm: 0.75, tCoatMm: 0.04, inertiaCm4M: 8.5 }] },
  }
  const found = (sheets: unknown) => {
    const parsed = catalogueSchema.safeParse({ ...genericCatalogue, sheets }, { reportInput: true })
    return parsed.success ? [] : fieldProblems(parsed.error).map(({ path }) => path.join('.'))
  }

  it('may be absent, and are five in the default one, each of which may be chosen', () => {
    expect(found(undefined)).toEqual([])
    expect(found(genericCatalogue.sheets)).toEqual([])
    expect(genericCatalogue.sheets!.map(({ name }) => name)).toEqual([
      ...['T 30/200', 'T 35/207', 'T 40/183', 'T 50/250', 'T 85/280'],
    ])
    for (const { id, origin, thicknesses, ...rest } of genericCatalogue.sheets!) {
      expect([id, origin].every((text) => text !== '')).toBe(true)
      expect(thicknesses.map(({ tNomMm }) => tNomMm)).toEqual([0.63, 0.75, 0.88, 1])
      for (const thickness of thicknesses) expect(paths({ ...trapezoidal, ...rest, ...thickness })).toEqual([])
    }
  })

  it.each<[string, unknown, string]>([
    ['an id twice', [shape, shape], 'sheets.1.id'],
    ['an id with a space', [{ ...shape, id: 'T 35' }], 'sheets.0.id'],
    ['flanges wider than a rib', [shape, { ...shape, id: 'b', wideFlangeMm: 170 }], 'sheets.1.wideFlangeMm'],
    ['no thickness', [{ ...shape, thicknesses: [] }], 'sheets.0.thicknesses'],
    [
      'a thickness twice',
      [{ ...shape, thicknesses: [...shape.thicknesses, ...shape.thicknesses] }],
      'sheets.0.thicknesses.1.tNomMm',
    ],
    [
      'a thickness out of its limits',
      [{ ...shape, thicknesses: [{ tNomMm: 0.3, inertiaCm4M: 5 }] }],
      'sheets.0.thicknesses.0.tNomMm',
    ],
    ['a field nobody knows', [{ ...shape, colour: 'red' }], 'sheets.0.colour'],
    ['null', null, 'sheets'],
    ['201 of them', Array.from({ length: 201 }, (_, i) => ({ ...shape, id: `s${i}` })), 'sheets'],
    ['10,000 of rubbish', Array.from({ length: 10_000 }, () => 'x'), 'sheets'],
  ])('are refused with %s', (_, sheets, path) => {
    const at = found(sheets)
    expect(at).toContain(path)
    expect(at.length).toBeLessThanOrEqual(MOST_PROBLEMS)
  })
})

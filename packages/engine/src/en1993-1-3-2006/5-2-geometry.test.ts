import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../catalogue/generic.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import type { SectionDimensions } from '../sections/profiles/all.ts'
import { unmet } from '../sections/proportion.ts'
import { buildSection } from '../sections/section-model.ts'
import { purlinProportions, sectionProportions } from './5-2-geometry.ts'

describe('the proportions the method covers', () => {
  it('hold for every section of the default catalogue but the thinnest 300×90, upright and inverted', () => {
    const outside = new Set<string>()
    for (const family of genericCatalogue.families) {
      for (const t of family.thicknesses) {
        for (const inverted of [false, true]) {
          const s = buildSection(dimensionsAsBuilt(family, t, inverted))
          for (const { limit } of unmet([...sectionProportions(s, 350), ...purlinProportions(s)]))
            outside.add(`${family.typology}-${t} ${limit}`)
        }
      }
    }
    // 90/1.46 = 61.6
    expect([...outside].toSorted()).toEqual([
      'C-300-90-1.5 bottom flange: b/t ≤ 60',
      'C-300-90-1.5 top flange: b/t ≤ 60',
      'Z-300-90-1.5 bottom flange: b/t ≤ 60',
      'Z-300-90-1.5 top flange: b/t ≤ 60',
    ])
  })

  it.each([
    [117.6, 0, 'b/t = 60 to the letter'],
    [117.7, 1, 'just above'],
  ])('a flange of %f mm at 1.96 mm leaves %i limits unmet: %s', (b, count) => {
    const s = buildSection({
      profile: 'Z',
      h: 200,
      bTop: b,
      bBottom: 70,
      cTop: 30,
      cBottom: 20,
      r: 3,
      t_nom: 2,
      t: 1.96,
    })
    expect(unmet(sectionProportions(s, 350))).toHaveLength(count)
  })

  it('names the clause, the limit and the value', () => {
    const s = buildSection({
      profile: 'C',
      h: 500,
      bTop: 70,
      bBottom: 70,
      cTop: 20,
      cBottom: 20,
      r: 3,
      t_nom: 2,
      t: 1.96,
    })
    expect(unmet(purlinProportions(s))).toEqual([
      { clause: 'EN 1993-1-3 10.1.1(1)', limit: 'h/t < 233', value: 500 / 1.96 },
    ])
  })
})

/** t 2 exactly, so that every limit is a round number of millimetres. */
const channel = (change: object) =>
  ({
    profile: 'C',
    h: 200,
    bTop: 70,
    bBottom: 70,
    cTop: 20,
    cBottom: 20,
    r: 3,
    t_nom: 2.04,
    t: 2,
    ...change,
  }) as SectionDimensions
const omega = (change: object) =>
  ({
    profile: 'OMEGA',
    inverted: false,
    h: 100,
    bTop: 60,
    bBase: 60,
    bFoot: 45,
    c: 15,
    r: 3,
    t_nom: 2,
    t: 2,
    ...change,
  }) as SectionDimensions
/** Without lips, wide enough for corners of 50 mm. */
const ROUND = { bTop: 200, bBottom: 200, cTop: 0, cBottom: 0 }

describe('a limit of the method', () => {
  it.each<[limit: string, met: SectionDimensions, unmet: SectionDimensions]>([
    ['closed flange: b/t ≤ 500', omega({ bTop: 1000, bBase: 1000 }), omega({ bTop: 1001, bBase: 1001 })],
    // a lip of 0.2·b lets its flange be 60·t wide, a shorter one 50·t
    ['top flange: b/t ≤ 60', channel({ bTop: 120, cTop: 24 }), channel({ bTop: 121, cTop: 25 })],
    ['top flange: b/t ≤ 50', channel({ bTop: 120, cTop: 24 }), channel({ bTop: 120, cTop: 23 })],
    ['top flange: b/t ≤ 50', channel({ bTop: 100, cTop: 19 }), channel({ bTop: 101, cTop: 19 })],
    ['top flange: c/t ≤ 50', channel({ cTop: 100 }), channel({ cTop: 101 })],
    ['top flange: c/b ≤ 0.6', channel({ bTop: 100, cTop: 60 }), channel({ bTop: 100, cTop: 60.1 })],
    ['45° ≤ φ ≤ 90°', omega({ h: 102, bBase: 260 }), omega({ h: 102, bBase: 261 })],
    ['45° ≤ φ ≤ 90°', omega({ h: 102, bTop: 260 }), omega({ h: 102, bTop: 261 })],
    ['h/t ≤ 500·sin φ', channel({ h: 1000 }), channel({ h: 1001 })],
    ['0.45 mm ≤ t_cor ≤ 15 mm', channel({ t: 0.45 }), channel({ t: 0.44 })],
    ['0.45 mm ≤ t_cor ≤ 15 mm', channel({ t: 15 }), channel({ t: 15.1 })],
    ['r ≤ 0.04·t·E/f_y', channel({ ...ROUND, r: 48 }), channel({ ...ROUND, r: 48.1 })],
    ['h/t < 233', channel({ h: 465 }), channel({ h: 466 })],
    ['c/t ≤ 20', channel({ bTop: 100, cTop: 40 }), channel({ bTop: 100, cTop: 41 })],
  ])('%s holds up to its number and no further: case %#', (limit, met, beyond) => {
    const limitsUnmet = (d: SectionDimensions) => {
      const s = buildSection(d)
      return unmet([...sectionProportions(s, 350), ...purlinProportions(s)]).map((l) => l.limit)
    }
    expect(limitsUnmet(met)).not.toContain(limit)
    expect(limitsUnmet(beyond)).toContain(limit)
  })
})

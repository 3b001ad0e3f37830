import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../catalogue/generic.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
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

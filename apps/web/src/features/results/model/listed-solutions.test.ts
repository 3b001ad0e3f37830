import { decode } from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { leastBad } from './default-view.ts'
import { filterOptions } from './filter-options.ts'
import { filterSolutions, NO_FILTERS, toggleFilter } from './filters.ts'
import { listedSolutions } from './listed-solutions.ts'
import { nextSort, sortSolutions } from './sorting.ts'

const { solutions } = design(decode(omegaRoof).line, genericCatalogue)
const typologies = (list: { typology: string }[]) => [...new Set(list.map((s) => s.typology))]

describe('the default view', () => {
  const listed = listedSolutions(solutions, { all: false, filters: NO_FILTERS, sort: null })

  it('holds the lightest passing section of each typology that has one', () => {
    expect(listed.map((s) => s.typology)).toEqual(typologies(solutions.filter((s) => s.pass)))
    for (const s of listed) {
      const lighter = solutions.filter(
        (o) => o.pass && o.typology === s.typology && o.massPerMetreKg < s.massPerMetreKg,
      )
      expect(lighter).toEqual([])
    }
  })

  it('holds the least bad of each typology when nothing passes at all', () => {
    const failing = solutions.map((s) => ({ ...s, pass: false }))
    const worst = listedSolutions(failing, { all: false, filters: NO_FILTERS, sort: null })
    expect(typologies(worst).sort()).toEqual(typologies(solutions).sort())
    for (const s of worst)
      expect(s.utilisation).toBe(leastBad(solutions.filter((o) => o.typology === s.typology))!.utilisation)
  })

  it('leaves a typology out when only failing ones of it match the filters', () => {
    const filters = { ...NO_FILTERS, typology: ['OMEGA-80-50'] }
    expect(listedSolutions(solutions, { all: false, filters, sort: null })).toEqual([])
    expect(listedSolutions(solutions, { all: true, filters, sort: null })).toHaveLength(8)
  })
})

describe('filters', () => {
  it('join values of one property by "or" and properties by "and"', () => {
    const filters = { ...NO_FILTERS, thickness: ['1.5', '2'], steel: ['S350'] }
    const left = filterSolutions(solutions, filters)
    expect(left.length).toBe(solutions.filter((s) => s.thicknessMm <= 2 && s.steel === 'S350').length)
    expect(left.length).toBeGreaterThan(0)
  })

  it('count what a value would leave beside the other properties', () => {
    const filters = { ...NO_FILTERS, steel: ['S350'], passingOnly: true }
    const options = filterOptions(solutions, 'thickness', { all: true, sort: null, filters })
    expect(options.map((o) => o.value)).toEqual(['1.5', '2', '2.5', '3'])
    for (const o of options)
      expect(o.count).toBe(
        solutions.filter((s) => s.pass && s.steel === 'S350' && s.thicknessMm === Number(o.value)).length,
      )
  })

  it('are taken back by a second pick', () => {
    const once = toggleFilter(NO_FILTERS, { key: 'steel', value: 'S280' })
    expect(once.steel).toEqual(['S280'])
    expect(toggleFilter(once, { key: 'steel', value: 'S280' })).toEqual(NO_FILTERS)
  })
})

describe('sorting', () => {
  it('keeps the order of the calculation among equals', () => {
    const sorted = sortSolutions(solutions, { column: 'height', descending: false })
    const rank = new Map(solutions.map((s, i) => [s.id, i]))
    for (let i = 1; i < sorted.length; i++) {
      const [a, b] = [sorted[i - 1]!, sorted[i]!]
      expect(a.heightMm < b.heightMm || (a.heightMm === b.heightMm && rank.get(a.id)! < rank.get(b.id)!)).toBe(true)
    }
  })

  it('puts sections without a utilisation last either way', () => {
    const some = [{ ...solutions[0]!, id: 'none', utilisation: null }, ...solutions.slice(1, 4)]
    for (const descending of [true, false])
      expect(sortSolutions(some, { column: 'utilisation', descending }).at(-1)!.id).toBe('none')
  })

  it('goes up, down and back', () => {
    const up = nextSort(null, 'weight')
    const down = nextSort(up, 'weight')
    expect([up, down, nextSort(down, 'weight')]).toEqual([
      { column: 'weight', descending: false },
      { column: 'weight', descending: true },
      null,
    ])
  })
})

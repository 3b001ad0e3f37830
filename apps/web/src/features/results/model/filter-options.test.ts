import { decode } from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { filterOptions } from './filter-options.ts'
import { FILTER_KEYS, NO_FILTERS } from './filters.ts'
import { listedSolutions } from './listed-solutions.ts'

const { solutions } = design(decode(omegaRoof).line, genericCatalogue)

describe('a filter chip', () => {
  it.each([false, true])('counts what the list shows once it is picked (all solutions: %s)', (all) => {
    const state = { all, sort: null, filters: { ...NO_FILTERS, steel: ['S350'] } }
    for (const key of FILTER_KEYS)
      for (const { value, count } of filterOptions(solutions, key, state)) {
        const picked = { ...state, filters: { ...state.filters, [key]: [value] } }
        expect(count, `${key} ${value}`).toBe(listedSolutions(solutions, picked).length)
      }
    expect(filterOptions(solutions, 'typology', state).every(({ count }) => count <= (all ? 99 : 1))).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { parseState, type ResultsState, resetList, stateToSearch, toggleCompared } from './url-state.ts'

const written = (state: ResultsState) =>
  Object.fromEntries(Object.entries(stateToSearch(state)).filter(([, v]) => v !== undefined)) as Record<string, string>

const full: ResultsState = {
  all: true,
  view: 'chart',
  sort: { column: 'weight', descending: true },
  filters: {
    typology: ['C-100-50', 'C-120-50'],
    steel: ['S280, hot 5%'],
    thickness: ['1.5'],
    height: [],
    passingOnly: true,
  },
  shown: 36,
  solution: 'C-100-50-1.5-S280',
  compared: ['a', 'b'],
  comparing: true,
}

const initial = parseState({})

describe('the state of the results in the address', () => {
  it('comes back as it was written, with commas and per cent signs in names', () => {
    expect(parseState(written(full))).toEqual(full)
  })

  it('leaves nothing in the address by default', () => {
    expect(written(initial)).toEqual({})
  })

  it.each([
    [{ shown: '-3' }, 'shown', 12],
    [{ shown: '1e99' }, 'shown', 12],
    [{ sort: 'colour' }, 'sort', null],
    [{ view: 'table' }, 'view', 'list'],
  ] as const)('takes what it cannot read as not given: %o', (search, key, expected) => {
    expect(parseState(search)[key]).toEqual(expected)
  })

  it('is reset without closing what is open', () => {
    expect(resetList(full)).toEqual({
      ...initial,
      view: 'chart',
      solution: full.solution,
      compared: ['a', 'b'],
      comparing: true,
    })
  })

  it('compares no more than four', () => {
    const four = ['a', 'b', 'c', 'd', 'e'].reduce(toggleCompared, initial)
    expect(four.compared).toEqual(['a', 'b', 'c', 'd'])
    expect(toggleCompared({ ...four, compared: ['a', 'b'], comparing: true }, 'b').comparing).toBe(false)
  })
})

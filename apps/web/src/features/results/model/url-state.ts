import { NO_FILTERS, type ResultFilters } from './filters.ts'
import { SORT_COLUMNS, type Sort, type SortColumn } from './sorting.ts'

/** How many solutions the list shows at first, and how many "Load more" adds. */
export const PAGE_SIZE = 12
export const MOST_COMPARED = 4

/** What the results screen shows, as it stands in the address. */
export interface ResultsState {
  /** every solution instead of one for each typology */
  all: boolean
  view: 'list' | 'chart'
  sort: Sort | null
  filters: ResultFilters
  shown: number
  solution: string | null
  compared: string[]
  comparing: boolean
}

type Search = Record<string, string | undefined>

/** Values joined by commas; a comma inside one is written %2C. */
const join = (values: string[]) => values.map((v) => v.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
const split = (text: string | undefined) =>
  [...new Set((text ?? '').split(','))]
    .filter((v) => v !== '')
    .map((v) => v.replaceAll('%2C', ',').replaceAll('%25', '%'))

function parseSort(text: string | undefined): Sort | null {
  const column = SORT_COLUMNS.find((c): c is SortColumn => c === text?.replace(/^-/, ''))
  return column === undefined ? null : { column, descending: text!.startsWith('-') }
}

/** Reads the state from the query; what cannot be read counts as not given. */
export function parseState(search: Search): ResultsState {
  const shown = Number(search.shown)
  return {
    all: search.all === '1',
    view: search.view === 'chart' ? 'chart' : 'list',
    sort: parseSort(search.sort),
    filters: {
      typology: split(search.typology),
      steel: split(search.steel),
      thickness: split(search.thickness),
      height: split(search.height),
      passingOnly: search.passing === '1',
    },
    shown: Number.isInteger(shown) && shown > PAGE_SIZE && shown <= 100_000 ? shown : PAGE_SIZE,
    solution: search.solution || null,
    compared: split(search.compare).slice(0, MOST_COMPARED),
    comparing: search.comparing === '1',
  }
}

/** The state as query parameters; undefined for what is as by default. */
export function stateToSearch(state: ResultsState): Search {
  const list = (values: string[]) => join(values) || undefined
  return {
    all: state.all ? '1' : undefined,
    view: state.view === 'chart' ? 'chart' : undefined,
    sort: state.sort === null ? undefined : `${state.sort.descending ? '-' : ''}${state.sort.column}`,
    typology: list(state.filters.typology),
    steel: list(state.filters.steel),
    thickness: list(state.filters.thickness),
    height: list(state.filters.height),
    passing: state.filters.passingOnly ? '1' : undefined,
    shown: state.shown === PAGE_SIZE ? undefined : String(state.shown),
    solution: state.solution ?? undefined,
    compare: list(state.compared),
    comparing: state.comparing ? '1' : undefined,
  }
}

/** The list as it stands at first, with what is open and compared left as it is. */
export function resetList(state: ResultsState): ResultsState {
  return { ...state, filters: NO_FILTERS, sort: null, all: false, shown: PAGE_SIZE }
}

/** Adds a solution to those compared, or takes it out; no more than four. */
export function toggleCompared(state: ResultsState, id: string): ResultsState {
  if (state.compared.includes(id)) {
    const compared = state.compared.filter((c) => c !== id)
    return { ...state, compared, comparing: state.comparing && compared.length > 1 }
  }
  return state.compared.length >= MOST_COMPARED ? state : { ...state, compared: [...state.compared, id] }
}

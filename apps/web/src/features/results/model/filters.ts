import type { Solution } from '@madre/engine'

/** The properties a list of solutions can be narrowed by; the values stand as texts, as in the address. */
export const FILTER_KEYS = ['typology', 'steel', 'thickness', 'height'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

export interface ResultFilters extends Record<FilterKey, string[]> {
  passingOnly: boolean
}

export const NO_FILTERS: ResultFilters = { typology: [], steel: [], thickness: [], height: [], passingOnly: false }

export const propertyOf: Record<FilterKey, (solution: Solution) => string> = {
  typology: (s) => s.typology,
  steel: (s) => s.steel,
  thickness: (s) => String(s.thicknessMm),
  height: (s) => String(s.heightMm),
}

/** Solutions that have one of the picked values of every property with a pick. */
export function filterSolutions(solutions: Solution[], filters: ResultFilters): Solution[] {
  return solutions.filter(
    (s) =>
      (!filters.passingOnly || s.pass) &&
      FILTER_KEYS.every((key) => filters[key].length === 0 || filters[key].includes(propertyOf[key](s))),
  )
}

export interface AppliedFilter {
  key: FilterKey | 'passingOnly'
  value: string
}

/** Every pick, in the order of the properties. */
export function appliedFilters(filters: ResultFilters): AppliedFilter[] {
  return [
    ...FILTER_KEYS.flatMap((key) => filters[key].map((value) => ({ key, value }))),
    ...(filters.passingOnly ? [{ key: 'passingOnly' as const, value: '' }] : []),
  ]
}

/** Picks a value, or takes the pick back. */
export function toggleFilter(filters: ResultFilters, { key, value }: AppliedFilter): ResultFilters {
  if (key === 'passingOnly') return { ...filters, passingOnly: !filters.passingOnly }
  const picked = filters[key]
  return { ...filters, [key]: picked.includes(value) ? picked.filter((v) => v !== value) : [...picked, value] }
}

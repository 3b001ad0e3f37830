import type { Solution } from '@madre/engine'

/** The properties a list of solutions can be narrowed by; the values stand as texts, as in the address. */
export const FILTER_KEYS = ['typology', 'steel', 'thickness', 'height'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

export interface ResultFilters extends Record<FilterKey, string[]> {
  passingOnly: boolean
}

export const NO_FILTERS: ResultFilters = { typology: [], steel: [], thickness: [], height: [], passingOnly: false }

const propertyOf: Record<FilterKey, (solution: Solution) => string> = {
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

export interface FilterOption {
  value: string
  /** as shown: the section's name for a typology */
  label: string
  /** solutions left when this value is picked beside the filters of the other properties */
  count: number
}

/** The values of one property, smallest first, each with what picking it would leave. */
export function filterOptions(solutions: Solution[], key: FilterKey, filters: ResultFilters): FilterOption[] {
  const others = filterSolutions(solutions, { ...filters, [key]: [] })
  const options = new Map<string, FilterOption>()
  for (const s of solutions) {
    const value = propertyOf[key](s)
    if (!options.has(value)) options.set(value, { value, label: key === 'typology' ? s.section : value, count: 0 })
  }
  for (const s of others) options.get(propertyOf[key](s))!.count += 1
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
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

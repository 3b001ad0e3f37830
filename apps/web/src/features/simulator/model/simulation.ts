import type { SiteBlock } from '@madre/climate'
import type { CalculationStatus, StartValues } from '@madre/contract'
import { withStartValues } from './start-values.ts'
import { defaultValues, type Values } from './values.ts'

export const NEW_ID = 'new'
export const STEEL_GRADES = ['S280', 'S350'] as const

/** What a save sends and an opened calculation gives back: the sheets' values and what stands beside them. */
export interface Draft {
  values: Values
  steelGrades: string[]
  /** the place that wind and snow were taken from, once somebody asked for it */
  site?: SiteBlock
}

/** The chosen grades that the catalogue has, in its order; all of them when it has none of those chosen. */
export function usableGrades(chosen: string[], available: string[]): string[] {
  const known = available.filter((id) => chosen.includes(id))
  return known.length > 0 ? known : available
}

/** A simulation as the client holds it. */
export interface Simulation extends Draft {
  /** 'new' until the first save */
  id: string
  name: string
  project: string
  description: string
  calculationStatus: CalculationStatus | 'NEW'
}

/** @param start  the user's own values, where they have set any */
export function newSimulation(start: StartValues | null = null): Simulation {
  return {
    id: NEW_ID,
    name: 'Untitled',
    project: 'Untitled Project',
    description: '',
    steelGrades: [...(start?.steelGrades ?? STEEL_GRADES)],
    calculationStatus: 'NEW',
    values: withStartValues(defaultValues(), start ?? {}),
  }
}

/** What is asked of a line as it was typed, each question once; decision 0025. */
import type { LoadKey, SiteBlock } from '@madre/climate'
import type { TypedBands, TypedForce, TypedLine, TypedPoints } from './decode/typed-line.ts'

type Restraints = TypedLine['restraints']

/** Whether nothing is said of restraints: the upper fibre then counts as braced by the cladding, and nothing holds the lower one. */
export const restraintsUnspecified = ({ upper, lower, isDeclared }: Restraints): boolean =>
  !isDeclared && upper.byPanel && !lower.isHeld && upper.perSpan.every((count) => count === 0)

const isHeld = (perSpan: number[]): boolean => perSpan.some((count) => count > 0)

/** Whether single restraints hold a fibre. */
export const upperIsHeld = ({ upper }: Restraints): boolean => !upper.byPanel && isHeld(upper.perSpan)
export const lowerIsHeld = ({ lower }: Restraints): boolean => lower.isHeld && isHeld(lower.perSpan)

export const hasSpring = ({ inertia, fixings }: TypedLine['cladding']): boolean => inertia !== 0 || fixings !== 0

export const hasShearStiffness = ({ sheeting }: Pick<TypedLine, 'sheeting'>): boolean =>
  sheeting?.kind === 'DECLARED' ? (sheeting.shearStiffnessKn ?? 0) > 0 : sheeting?.laidOn === 'FLANGE'

export const startsWithCantilever = ({ spans }: Pick<TypedLine, 'spans'>): boolean =>
  spans[0]?.kind === 'CONSOLE' && spans[0].index === 0
export const endsWithCantilever = ({ spans }: Pick<TypedLine, 'spans'>): boolean => {
  const last = spans.at(-1)
  return last?.kind === 'CONSOLE' && last.index === 1
}

/** Whether the member runs down the slope of a roof or stands on a façade: its own direction bears its weight. */
export const isAlongSlope = ({ envelope, isLevel }: Pick<TypedLine, 'envelope' | 'isLevel'>): boolean =>
  envelope !== 'GENERAL' && !isLevel

/** The forces that are not zero, each with its span. */
export const forcesOn = (points: TypedPoints[]): (TypedForce & { span: number })[] =>
  points.flatMap(({ span, forces }) => forces.filter(({ kN }) => kN !== 0).map((force) => ({ ...force, span })))

/** Loads of wind and snow and the factors of snow, by their cases in the combinations. */
export const LOAD_IDS = {
  loadWindPressure: 'Wp',
  loadWindSuction: 'Ws',
  loadWindLocalPressure: 'Wlp',
  loadWindLocalSuction: 'Wls',
  loadSnowRegular: 'Sreg',
  loadSnowExceptional: 'Sexc',
  loadSnowAccumulation: 'Sacc',
  loadSnowCombinationFactor: 'Spsi',
} as const satisfies Record<LoadKey, string>
/** In the order of the form; a browser that shows a line does not load the climate for it. */
const LOADS = Object.entries(LOAD_IDS) as [LoadKey, PlaceId][]
export type PlaceId = (typeof LOAD_IDS)[LoadKey]
export type LoadId = Exclude<PlaceId, 'Spsi'>

/** The load that a warning names by its field. */
export const loadIdOf = (field: unknown): LoadId | 'Nax' | null =>
  field === 'axialLoad' ? 'Nax' : ((LOAD_IDS[field as LoadKey] as LoadId | undefined) ?? null)

export const bandsOf = ({ wind, snow }: TypedLine, id: Exclude<LoadId, 'Sreg' | 'Sexc'>): TypedBands =>
  id === 'Sacc' ? snow.drift : wind[id]

export const loadOf = (typed: TypedLine, id: LoadId): TypedBands | number[] | null =>
  id === 'Sreg' ? typed.snow.regular : id === 'Sexc' ? typed.snow.exceptional : bandsOf(typed, id)

export function isLoaded(typed: TypedLine, id: LoadId): boolean {
  const load = loadOf(typed, id)
  const values = load === null || Array.isArray(load) ? (load ?? []) : load.pairs.map(([value]) => value)
  return values.some((value) => value !== 0)
}

export const hasDrift = (typed: TypedLine): boolean => isLoaded(typed, 'Sacc')

/** Wind and snow that a roof or a façade stands in and whose every value is 0: the answer holds without them only. */
export function loadsNotEntered(typed: TypedLine): ('windNotEntered' | 'snowNotEntered')[] {
  const isNone = (ids: LoadId[]) => !ids.some((id) => isLoaded(typed, id))
  if (typed.envelope === 'GENERAL') return []
  return [
    ...(isNone(['Wp', 'Ws', 'Wlp', 'Wls']) ? (['windNotEntered'] as const) : []),
    ...(typed.envelope === 'ROOF' && isNone(['Sreg', 'Sexc', 'Sacc']) ? (['snowNotEntered'] as const) : []),
  ]
}

type Site = SiteBlock | null | undefined

/** Where a load comes from: one without an entry is typed. */
export const sourceOf = (site: Site, id: PlaceId) => {
  const key = LOADS.find(([, load]) => load === id)?.[0]
  return (key && site?.accepted?.loads[key]?.source) ?? 'TYPED'
}

/** The loads that are, or were, taken from the place. */
export const derivedLoads = (site: Site): PlaceId[] =>
  LOADS.map(([, id]) => id).filter((id) => sourceOf(site, id) !== 'TYPED')

/**
 * Whether the general suction of a level line is wind from the place on its left end: the reactions that wind on the other end of a
 * symmetric line gives are the mirrored ones, and none of its results; method 9.5.
 */
export const isWindFromOneEnd = (typed: TypedLine, site: Site): boolean =>
  typed.isLevel && typed.envelope !== 'GENERAL' && sourceOf(site, 'Ws') !== 'TYPED'

/** The loads of wind and snow that act and were typed. */
export const typedLoads = (typed: TypedLine, site: Site): LoadId[] =>
  LOADS.map(([, id]) => id).filter(
    (id): id is LoadId => id !== 'Spsi' && sourceOf(site, id) === 'TYPED' && isLoaded(typed, id),
  )

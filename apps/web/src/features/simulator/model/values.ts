import {
  DELTA_PRESETS,
  hasSpring,
  type LapSides,
  ROOF_POINT_LOAD_KN,
  restraintsUnspecified,
  type Sheet,
  type SheetingRequest,
  type TypedLine,
} from '@madre/contract'
import { profileOf } from '@madre/engine'
import { readNumbers, type TypedNumbers } from './typed-numbers.ts'

/** A list over the spans: the main spans, and the left and right cantilever (kept while cantilevers are off). */
export interface PerSpan<T> {
  main: T[]
  console: T[]
}

export interface Span {
  /** m */
  size: number
  id: SpanId
}

/** 'span:0' is the first main span, 'console:0' the left and 'console:1' the right cantilever. */
export type SpanId = `span:${number}` | `console:${number}`

export interface MinMax {
  min: number
  max: number
}

/** P1, P2 [kN] and L1, L2 [% of the span, from its left end], the same on every target span. */
export interface PointLoad {
  targetSpans: SpanId[]
  loads: [number, number, number, number]
}

/** How point loads reach the member: pressing on the flange, or brought into the web by a fitting. */
export type PointIntroduction = TypedLine['introduction']['kind']

/** The concentrated load of roofs of category H at any place of the line; a roof and "general" have a switch each, a façade has none. */
export interface RoofPoint {
  on: Record<Exclude<TypedLine['envelope'], 'FACADE'>, boolean>
  /** kN */
  value: number
}

/** A further deflection limit: a part of the span, or a length [mm]. Unused values are kept. */
export interface FurtherLimit extends Omit<TypedLine['furtherDeflections'][number], 'allowed'> {
  isLength: boolean
  limit: number
  mm: number
}

/** The joint of two main spans over their support; a lap with its lengths into the left and the right span, in the unit of the line. */
export type SupportJoint = { kind: 'CONTINUOUS' | 'SLEEVE' | 'HINGE' } | ({ kind: 'LAP' } & LapSides)

export type Triple = [number, number, number]

/** Three consecutive bands from the left end: w [kN/m²] over l [m]. */
export interface WindBands {
  w: Triple
  l: Triple
}

export interface SnowLoad extends PerSpan<number> {
  use: boolean
  cfgMode: { isSpanBySpan: boolean }
}

/** Numbers of lateral restraints a span. */
export interface RestraintCounts extends PerSpan<number> {
  cfgMode: { isSpanBySpan: boolean }
}

/** How a chosen sheet lies on the members and is screwed, and the length of the roof slope [m]. */
export type SheetLaid = Pick<
  Extract<SheetingRequest, { kind: 'TRAPEZOIDAL' }>,
  'position' | 'through' | 'ribs' | 'laidOn' | 'roofLengthM'
>

export type LiveDelta = 'category_h' | 'customized'
export type WindDelta = 'en1991-1-4' | 'customized'
export type SnowDelta = 'h<=1000m' | 'h>1000m' | 'customized'

/** Everything the sheets edit. Loads in kN/m², lengths in m, angle in degrees, deltas are psi1, psi2, psi3. */
export interface Values {
  envelope: TypedLine['envelope']
  location: TypedLine['location']
  pitch: number
  spans: { useConsole: boolean } & PerSpan<Span>
  joints: {
    /** one for each support between two main spans, left to right */
    supports: SupportJoint[]
    /** lengths of laps in m; otherwise in % of the span each runs into */
    isInMetres: boolean
    hasHeavierEndBays: boolean
  }
  profileType: TypedLine['profileType']
  isLevel: boolean
  isInverted: boolean
  spacing: number
  supports: TypedLine['supports']
  deflection: TypedLine['deflection']
  furtherDeflections: FurtherLimit[]
  loads: {
    /** one for permanent and live point loads */
    introduction: PointIntroduction
    permanent: {
      distributed: { cfgMode: { isMinMax: boolean; isSpanBySpan: boolean } } & PerSpan<MinMax>
      point: PointLoad[]
    }
    live: {
      distributed: {
        cfgMode: { isSpanBySpan: boolean; deltaCfgOption: LiveDelta }
        deltas: Triple
      } & PerSpan<number>
      point: PointLoad[]
      roofPoint: RoofPoint
    }
  }
  wind: {
    deltas: Triple
    cfgMode: { isBandByBand: boolean; deltaCfgOption: WindDelta }
    general: { pressure: WindBands; suction: WindBands }
    local: { use: boolean; pressure: WindBands; suction: WindBands }
  }
  snow: {
    deltas: Triple
    cfgMode: { deltaCfgOption: SnowDelta }
    general: SnowLoad
    exceptional: SnowLoad
    drift: { use: boolean; s: Triple; l: Triple }
  }
  axial: {
    use: boolean
    /** kN, the direction says which way */
    value: number
    isTension: boolean
    kind: TypedLine['axial']['kind']
  }
  restraints: {
    use: boolean
    /** braced by the panel, or by a number of lateral restraints */
    upper: { byPanel: boolean; perSpan: RestraintCounts }
    lower: { isHeld: boolean; perSpan: RestraintCounts }
  }
  /** inertia [cm⁴/m], fixings [1/m]; fastenerMm [mm] of a C or Z, used or not, null: not said */
  cladding: { use: boolean } & TypedLine['cladding']
  /** the cladding as a sheet in place of its two numbers; what is not used is kept */
  sheeting: { use: boolean; sheet: Sheet | null; laid: SheetLaid }
  /** optional numbers of the request, by their names there */
  numbers: TypedNumbers
}

/** Changes values by a rule. Refuses unknown keys, which a spread would hide from the compiler. */
export type UpdateValues = <T extends Values>(
  rule: (values: Values) => T & Record<Exclude<keyof T, keyof Values>, never>,
) => void

/** A limit that is added: as the national annexes have it beside that of all actions. */
export const NEW_LIMIT: FurtherLimit = {
  isLength: false,
  limit: 250,
  mm: 25,
  combination: 'CHARACTERISTIC',
  action: 'VARIABLE',
  of: 'SPANS',
}

export const NEW_SPAN = { size: 5, permanent: { min: 1, max: 1 }, live: 1, snow: 1, restraints: 1 } as const

export const DEFAULT_ANGLE = 5
export const DEFAULT_CANTILEVER_M = 0.25

export const DEFAULT_INTRODUCTION: PointIntroduction = 'FLANGE'

export const NO_ROOF_POINT: RoofPoint = { on: { ROOF: false, GENERAL: false }, value: ROOF_POINT_LOAD_KN }

export const NO_SHEETING: Values['sheeting'] = {
  use: false,
  sheet: null,
  laid: { position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE', roofLengthM: 10 },
}

export const noBands = (): WindBands => ({ w: [0, 0, 0], l: [0, 0, 0] })
export const spanId = (index: number): SpanId => `span:${index}`
export const cantileverId = (index: number): SpanId => `console:${index}`
export const triple = (preset: readonly number[]): Triple => [preset[0] ?? 0, preset[1] ?? 0, preset[2] ?? 0]

/** The same value on every span and both cantilevers. */
function everySpan<T>(mainSpans: number, value: () => T): PerSpan<T> {
  return { main: Array.from({ length: mainSpans }, value), console: [value(), value()] }
}

export const defaultSnow = (mainSpans: number, use: boolean): SnowLoad => ({
  use,
  cfgMode: { isSpanBySpan: false },
  ...everySpan(mainSpans, () => NEW_SPAN.snow),
})

export const equalRestraints = (mainSpans: number, count: number): RestraintCounts => ({
  cfgMode: { isSpanBySpan: false },
  ...everySpan(mainSpans, () => count),
})

/** The cladding that was typed: used where it gives a spring, wherever its fasteners are. */
export const claddingOf = (cladding: TypedLine['cladding']): Values['cladding'] => ({
  use: hasSpring(cladding),
  ...cladding,
})

/** A sheet that was chosen. */
export function sheetingOf(sheeting: SheetingRequest | undefined): Values['sheeting'] {
  if (!sheeting) return structuredClone(NO_SHEETING)
  if (sheeting.kind === 'DECLARED') return { ...structuredClone(NO_SHEETING), use: true, sheet: { ...sheeting } }
  const { position, through, ribs, laidOn, roofLengthM, ...sheet } = sheeting
  return { use: true, sheet, laid: { position, through, ribs, laidOn, roofLengthM } }
}

/** Cladding that was typed, or chosen as a sheet. */
export const claddingValues = (
  cladding: TypedLine['cladding'],
  sheeting: SheetingRequest | undefined,
): Pick<Values, 'cladding' | 'sheeting'> => ({
  cladding: { ...claddingOf(cladding), ...(sheeting ? { use: true } : {}) },
  sheeting: sheetingOf(sheeting),
})

/** Further deflection limits that were typed. */
export const furtherLimitsOf = (list: TypedLine['furtherDeflections']): FurtherLimit[] =>
  list.map(({ allowed, ...of }) => ({
    ...NEW_LIMIT,
    ...of,
    ...('n_lim' in allowed ? { limit: allowed.n_lim } : { isLength: true, mm: allowed.delta_lim }),
  }))

/** Restraints that were typed, the number of every span from its list. */
export const restraintsOf = (
  typed: TypedLine['restraints'],
  listOf: (perSpan: number[]) => RestraintCounts,
): Values['restraints'] => ({
  use: !restraintsUnspecified(typed),
  upper: { byPanel: typed.upper.byPanel, perSpan: listOf(typed.upper.perSpan) },
  lower: { isHeld: typed.lower.isHeld, perSpan: listOf(typed.lower.perSpan) },
})

/** The member across the slope or along it, as the words of the place have it. */
export const directionOf = ({ isLevel }: Pick<Values, 'isLevel'>) => (isLevel ? 'HORIZONTAL' : 'VERTICAL')

/** Whether it matters where the fasteners of the cladding stand: where a flange bends sideways by itself. */
export const asksFastener = ({ profileType }: Pick<Values, 'profileType'>): boolean =>
  profileOf(profileType).freeFlange !== null

/** Whether the panel holds the upper fibre, which is the condition for its springs. */
export const isHeldByPanel = ({ restraints }: Pick<Values, 'restraints'>): boolean =>
  !restraints.use || restraints.upper.byPanel

/** A line that is one piece over all its supports. */
export const noJoints = (mainSpans: number): Values['joints'] => ({
  supports: Array.from({ length: mainSpans - 1 }, () => ({ kind: 'CONTINUOUS' })),
  isInMetres: false,
  hasHeavierEndBays: false,
})

/** The values of a new simulation; it calculates as it stands. */
export function defaultValues(): Values {
  return {
    envelope: 'ROOF',
    location: 'PORTUGAL',
    pitch: DEFAULT_ANGLE,
    spans: {
      useConsole: true,
      main: [{ size: NEW_SPAN.size, id: spanId(0) }],
      console: [0, 1].map((i) => ({ size: DEFAULT_CANTILEVER_M, id: cantileverId(i) })),
    },
    joints: noJoints(1),
    profileType: 'OMEGA',
    isLevel: true,
    isInverted: false,
    spacing: 2,
    supports: 'BETWEEN_135_AND_200',
    deflection: { limit: 200, combination: 'CHARACTERISTIC' },
    furtherDeflections: [],
    loads: {
      introduction: DEFAULT_INTRODUCTION,
      permanent: {
        distributed: {
          cfgMode: { isMinMax: false, isSpanBySpan: false },
          ...everySpan(1, () => ({ ...NEW_SPAN.permanent })),
        },
        point: [],
      },
      live: {
        distributed: {
          cfgMode: { isSpanBySpan: false, deltaCfgOption: 'category_h' },
          deltas: triple(DELTA_PRESETS.live.category_h),
          ...everySpan(1, () => NEW_SPAN.live),
        },
        point: [],
        roofPoint: { on: { ROOF: true, GENERAL: false }, value: ROOF_POINT_LOAD_KN },
      },
    },
    wind: {
      deltas: triple(DELTA_PRESETS.wind['en1991-1-4']),
      cfgMode: { isBandByBand: false, deltaCfgOption: 'en1991-1-4' },
      general: { pressure: noBands(), suction: noBands() },
      local: { use: false, pressure: noBands(), suction: noBands() },
    },
    snow: {
      deltas: triple(DELTA_PRESETS.snow['h<=1000m']),
      cfgMode: { deltaCfgOption: 'h<=1000m' },
      general: defaultSnow(1, true),
      exceptional: defaultSnow(1, false),
      drift: { use: false, s: [0, 0, 0], l: [0, 0, 0] },
    },
    axial: { use: false, value: 0, isTension: true, kind: 'DESIGN' },
    restraints: {
      use: false,
      upper: { byPanel: true, perSpan: equalRestraints(1, 0) },
      lower: { isHeld: false, perSpan: equalRestraints(1, 0) },
    },
    ...claddingValues({ inertia: 0, fixings: 0, fastenerMm: null }, undefined),
    numbers: readNumbers({}),
  }
}

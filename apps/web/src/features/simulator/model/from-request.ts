import {
  type CalculationRequest,
  furtherDeflectionsOf,
  numberIn,
  type RequestPatch,
  typedCladding,
  typedRestraints,
} from '@madre/contract'
import type { Change } from '@madre/engine'
import { detectDelta } from './delta-presets.ts'
import { roundLength } from './line.ts'
import { groupPointLoads } from './point-loads.ts'
import type { Draft } from './simulation.ts'
import { toRequest } from './to-request.ts'
import { readNumbers } from './typed-numbers.ts'
import {
  cantileverId,
  claddingValues,
  DEFAULT_ANGLE,
  DEFAULT_CANTILEVER_M,
  DEFAULT_INTRODUCTION,
  defaultSnow,
  furtherLimitsOf,
  type MinMax,
  NEW_SPAN,
  NO_ROOF_POINT,
  noBands,
  noJoints,
  type PerSpan,
  restraintsOf,
  type SnowLoad,
  spanId,
  type Triple,
  type Values,
  type WindBands,
} from './values.ts'

type Request = CalculationRequest
type RequestWind = Request['loadWindPressure']
type Sides = { left: boolean; right: boolean }

const psi = ({ psi1, psi2, psi3 }: Request['loadWindCombinationFactor']): Triple => [psi1, psi2, psi3]
/** A negative wind from a program is read as its magnitude, in the direction of its field. */
const bandsOf = (b: RequestWind): WindBands => ({
  w: [Math.abs(b.w1), Math.abs(b.w2), Math.abs(b.w3)],
  l: [b.l1, b.l2, b.l3],
})
const anyOf = (block: object) => Object.values(block).some((v) => v !== 0)

/**
 * The values a request stands for, the reverse of `toRequest`.
 *
 * The wire keeps no switches, so they are read off the numbers: equal entries in all spans are "not span by span", equal min and max
 * lists "not min/max", one band over the whole length "not band by band", all zeros or null "not used". What is not sent (the angle of
 * a façade, the length of unused cantilevers, snow on a façade, loads that are switched off) comes back with its default.
 */
export function fromRequest(r: Request): Draft {
  const sides = { left: r.hasLeftCantilever, right: r.hasRightCantilever }
  const useConsole = sides.left || sides.right
  const lengths = split(r.spanLengthsM, sides, useConsole ? 0 : DEFAULT_CANTILEVER_M)
  const total = roundLength(r.spanLengthsM.reduce((sum, l) => sum + l, 0))
  const liveDeltas = psi(r.loadLiveCombinationFactor)
  const live = uniformOr(r.loadLiveDistributed, sides, NEW_SPAN.live)

  const values: Values = {
    envelope: r.simulationType,
    location: r.location,
    pitch: r.simulationType === 'ROOF' ? r.inclinationDegrees : DEFAULT_ANGLE,
    spans: {
      useConsole,
      main: lengths.main.map((size, i) => ({ size, id: spanId(i) })),
      console: lengths.console.map((size, i) => ({ size, id: cantileverId(i) })),
    },
    joints: joints(r, lengths.main.length),
    profileType: r.sectionTypes[0] ?? 'OMEGA',
    isLevel: r.profileOrientation === 'HORIZONTAL',
    isInverted: r.sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED',
    spacing: r.transverseLengthM,
    supports: r.supportWidth,
    deflection: { limit: r.deflectionLimit.limit, combination: r.deflectionLimit.combination },
    furtherDeflections: furtherLimitsOf(furtherDeflectionsOf(r.deflectionLimits)),
    loads: {
      introduction: r.pointLoadIntroduction ?? DEFAULT_INTRODUCTION,
      permanent: { distributed: permanent(r, sides), point: points(r.loadPermanentPoint) },
      live: {
        distributed: {
          cfgMode: { isSpanBySpan: live.isSpanBySpan, deltaCfgOption: detectDelta('live', liveDeltas) },
          deltas: liveDeltas,
          ...live.list,
        },
        point: points(r.loadLivePoint),
        roofPoint: roofPoint(r),
      },
    },
    wind: wind(r, total),
    snow: snow(r, sides),
    axial: {
      use: r.axialLoad.valueKn !== 0,
      value: r.axialLoad.valueKn,
      isTension: r.axialLoad.direction === 'TRACTION',
      kind: r.axialLoad.type,
    },
    restraints: restraintsOf(typedRestraints({ ...r.spanRestraints, ...r.metadata }), (list) => {
      const { isSpanBySpan, list: entries } = uniformOr(list, sides, NEW_SPAN.restraints)
      return { cfgMode: { isSpanBySpan }, ...entries }
    }),
    ...claddingValues(typedCladding(r.claddingProperties), r.sheeting),
    numbers: readNumbers(r),
  }
  const { site } = r.metadata
  return { values, steelGrades: [...r.steelGrades], ...(site ? { site } : {}) }
}

function joints({ joints: sent }: Request, mainSpans: number): Values['joints'] {
  if (!sent) return noJoints(mainSpans)
  return {
    supports: sent.supports.map((joint) => ({ ...joint })),
    isInMetres: sent.lapUnit === 'M',
    hasHeavierEndBays: sent.endBays === 'HEAVIER',
  }
}

/** The type of a simulation, which may be missing. */
export const envelopeOf = (r: Request | undefined): Values['envelope'] => r?.simulationType ?? 'ROOF'

/** Whether a program has sent wind with a sign. */
export const hasNegativeWind = (r: Request): boolean =>
  [r.loadWindPressure, r.loadWindSuction, r.loadWindLocalPressure, r.loadWindLocalSuction].some(({ w1, w2, w3 }) =>
    [w1, w2, w3].some((w) => w < 0),
  )

/** A span list split into its parts; a missing cantilever gets `missing`. */
function split<T>(list: T[], { left, right }: Sides, missing: T): PerSpan<T> {
  const main = list.slice(left ? 1 : 0, right ? -1 : undefined)
  return { main, console: [left ? (list[0] ?? missing) : missing, right ? (list.at(-1) ?? missing) : missing] }
}

/** Equal entries also apply to missing cantilevers; otherwise these get the values of a new span. */
function uniformOr<T>(list: T[], sides: Sides, missing: T, equal = (a: T, b: T) => a === b) {
  const first = list[0] ?? missing
  const isSpanBySpan = !list.every((v) => equal(v, first))
  return { isSpanBySpan, list: split(list, sides, isSpanBySpan ? missing : first) }
}

function permanent(r: Request, sides: Sides): Values['loads']['permanent']['distributed'] {
  const max = r.loadPermanentDistributed ?? r.loadPermanentDistributedMax ?? []
  const min = r.loadPermanentDistributed ?? r.loadPermanentDistributedMin ?? []
  const entries: MinMax[] = max.map((value, i) => ({ min: min[i] ?? value, max: value }))
  const { isSpanBySpan, list } = uniformOr(
    entries,
    sides,
    NEW_SPAN.permanent,
    (a, b) => a.min === b.min && a.max === b.max,
  )
  const own = (m: MinMax): MinMax => ({ ...m })
  return {
    cfgMode: { isMinMax: entries.some((e) => e.min !== e.max), isSpanBySpan },
    main: list.main.map(own),
    console: list.console.map(own),
  }
}

function roofPoint(r: Request): Values['loads']['live']['roofPoint'] {
  const { simulationType } = r
  const value = numberIn(r, 'roofPointLoadKn')
  if (value === 0) return { on: { ...NO_ROOF_POINT.on }, value: NO_ROOF_POINT.value }
  return { on: { ROOF: simulationType === 'ROOF', GENERAL: simulationType === 'GENERAL' }, value }
}

function points(list: Request['loadPermanentPoint']) {
  const position = (p: (typeof list)[number]) => (p.spanType === 'SPAN' ? p.spanIdx : p.spanIdx === 0 ? -1 : Infinity)
  return groupPointLoads(
    [...list]
      .sort((a, b) => position(a) - position(b))
      .map(({ spanType, spanIdx, loads: { p1, p2, l1, l2 } }) => ({
        id: spanType === 'SPAN' ? spanId(spanIdx) : cantileverId(spanIdx),
        loads: [p1, p2, l1, l2],
      })),
  )
}

function isWholeLine(r: Request, total: number): boolean {
  const blocks = [r.loadWindPressure, r.loadWindSuction, r.loadWindLocalPressure, r.loadWindLocalSuction]
  return blocks.every(
    (b) => b.w2 === 0 && b.l2 === 0 && b.w3 === 0 && b.l3 === 0 && (b.l1 === 0 || Math.abs(b.l1 - total) < 1e-9),
  )
}

/** The wind of a request in the form: one value over the whole line if each action has one, or band by band. */
export function wind(r: Request, total: number, isBandByBand = !isWholeLine(r, total)): Values['wind'] {
  const read = (b: RequestWind): WindBands => (isBandByBand ? bandsOf(b) : { ...noBands(), w: [Math.abs(b.w1), 0, 0] })
  const deltas = psi(r.loadWindCombinationFactor)
  return {
    deltas,
    cfgMode: { isBandByBand, deltaCfgOption: detectDelta('wind', deltas) },
    general: { pressure: read(r.loadWindPressure), suction: read(r.loadWindSuction) },
    local: {
      use: anyOf(r.loadWindLocalPressure) || anyOf(r.loadWindLocalSuction),
      pressure: read(r.loadWindLocalPressure),
      suction: read(r.loadWindLocalSuction),
    },
  }
}

function snow(r: Request, sides: Sides): Values['snow'] {
  const deltas = psi(r.loadSnowCombinationFactor)
  const mainSpans = r.spanLengthsM.length - Number(sides.left) - Number(sides.right)
  const read = (list: number[] | null, unused: boolean): SnowLoad => {
    if (list === null) return defaultSnow(mainSpans, unused)
    const { isSpanBySpan, list: entries } = uniformOr(list, sides, NEW_SPAN.snow)
    return { use: true, cfgMode: { isSpanBySpan }, ...entries }
  }
  const a = r.loadSnowAccumulation
  return {
    deltas,
    cfgMode: { deltaCfgOption: detectDelta('snow', deltas) },
    general: read(r.loadSnowRegular, r.simulationType === 'FACADE'),
    exceptional: read(r.loadSnowExceptional, false),
    drift: { use: r.simulationType !== 'FACADE' && anyOf(a), s: [a.s1, a.s2, a.s3], l: [a.l1, a.l2, a.l3] },
  }
}

/** A request without a sheet leaves the sheet in the form. */
function withSheetOf({ values: { cladding, sheeting } }: Draft, next: Draft): Draft {
  if (next.values.sheeting.sheet !== null || sheeting.sheet === null) return next
  const isUsed = cladding.use && sheeting.use
  return {
    ...next,
    values: {
      ...next.values,
      cladding: { ...next.values.cladding, ...(isUsed ? { use: true } : {}) },
      sheeting: structuredClone(sheeting),
    },
  }
}

/** The form with a proposal of the results, and its kind; null if the proposal is for other spans. */
export function withPatch(now: Draft, patch: RequestPatch): { next: Draft; kind: Change['kind'] } | null {
  const request = toRequest(now)
  const { spanRestraints, transverseLengthM, claddingProperties, joints } = patch
  if (spanRestraints && spanRestraints.lower.lateralLocks.length !== request.spanLengthsM.length) return null
  const next = withSheetOf(now, fromRequest({ ...request, ...patch }))
  if ('sheeting' in patch) return { next, kind: patch.sheeting ? 'SHEETING' : 'UNHELD' }
  if (spanRestraints) return { next, kind: 'RESTRAINTS' }
  if (joints) return { next, kind: 'LAPS' }
  return { next, kind: transverseLengthM !== undefined ? 'SPACING' : claddingProperties ? 'CLADDING' : 'STEEL' }
}

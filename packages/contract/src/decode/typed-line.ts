/** A line as it was typed, for display: values in their units, bands at their places, defaults filled in; decision 0025. */

import type { Arrangement, CombinationFactors, FurtherDeflection, PurlinLine } from '@madre/engine'
import { type BandPair, bandPairs, bandsAlong, driftPairs, type Segment } from '../bands.ts'
import type { FieldTable, OptionalNumber } from '../fields.ts'
import { SHEETS } from '../limits.ts'
import { numberIn, optionalNumbers } from '../optional-numbers.ts'
import type { DesignRequest, PointLoads, ShownRequest } from '../request.ts'
import type { SheetingRequest } from '../sheeting-schema.ts'
import { permanentPair } from './permanent-pair.ts'

export interface TypedSpan {
  /** CONSOLE 0 is the left cantilever, 1 the right one; SPAN i the i-th main span */
  kind: 'SPAN' | 'CONSOLE'
  index: number
  lengthM: number
  fromM: number
  toM: number
}

export interface TypedForce {
  kN: number
  /** of the span, from its left end */
  percent: number
  xM: number
}

/** The joint of two main spans over their support; sides of a lap from the support axis to the end bolt rows [m]. */
export type TypedJoint = { kind: 'CONTINUOUS' | 'SLEEVE' | 'HINGE' } | { kind: 'LAP'; leftM: number; rightM: number }

/** The two forces on a span of the whole list; at least one is not zero. */
export interface TypedPoints {
  span: number
  forces: [TypedForce, TypedForce]
}

/** A load in bands from the left end. */
export interface TypedBands {
  /** all three as they were typed */
  pairs: BandPair[]
  /** their places [m]; wind as a magnitude */
  segments: Segment[]
}

/** A chosen sheet or tested cladding; lengths in the units of their names. */
export type TypedSheeting =
  | (Extract<SheetingRequest, { kind: 'TRAPEZOIDAL' }> & { tCoatMm: number })
  | Extract<SheetingRequest, { kind: 'DECLARED' }>

/** Lengths in m, forces in kN, loads per area in kN/m². */
export interface TypedLine {
  envelope: DesignRequest['simulationType']
  location: DesignRequest['location']
  steelGrades: string[]
  profileType: DesignRequest['sectionTypes'][number]
  isInverted: boolean
  isLevel: boolean
  /** used for a roof only */
  pitchDegrees: number
  /** class of the support width */
  supports: DesignRequest['supportWidth']
  spans: TypedSpan[]
  lengthM: number
  /** one for each support between two main spans; null: the line is one piece */
  joints: { supports: TypedJoint[]; hasHeavierEndBays: boolean } | null
  spacingM: number
  /** lists over the spans; those of the upper fibre are not used with a panel, those of the lower one only where it is held */
  restraints: {
    upper: { byPanel: boolean; perSpan: number[] }
    lower: { isHeld: boolean; perSpan: number[] }
    /** the user has confirmed them */
    isDeclared: boolean
  }
  /** [cm⁴/m], [1/m], and from the web midline [mm]; null: the value of the family, or half the flange */
  cladding: { inertia: number; fixings: number; fastenerMm: number | null }
  /** the sheet chosen in place of the first two, its zinc coating filled in; null: none */
  sheeting: TypedSheeting | null
  /** span by span [kN/m²] */
  permanent: { isMinMax: boolean; max: number[]; min: number[]; points: TypedPoints[] }
  imposed: {
    area: number[]
    points: TypedPoints[]
    /** concentrated load of a roof [kN]; 0: none */
    roofPointKn: number
    psi: CombinationFactors
    isCategoryH: boolean
    arrangements: Arrangement[]
  }
  introduction: { kind: 'FLANGE' | 'WEB'; bearingMm: number }
  /** span by span [kN/m²], null: none */
  snow: { regular: number[] | null; exceptional: number[] | null; drift: TypedBands; psi: CombinationFactors }
  wind: Record<'Wp' | 'Ws' | 'Wlp' | 'Wls', TypedBands> & { psi: CombinationFactors }
  axial: { kN: number; isTension: boolean; kind: 'DESIGN' | 'UNFACTORED_WIND' }
  deflection: DesignRequest['deflectionLimit']
  furtherDeflections: FurtherDeflection[]
  /** optional numbers without a field above, by their names in the table of fields */
  others: { name: string; value: number; unit: string; isDefault: boolean }[]
}

const ABOVE: string[] = ['pointLoadBearingMm', 'roofPointLoadKn'] satisfies OptionalNumber[]

function spansOf(line: PurlinLine, { spanLengthsM }: DesignRequest): TypedSpan[] {
  let x = 0
  return line.spans.map(({ kind, index }, i) => {
    const [lengthM, fromM] = [spanLengthsM[i]!, x]
    x += lengthM
    return { kind, index, lengthM, fromM, toM: x }
  })
}

/** Lengths without the rounding errors of percentages [m]. */
const metres = (mm: number): number => Math.round(mm * 1e3) / 1e6

function jointsOf({ joints }: PurlinLine): TypedLine['joints'] {
  if (!joints) return null
  return {
    supports: joints.supports.map((joint) =>
      joint.kind === 'LAP' ? { kind: 'LAP', leftM: metres(joint.a), rightM: metres(joint.b) } : { kind: joint.kind },
    ),
    hasHeavierEndBays: joints.endBays === 'HEAVIER',
  }
}

/** Point loads on existing spans, without pairs of zeros. */
function pointsOf(list: PointLoads[], spans: TypedSpan[]): TypedPoints[] {
  return list.flatMap(({ spanType, spanIdx, loads }) => {
    const span = spans.findIndex(({ kind, index }) => kind === spanType && index === spanIdx)
    const { fromM, lengthM } = spans[span] ?? {}
    if (fromM === undefined || lengthM === undefined || (loads.p1 === 0 && loads.p2 === 0)) return []
    const force = (kN: number, percent: number) => ({ kN, percent, xM: fromM + (percent / 100) * lengthM })
    return [{ span, forces: [force(loads.p1, loads.l1), force(loads.p2, loads.l2)] }]
  })
}

/** Restraints of a request, or the defaults of new simulations, one number for every span. */
export const typedRestraints = ({
  upper,
  lower,
  restraintsDeclared = false,
}: {
  upper: { type: 0 | 1; lateralLocks: number | number[] }
  lower: { use: boolean; lateralLocks: number | number[] }
  restraintsDeclared?: boolean | undefined
}): TypedLine['restraints'] => ({
  upper: { byPanel: upper.type === 0, perSpan: [upper.lateralLocks].flat() },
  lower: { isHeld: lower.use, perSpan: [lower.lateralLocks].flat() },
  isDeclared: restraintsDeclared,
})

export const typedCladding = ({
  coveringInertia: inertia,
  fixationsPerMeter: fixings,
  fastenerToWebMm,
}: DesignRequest['claddingProperties']): TypedLine['cladding'] => ({
  inertia,
  fixings,
  fastenerMm: fastenerToWebMm ?? null,
})

/** The sheet of a request, or of the defaults of new simulations. */
export const typedSheeting = (sheeting: SheetingRequest | undefined): TypedSheeting | null => {
  if (!sheeting) return null
  return sheeting.kind === 'DECLARED' ? sheeting : { ...sheeting, tCoatMm: sheeting.tCoatMm ?? SHEETS.tCoatMm }
}

/** @param line the line decoded from the request */
export function typedOf(r: ShownRequest, line: PurlinLine, fields: FieldTable): TypedLine {
  const spans = spansOf(line, r)
  const lengthM = spans.at(-1)?.toM ?? 0
  const bands = (pairs: BandPair[], elsewhere: Segment[] | 'extend'): TypedBands => ({
    pairs,
    segments: bandsAlong(pairs, lengthM, elsewhere),
  })
  const wind = (of: DesignRequest['loadWindPressure'], elsewhere: Segment[] | 'extend' = 'extend') => {
    const pairs = bandPairs(of)
    return {
      ...bands(
        pairs.map(([w, l]) => [Math.abs(w), l]),
        elsewhere,
      ),
      pairs,
    }
  }
  const [Wp, Ws] = [wind(r.loadWindPressure), wind(r.loadWindSuction)]
  const regular = spans.map(({ fromM, toM }, i) => ({ from: fromM, to: toM, value: r.loadSnowRegular?.[i] ?? 0 }))
  const said: Record<string, unknown> = { ...r }
  return {
    envelope: r.simulationType,
    location: r.location,
    steelGrades: r.steelGrades,
    profileType: line.profileType,
    isInverted: line.isInverted,
    isLevel: line.isLevel,
    pitchDegrees: r.inclinationDegrees,
    supports: r.supportWidth,
    spans,
    lengthM,
    joints: jointsOf(line),
    spacingM: r.transverseLengthM,
    restraints: typedRestraints({ ...r.spanRestraints, ...r.metadata }),
    cladding: typedCladding(r.claddingProperties),
    sheeting: typedSheeting(r.sheeting),
    permanent: {
      isMinMax: r.loadPermanentDistributed === null,
      ...permanentPair(r),
      points: pointsOf(r.loadPermanentPoint, spans),
    },
    imposed: {
      area: r.loadLiveDistributed,
      points: pointsOf(r.loadLivePoint, spans),
      roofPointKn: numberIn(r, 'roofPointLoadKn'),
      psi: line.imposed.psi,
      isCategoryH: line.imposed.isCategoryH,
      arrangements: line.imposed.arrangements,
    },
    introduction: { kind: line.introduction.kind, bearingMm: numberIn(r, 'pointLoadBearingMm') },
    snow: {
      regular: r.loadSnowRegular,
      exceptional: r.loadSnowExceptional,
      drift: bands(driftPairs(r), regular),
      psi: line.snow.psi,
    },
    wind: {
      Wp,
      Ws,
      Wlp: wind(r.loadWindLocalPressure, Wp.segments),
      Wls: wind(r.loadWindLocalSuction, Ws.segments),
      psi: line.wind.psi,
    },
    axial: { kN: r.axialLoad.valueKn, isTension: r.axialLoad.direction === 'TRACTION', kind: r.axialLoad.type },
    deflection: r.deflectionLimit,
    furtherDeflections: line.furtherDeflections,
    others: optionalNumbers(fields).flatMap(([name, { absent, unit }]) => {
      const value = (said[name] as number | undefined) ?? absent
      return ABOVE.includes(name) ? [] : [{ name, value, unit, isDefault: value === absent }]
    }),
  }
}

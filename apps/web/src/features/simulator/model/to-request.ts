import type { CalculationRequest } from '@madre/contract'
import { countedJoints, isInPieces } from './joints.ts'
import { entryOf, lineSpans, totalLength } from './line.ts'
import { asksIntroduction, idOf, pointLoadsOn } from './point-loads.ts'
import { roofPointKn } from './roof-point.ts'
import type { Draft } from './simulation.ts'
import { sentNumbers, type TypedNumber } from './typed-numbers.ts'
import {
  asksFastener,
  DEFAULT_INTRODUCTION,
  type FurtherLimit,
  isHeldByPanel,
  type PerSpan,
  type PointLoad,
  type SnowLoad,
  type Triple,
  type Values,
  type WindBands,
} from './values.ts'

interface RequestMetadata {
  project: string
  description: string
  /** ISO date of this save */
  date: string
}

/** For a request that is compared, drawn or designed, and saved under no name. */
const UNNAMED: RequestMetadata = { project: '', description: '', date: '' }

const factors = ([psi1, psi2, psi3]: Triple) => ({ psi1, psi2, psi3 })
const wind = ({ w, l }: WindBands) => ({ w1: w[0], l1: l[0], w2: w[1], l2: l[1], w3: w[2], l3: l[2] })
const NO_WIND = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const NO_ACCUMULATION = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }
/** Numbers that matter only where something else is so. */
const ASKED: { [K in TypedNumber]?: (values: Values) => boolean } = { pointLoadBearingMm: asksIntroduction }

/**
 * The request that these values stand for.
 *
 * What is switched off is sent as zeros or null, a list that is not span by span carries its first main span's value everywhere,
 * wind that is not band by band runs over the whole line, the angle is 0 unless the type is ROOF, how point loads reach the member is
 * said only where there are any and it is not the default, joints only where the line is more than one piece, where the fasteners of the cladding are only of a C or Z, a chosen sheet only where the
 * panel holds the upper fibre, and the concentrated load of a roof only where it is on and the live load of category H.
 */
export function toRequest({ values: v, steelGrades, site }: Draft, metadata = UNNAMED): CalculationRequest {
  const line = lineSpans(v.spans)
  const total = totalLength(v.spans)
  const perSpan = (list: PerSpan<number>, spanBySpan: boolean) =>
    line.map((s) => (spanBySpan ? entryOf(list, s) : (list.main[0] ?? 0)))

  const permanent = v.loads.permanent.distributed
  const permanentOf = (key: 'min' | 'max') =>
    line.map((s) => (permanent.cfgMode.isSpanBySpan ? entryOf(permanent, s) : permanent.main[0])?.[key] ?? 0)
  const points = (list: PointLoad[]) =>
    line.map((s) => {
      const [p1, p2, l1, l2] = pointLoadsOn(list, idOf(s))
      return { spanType: s.kind, spanIdx: s.index, loads: { p1, p2, l1, l2 } }
    })
  const windBlock = (bands: WindBands) =>
    v.wind.cfgMode.isBandByBand ? wind(bands) : { ...NO_WIND, w1: bands.w[0], l1: total }
  const localWind = (bands: WindBands) => (v.wind.local.use ? windBlock(bands) : NO_WIND)

  const hasSnow = v.envelope !== 'FACADE'
  const snow = (load: SnowLoad) => (hasSnow && load.use ? perSpan(load, load.cfgMode.isSpanBySpan) : null)
  const { use: accumulates, s, l } = v.snow.drift

  return {
    steelGrades: [...steelGrades],
    simulationType: v.envelope,
    location: v.location,
    inclinationDegrees: v.envelope === 'ROOF' ? v.pitch : 0,
    spanLengthsM: line.map((span) => span.size),
    hasLeftCantilever: line[0]?.kind === 'CONSOLE',
    hasRightCantilever: line.at(-1)?.kind === 'CONSOLE',
    ...joints(v),
    transverseLengthM: v.spacing,
    supportWidth: v.supports,
    sectionTypes: [v.profileType],
    sectionOrientation: v.isInverted ? 'MAJOR_AXIS_BENDING_INVERTED' : 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: v.isLevel ? 'HORIZONTAL' : 'VERTICAL',
    loadPermanentDistributed: permanent.cfgMode.isMinMax ? null : permanentOf('max'),
    loadPermanentDistributedMin: permanent.cfgMode.isMinMax ? permanentOf('min') : null,
    loadPermanentDistributedMax: permanent.cfgMode.isMinMax ? permanentOf('max') : null,
    loadPermanentPoint: points(v.loads.permanent.point),
    ...introduction(v),
    ...sentNumbers(v.numbers, (name) => ASKED[name]?.(v) ?? true),
    loadLiveDistributed: perSpan(v.loads.live.distributed, v.loads.live.distributed.cfgMode.isSpanBySpan),
    loadLivePoint: points(v.loads.live.point),
    loadLiveCombinationFactor: factors(v.loads.live.distributed.deltas),
    ...roofPoint(v),
    loadWindPressure: windBlock(v.wind.general.pressure),
    loadWindSuction: windBlock(v.wind.general.suction),
    loadWindLocalPressure: localWind(v.wind.local.pressure),
    loadWindLocalSuction: localWind(v.wind.local.suction),
    loadWindCombinationFactor: factors(v.wind.deltas),
    loadSnowRegular: snow(v.snow.general),
    loadSnowExceptional: snow(v.snow.exceptional),
    loadSnowAccumulation:
      hasSnow && accumulates ? { s1: s[0], l1: l[0], s2: s[1], l2: l[1], s3: s[2], l3: l[2] } : NO_ACCUMULATION,
    loadSnowCombinationFactor: factors(v.snow.deltas),
    deflectionLimit: v.deflection,
    ...furtherDeflections(v.furtherDeflections),
    axialLoad: {
      valueKn: v.axial.use ? v.axial.value : 0,
      direction: v.axial.isTension ? 'TRACTION' : 'COMPRESSIONS',
      type: v.axial.kind,
    },
    spanRestraints: restraints(v.restraints, perSpan),
    claddingProperties: cladding(v),
    ...sheeting(v),
    metadata: {
      language: 'PT',
      description: metadata.description,
      projectName: metadata.project,
      calculationDate: metadata.date,
      ...(site ? { site } : {}),
      ...(v.restraints.use ? { restraintsDeclared: true } : {}),
    },
  }
}

function joints(v: Values): Pick<CalculationRequest, 'joints'> {
  if (!isInPieces(v)) return {}
  const { supports, isInMetres, hasHeavierEndBays } = countedJoints(v)
  const hasLaps = supports.some(({ kind }) => kind === 'LAP')
  return {
    joints: {
      supports: supports.map((joint) => ({ ...joint })),
      ...(isInMetres && hasLaps ? { lapUnit: 'M' } : {}),
      ...(hasHeavierEndBays ? { endBays: 'HEAVIER' } : {}),
    },
  }
}

function furtherDeflections(list: FurtherLimit[]): Pick<CalculationRequest, 'deflectionLimits'> {
  if (list.length === 0) return {}
  const deflectionLimits = list.map(({ isLength, limit, mm, of, combination, action }) => ({
    ...(isLength ? { limitMm: mm } : { limit }),
    combination,
    action,
    of: of === 'SPANS' ? ('SPANS' as const) : ('CANTILEVERS' as const),
  }))
  return { deflectionLimits }
}

function roofPoint(v: Values): Pick<CalculationRequest, 'roofPointLoadKn'> {
  const roofPointLoadKn = roofPointKn(v)
  return roofPointLoadKn > 0 ? { roofPointLoadKn } : {}
}

function introduction(v: Values): Pick<CalculationRequest, 'pointLoadIntroduction'> {
  const { introduction: pointLoadIntroduction } = v.loads
  return asksIntroduction(v) && pointLoadIntroduction !== DEFAULT_INTRODUCTION ? { pointLoadIntroduction } : {}
}

function cladding(v: Values): CalculationRequest['claddingProperties'] {
  const { inertia, fixings, fastenerMm } = v.cladding
  const use = v.cladding.use && !v.sheeting.use
  return {
    ...(use ? { coveringInertia: inertia, fixationsPerMeter: fixings } : { coveringInertia: 0, fixationsPerMeter: 0 }),
    ...(fastenerMm !== null && asksFastener(v) ? { fastenerToWebMm: fastenerMm } : {}),
  }
}

function sheeting(v: Values): Pick<CalculationRequest, 'sheeting'> {
  const { use, sheet, laid } = v.sheeting
  if (!v.cladding.use || !use || sheet === null || !isHeldByPanel(v)) return {}
  return { sheeting: sheet.kind === 'DECLARED' ? { ...sheet } : { ...sheet, ...laid } }
}

function restraints(
  { use, upper, lower }: Values['restraints'],
  perSpan: (list: PerSpan<number>, spanBySpan: boolean) => number[],
): CalculationRequest['spanRestraints'] {
  const isHeld = use && lower.isHeld
  const list = (of: Values['restraints']['upper']['perSpan'], counts: boolean) =>
    perSpan(of, of.cfgMode.isSpanBySpan).map((count) => (counts ? count : 0))
  return {
    upper: { type: use && !upper.byPanel ? 1 : 0, lateralLocks: list(upper.perSpan, use) },
    lower: { use: isHeld, lateralLocks: list(lower.perSpan, isHeld) },
  }
}

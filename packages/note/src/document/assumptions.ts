import { LOAD_KEYS, type LoadKey } from '@madre/climate'
import { type CalculationRequest, hasDrift, restraintsUnspecified } from '@madre/contract'
import {
  type Explanation,
  hasJoints,
  introducedPointLoads,
  liveLoadsAreAlternatives,
  loadsInPlane,
  profileOf,
  sectionFastener,
} from '@madre/engine'
import type { AssumptionWords } from '../words/keys.ts'
import type { Subject } from './subject.ts'

export interface Assumption {
  code: keyof AssumptionWords
  values?: Record<string, string | number>
}

/** The assumptions that hold for this request and this section, in the order they are printed. */
export function assumptionsOf(
  s: Pick<Subject, 'request' | 'line' | 'family'> & { explanation: Pick<Explanation, 'endBearing'> },
): Assumption[] {
  const { request: r, line, family } = s
  const { endBearing } = s.explanation
  const { line: kind, freeFlange, crippling } = profileOf(family.profileType)
  const distorts = kind === 'DISTORTING'
  const twoWebs = crippling === 'TWO_WEBS'
  const panel = r.spanRestraints.upper.type === 0
  const consoles = r.hasLeftCantilever || r.hasRightCantilever
  const endsAtSupport = !(r.hasLeftCantilever && r.hasRightCantilever)
  const inPlane = loadsInPlane(line)
  const vertical = r.simulationType !== 'GENERAL' && r.profileOrientation === 'VERTICAL'
  const axial = r.axialLoad.valueKn !== 0
  const { coveringInertia, fixationsPerMeter } = r.claddingProperties
  const cladding = coveringInertia > 0 && fixationsPerMeter > 0
  const snow = r.loadSnowRegular !== null || r.loadSnowExceptional !== null
  const points = introducedPointLoads(line)
  const { Q_k } = line.imposed
  const fastener = sectionFastener(line, family)
  const all: [boolean, Assumption['code']][] = [
    [true, 'statics'],
    [hasJoints(line), 'joints'],
    [true, 'ownWeight'],
    [r.simulationType === 'ROOF', 'planLoads'],
    [derivedLoads(r).length === 0 && typedLoads(r).length > 0, 'windSnowByUser'],
    [derivedLoads(r).length > 0 && typedLoads(r).length === 0, 'windSnowFromPlace'],
    [derivedLoads(r).length > 0 && typedLoads(r).length > 0, 'windSnowPartly'],
    [line.wind.cases.length > 0, 'windMagnitudes'],
    [r.simulationType === 'ROOF' && Q_k === 0, 'concentratedLive'],
    [Q_k > 0, 'roofPointLoad'],
    [partialBands(r), 'bands'],
    [snow && hasDrift(r), 'drift'],
    [line.imposed.arrangements.length > 0, 'patterns'],
    [true, 'eq610'],
    [line.imposed.isCategoryH && (line.imposed.arrangements.length > 0 || Q_k > 0), 'categoryH'],
    [liveLoadsAreAlternatives(line), 'liveAlternatives'],
    [points?.presses === true, 'pointLoadsOnFlange'],
    [points?.presses === true && !twoWebs && family.supportDetail === 'bearing', 'opposedReaction'],
    [points?.kind === 'WEB', 'pointLoadsIntoWeb'],
    [axial && r.axialLoad.type === 'DESIGN', 'axialDesign'],
    [axial && r.axialLoad.type === 'UNFACTORED_WIND', 'axialWind'],
    [axial, 'axialConstant'],
    [vertical, 'vertical'],
    [restraintsUnspecified(r.spanRestraints), 'restraintsUnspecified'],
    [panel, 'shearStiffness'],
    [panel && inPlane, 'inPlaneByCladding'],
    [!panel && inPlane && !distorts, 'weakAxisBeam'],
    [!panel && inPlane && distorts, 'sidewaysOmega'],
    [panel && fastener?.origin === 'MIDDLE', 'fastenerAtMidFlange'],
    [fastener?.origin === 'REQUEST', 'fastenerTyped'],
    [fastener?.origin === 'FAMILY', 'fastenerOfMaker'],
    [panel && !!freeFlange && !cladding, 'noCladdingData'],
    [panel && cladding && fastener?.isNearEdge !== true, 'claddingSpring'],
    [fastener?.isNearEdge === true, 'fastenerNearEdge'],
    [!panel && !!freeFlange, 'twoFreeFlanges'],
    [distorts, 'distortion'],
    [hasLocks(r), 'restraintPositions'],
    [distorts && hasLocks(r), 'restraintsHoldBoth'],
    [distorts && !panel, 'omegaHeldAtSupports'],
    [!distorts && family.supportDetail === 'bearing', 'heldAtSupports'],
    [family.supportDetail === 'bearing', 'directBearing'],
    [family.supportDetail === 'bearing', 'bearingLength'],
    [endBearing !== null, 'endBearingHalf'],
    [twoWebs && endsAtSupport && family.supportDetail === 'bearing', 'endBearingShared'],
    [family.supportDetail === 'cleat', 'cleat'],
    [twoWebs && endsAtSupport, 'endBearing'],
    [true, 'averageYield'],
    [true, 'roundings'],
    [!panel && inPlane && !distorts, 'weakAxisEffective'],
    [true, 'slsStiffness'],
    [consoles, 'consoleLimit'],
  ]
  const values = {
    ss: line.bearingLength,
    ...(Q_k > 0 && { Q: Q_k / 1e3 }),
    ...(points && { sP: points.bearingLength }),
    ...(endBearing && {
      rw: rounded(endBearing.whole.resistanceKn),
      half: endBearing.half.lengthMm,
      halfRw: rounded(endBearing.half.resistanceKn),
    }),
    ...(fastener && fastener.origin !== 'MIDDLE' && { a: fastener.aMm }),
  }
  return all.filter(([holds]) => holds).map(([, code]) => ({ code, values }))
}

/** As a force is printed [kN]. */
const rounded = (value: number): number => Number(value.toFixed(2))

/** The loads that are, or were, taken from the place. */
export function derivedLoads(r: CalculationRequest): LoadKey[] {
  const loads = r.metadata.site?.accepted?.loads ?? {}
  return LOAD_KEYS.filter((load) => loads[load] && loads[load].source !== 'TYPED')
}

/** The loads of wind and snow that act and were typed. */
export function typedLoads(r: CalculationRequest): LoadKey[] {
  const derived = derivedLoads(r)
  return LOAD_KEYS.filter(
    (load) => load !== 'loadSnowCombinationFactor' && !derived.includes(load) && isLoaded(r, load),
  )
}

/** Whether a load of wind or snow acts. */
export function isLoaded(r: CalculationRequest, load: LoadKey): boolean {
  if (load === 'loadSnowAccumulation') return hasDrift(r)
  const value: unknown = r[load]
  if (Array.isArray(value)) return value.some((v) => v !== 0)
  return value !== null && ['w1', 'w2', 'w3'].some((key) => ((value as Record<string, number>)[key] ?? 0) !== 0)
}

function hasLocks(r: CalculationRequest): boolean {
  const { upper, lower } = r.spanRestraints
  return (
    (upper.type === 1 && upper.lateralLocks.some((n) => n > 0)) || (lower.use && lower.lateralLocks.some((n) => n > 0))
  )
}

function partialBands(r: CalculationRequest): boolean {
  const total = r.spanLengthsM.reduce((sum, l) => sum + l, 0)
  const winds = [r.loadWindPressure, r.loadWindSuction, r.loadWindLocalPressure, r.loadWindLocalSuction]
  const used = winds.filter((w) => w.w1 !== 0 || w.w2 !== 0 || w.w3 !== 0).map((w) => w.l1 + w.l2 + w.l3)
  const { l1, l2, l3 } = r.loadSnowAccumulation
  if (hasDrift(r)) used.push(l1 + l2 + l3)
  return used.some((l) => l > 0 && l < total - 1e-9)
}

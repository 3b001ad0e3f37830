import {
  bandsOf,
  derivedLoads,
  endsWithCantilever,
  hasDrift,
  hasShearStiffness,
  isAlongSlope,
  isLoaded,
  lowerIsHeld,
  restraintsUnspecified,
  startsWithCantilever,
  type TypedLine,
  typedLoads,
  upperIsHeld,
} from '@madre/contract'
import { partsOf } from '@madre/difference'
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

/** The assumptions that hold for this line and this section, in the order they are printed. */
export function assumptionsOf(
  s: Pick<Subject, 'given' | 'site' | 'line' | 'family'> & {
    explanation: Pick<Explanation, 'endBearing'>
  },
): Assumption[] {
  const { given, site, line, family } = s
  const { endBearing } = s.explanation
  const { line: kind, freeFlange, crippling } = profileOf(family.profileType)
  const distorts = kind === 'DISTORTING'
  const twoWebs = crippling === 'TWO_WEBS'
  const { restraints } = given
  const panel = restraints.upper.byPanel
  const [left, right] = [startsWithCantilever(given), endsWithCantilever(given)]
  const inPlane = loadsInPlane(line)
  const axial = given.axial.kN !== 0
  const cladding = given.cladding.inertia > 0 && given.cladding.fixings > 0
  const has = partsOf(given)
  const isHeld = upperIsHeld(restraints) || lowerIsHeld(restraints)
  const [derived, typed] = [derivedLoads(site).length, typedLoads(given, site).length]
  const points = introducedPointLoads(line)
  const { Q_k } = line.imposed
  const fastener = sectionFastener(line, family)
  const all: [boolean, Assumption['code']][] = [
    [!line.joints, 'statics'],
    [line.joints !== null, 'staticsWithJoints'],
    [line.joints?.supports.some(({ kind }) => kind === 'HINGE' || kind === 'SLEEVE') ?? false, 'halfBearing'],
    [!line.joints && hasJoints(line), 'joints'],
    [true, 'ownWeight'],
    [line.envelope === 'ROOF' && has.plan, 'planLoads'],
    [derived === 0 && typed > 0, 'windSnowByUser'],
    [derived > 0 && typed === 0, 'windSnowFromPlace'],
    [derived > 0 && typed > 0, 'windSnowPartly'],
    [line.wind.cases.length > 0, 'windMagnitudes'],
    [line.envelope === 'ROOF' && Q_k === 0, 'concentratedLive'],
    [Q_k > 0, 'roofPointLoad'],
    [hasPartialBands(given, ['Wp', 'Ws']), 'bands'],
    [hasPartialBands(given, ['Wlp', 'Wls']), 'bandsLocal'],
    [has.snow && hasDrift(given), 'drift'],
    [line.imposed.arrangements.length > 0, 'patterns'],
    [true, 'eq610'],
    [line.imposed.isCategoryH && (line.imposed.arrangements.length > 0 || Q_k > 0), 'categoryH'],
    [liveLoadsAreAlternatives(line), 'liveAlternatives'],
    [points?.presses === true, 'pointLoadsOnFlange'],
    [points?.presses === true && !twoWebs && family.supportDetail === 'bearing', 'opposedReaction'],
    [points?.kind === 'WEB', 'pointLoadsIntoWeb'],
    [axial && given.axial.kind === 'DESIGN', 'axialDesign'],
    [axial && given.axial.kind === 'UNFACTORED_WIND', 'axialWind'],
    [axial, 'axialConstant'],
    [isAlongSlope(given), 'vertical'],
    [restraintsUnspecified(restraints), 'restraintsUnspecified'],
    [panel && !hasShearStiffness(given), 'shearStiffness'],
    [panel && inPlane, 'inPlaneByCladding'],
    [!panel && inPlane && !distorts, 'weakAxisBeam'],
    [!panel && inPlane && distorts, 'sidewaysOmega'],
    [fastener?.origin === 'MIDDLE', 'fastenerAtMidFlange'],
    [fastener?.origin === 'REQUEST', 'fastenerTyped'],
    [fastener?.origin === 'FAMILY', 'fastenerOfMaker'],
    [panel && !!freeFlange && !cladding && !given.sheeting, 'noCladdingData'],
    [panel && cladding && fastener?.isNearEdge !== true, 'claddingSpring'],
    [fastener?.isNearEdge === true, 'fastenerNearEdge'],
    [!panel && !!freeFlange, 'twoFreeFlanges'],
    [distorts, 'distortion'],
    [isHeld, 'restraintPositions'],
    [distorts && isHeld, 'restraintsHoldBoth'],
    [distorts && !panel, 'omegaHeldAtSupports'],
    [!distorts && family.supportDetail === 'bearing', 'heldAtSupports'],
    [family.supportDetail === 'bearing', 'directBearing'],
    [family.supportDetail === 'bearing', 'bearingLength'],
    [endBearing !== null, 'endBearingHalf'],
    [twoWebs && !(left && right) && family.supportDetail === 'bearing', 'endBearingShared'],
    [family.supportDetail === 'cleat', 'cleat'],
    [twoWebs && !(left && right), 'endBearing'],
    [true, 'averageYield'],
    [true, 'roundings'],
    [!panel && inPlane && !distorts, 'weakAxisEffective'],
    [true, 'slsStiffness'],
    [has.cantilever, 'cantileverLimit'],
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

/** Whether one of these loads leaves part of the line free. */
function hasPartialBands(given: TypedLine, ids: ('Wp' | 'Ws' | 'Wlp' | 'Wls')[]): boolean {
  const covered = ids
    .filter((id) => isLoaded(given, id))
    .map((id) => bandsOf(given, id).pairs.reduce((sum, [, length]) => sum + length, 0))
  return covered.some((length) => length > 0 && length < given.lengthM - 1e-9)
}

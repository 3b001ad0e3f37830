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

type Assuming = Pick<Subject, 'given' | 'site' | 'line' | 'family'> & {
  explanation: Pick<Explanation, 'endBearing'>
}
type Row = [holds: boolean, code: Assumption['code']]

/** The assumptions that hold for this line and this section, in the order they are printed. */
export function assumptionsOf(s: Assuming): Assumption[] {
  const values = valuesOf(s)
  return [staticsRows, loadRows, forceRows, restraintRows, fastenerRows, heldRows, bearingRows, sectionRows]
    .flatMap((rows) => rows(s))
    .filter(([holds]) => holds)
    .map(([, code]) => ({ code, values }))
}

const staticsRows = ({ line }: Assuming): Row[] => [
  [!line.joints, 'statics'],
  [line.joints !== null, 'staticsWithJoints'],
  [line.joints?.supports.some(({ kind }) => kind === 'HINGE' || kind === 'SLEEVE') ?? false, 'halfBearing'],
  [!line.joints && hasJoints(line), 'joints'],
]

function loadRows({ given, site, line }: Assuming): Row[] {
  const has = partsOf(given)
  const [derived, typed] = [derivedLoads(site).length, typedLoads(given, site).length]
  const { Q_k, arrangements, isCategoryH } = line.imposed
  return [
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
    [arrangements.length > 0, 'patterns'],
    [true, 'eq610'],
    [isCategoryH && (arrangements.length > 0 || Q_k > 0), 'categoryH'],
    [liveLoadsAreAlternatives(line), 'liveAlternatives'],
  ]
}

/** Point loads, and forces along the line. */
function forceRows({ given, line, family }: Assuming): Row[] {
  const points = introducedPointLoads(line)
  const axial = given.axial.kN !== 0
  return [
    [points?.presses === true, 'pointLoadsOnFlange'],
    [points?.presses === true && !hasTwoWebs(family) && family.supportDetail === 'bearing', 'opposedReaction'],
    [points?.kind === 'WEB', 'pointLoadsIntoWeb'],
    [axial && given.axial.kind === 'DESIGN', 'axialDesign'],
    [axial && given.axial.kind === 'UNFACTORED_WIND', 'axialWind'],
    [axial, 'axialConstant'],
    [isAlongSlope(given), 'vertical'],
  ]
}

function restraintRows({ given, line, family }: Assuming): Row[] {
  const panel = given.restraints.upper.byPanel
  const inPlane = loadsInPlane(line)
  return [
    [restraintsUnspecified(given.restraints), 'restraintsUnspecified'],
    [panel && !hasShearStiffness(given), 'shearStiffness'],
    [panel && inPlane, 'inPlaneByCladding'],
    [!panel && inPlane && !distorts(family), 'weakAxisBeam'],
    [!panel && inPlane && distorts(family), 'sidewaysOmega'],
  ]
}

function fastenerRows({ given, line, family }: Assuming): Row[] {
  const fastener = sectionFastener(line, family)
  const panel = given.restraints.upper.byPanel
  const hasFreeFlange = !!profileOf(family.profileType).freeFlange
  const cladding = given.cladding.inertia > 0 && given.cladding.fixings > 0
  return [
    [fastener?.origin === 'MIDDLE', 'fastenerAtMidFlange'],
    [fastener?.origin === 'REQUEST', 'fastenerTyped'],
    [fastener?.origin === 'FAMILY', 'fastenerOfMaker'],
    [panel && hasFreeFlange && !cladding && !given.sheeting, 'noCladdingData'],
    [panel && cladding && fastener?.isNearEdge !== true, 'claddingSpring'],
    [fastener?.isNearEdge === true, 'fastenerNearEdge'],
    [!panel && hasFreeFlange, 'twoFreeFlanges'],
  ]
}

/** How the section is held against distortion and rotation. */
function heldRows({ given: { restraints }, family }: Assuming): Row[] {
  const isHeld = upperIsHeld(restraints) || lowerIsHeld(restraints)
  return [
    [distorts(family), 'distortion'],
    [isHeld, 'restraintPositions'],
    [distorts(family) && isHeld, 'restraintsHoldBoth'],
    [distorts(family) && !restraints.upper.byPanel, 'omegaHeldAtSupports'],
    [!distorts(family) && family.supportDetail === 'bearing', 'heldAtSupports'],
  ]
}

function bearingRows({ given, family, explanation }: Assuming): Row[] {
  const endsOnSupport = !(startsWithCantilever(given) && endsWithCantilever(given))
  return [
    [family.supportDetail === 'bearing', 'directBearing'],
    [family.supportDetail === 'bearing', 'bearingLength'],
    [explanation.endBearing !== null, 'endBearingHalf'],
    [hasTwoWebs(family) && endsOnSupport && family.supportDetail === 'bearing', 'endBearingShared'],
    [family.supportDetail === 'cleat', 'cleat'],
    [hasTwoWebs(family) && endsOnSupport, 'endBearing'],
  ]
}

const sectionRows = ({ given, line, family }: Assuming): Row[] => [
  [true, 'averageYield'],
  [true, 'roundings'],
  [!given.restraints.upper.byPanel && loadsInPlane(line) && !distorts(family), 'weakAxisEffective'],
  [true, 'slsStiffness'],
  [partsOf(given).cantilever, 'cantileverLimit'],
]

const distorts = ({ profileType }: Assuming['family']): boolean => profileOf(profileType).line === 'DISTORTING'
const hasTwoWebs = ({ profileType }: Assuming['family']): boolean => profileOf(profileType).crippling === 'TWO_WEBS'

/** The numbers in the sentences of the assumptions. */
function valuesOf({ line, family, explanation: { endBearing } }: Assuming): Record<string, string | number> {
  const points = introducedPointLoads(line)
  const { Q_k } = line.imposed
  const fastener = sectionFastener(line, family)
  return {
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
}

/** A force as printed [kN]. */
const rounded = (value: number): number => Number(value.toFixed(2))

/** Whether one of these loads covers only part of the line. */
function hasPartialBands(given: TypedLine, ids: ('Wp' | 'Ws' | 'Wlp' | 'Wls')[]): boolean {
  const covered = ids
    .filter((id) => isLoaded(given, id))
    .map((id) => bandsOf(given, id).pairs.reduce((sum, [, length]) => sum + length, 0))
  return covered.some((length) => length > 0 && length < given.lengthM - 1e-9)
}

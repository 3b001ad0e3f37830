import { introducedPointLoads, liveLoadsAreAlternatives } from '../actions/point-load-introduction.ts'
import type { Explanation } from '../explanation.ts'
import { type Purlin, rotationalSpringOf } from '../search/candidate.ts'
import { hasJoints } from '../warnings/construction-warnings.ts'

/** Open readings for laps, sleeves and hinges. */
const JOINTS = ['jointMethod', 'jointBolts', 'jointSlip', 'jointScope']

/** The readings of this solution that are not yet compared with the text of the standard, and the parts of the method not shown. */
export function notConfirmed(purlin: Purlin): Explanation['notConfirmed'] {
  const { line, candidate } = purlin
  const { input, restraints } = line
  const { profile } = candidate.model
  const distorts = profile.line === 'DISTORTING'
  const isInverted = distorts && input.isInverted
  const springs = rotationalSpringOf(purlin) > 0
  const { cladding } = input
  const isSheet = cladding.kind === 'TRAPEZOIDAL'
  const isCompressed = input.axial.N < 0
  const isUnconfirmed = line.national.details.some((p) => !p.confirmed && p.key !== 'gammaAccidental')
  const items: [boolean, string, string][] = [
    [isUnconfirmed, 'nationalFactors', 'EN 1993-1-3 2(3)'],
    [input.location === 'SPAIN', 'favourablePermanent', 'CTE DB-SE Table 4.1'],
    [input.snow.exceptional.length > 0, 'accidentalFactors', 'EN 1990 A1.3.2'],
    [input.envelope === 'ROOF', 'planLoads', 'EN 1991-1-1 6.3.4'],
    [liveLoadsAreAlternatives(input), 'liveAlternatives', 'EN 1991-1-1 6.3.4.2'],
    [true, 'innerRadius', 'EN 1993-1-3 5.1'],
    [introducedPointLoads(input)?.presses === true, 'pointLoadCrippling', 'EN 1993-1-3 6.1.7, 6.1.11'],
    [isCompressed, 'tensionEdge', 'EN 1993-1-3 6.1.9(3)'],
    [isCompressed, 'shiftInMember', 'EN 1993-1-3 6.2.5(2)'],
    [true, 'purlinLimits', 'EN 1993-1-3 10.1.1(1)'],
    [!distorts && !candidate.cleat, 'antiRollDevice', 'EN 1993-1-3 10.1.1(7)'],
    [!input.joints && hasJoints(input), 'continuity', 'EN 1993-1-3 10.1.3.4'],
    ...JOINTS.map((code): [boolean, string, string] => [input.joints !== null, code, 'EN 1993-1-3 10.1.3.4']),
    [profile.curve === 'c' && isCompressed, 'hatCurve', 'EN 1993-1-3 Table 6.3'],
    [distorts, 'distortionRange', 'EN 1993-1-3 10.1.1(8), 10.1.2(2)'],
    [isInverted && restraints.panel, 'invertedPanel', 'EN 1993-1-3 10.1.1(8)'],
    [isInverted && springs, 'feetSpring', 'EN 1993-1-3 10.1.5.2'],
    [springs && cladding.kind !== 'DECLARED', 'rotationalSpring', `EN 1993-1-3 10.1.5.2${isSheet ? '(5), ' : ''}(7)`],
    [isSheet && line.shearStiffness !== null, 'sheetingShear', 'EN 1993-1-3 (10.1b)'],
    [profile.freeFlange !== null, 'freeFlangeCurve', 'EN 1993-1-3 10.1.4.2(2)'],
  ]
  return items.filter(([holds]) => holds).map(([, code, clause]) => ({ code, clause }))
}

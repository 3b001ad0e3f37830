/** Laps and sleeves line by line; EN 1993-1-3 10.1.3.4, method 4.24. */
import { lapResistance, momentOverLap } from '../../derivation/lap-derivation.ts'
import { named, StepList } from '../../derivation/step-list.ts'
import { SHEAR, superposition } from '../../derivation/superposition.ts'
import { JOINTS } from '../../en1993-1-3-2006/10-1-3-4-joints.ts'
import type { Step } from '../../explanation.ts'
import { sleeveOf } from '../../joints/possible.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import type { JointChecked } from './joint-checks.ts'

const CLAUSE = 'EN 1993-1-3 10.1.3.4'

type Found = Finding<JointChecked>

const OVER_SUPPORT = { name: 'M', symbol: 'M_0' }

function jointMomentSteps(found: Found, s: Purlin): Step[] {
  const { joint, isSagging, side } = found.branch!
  const { jointed } = s.line
  if (side !== null) {
    const M = endMoment(found, s, side)
    const V = endShear(found, s, side)
    const record = recordSteps(s)
    return new StepList(M, V, record.list).line(JOINTS.sleeve, { M_0: M.last, V_Ed: V.last, ...record.values }).steps
  }
  const k = jointed!.laps.findIndex((lap) => lap.joint === joint)
  const [M, M_R] = [momentOverLap(s, found.combination, k), lapResistance(s, k, isSagging)]
  return new StepList(M, M_R).line(JOINTS.lapMoment, { M_0: M.last, M_c_Rd: M_R.last }).steps
}

function jointShearSteps(found: Found, s: Purlin): Step[] {
  const V = endShear(found, s, found.branch!.side!)
  const list = new StepList(V).value(...named('V_Rd', recordOf(s).V_Rd), CLAUSE, 'record')
  return list.line(JOINTS.sleeveShear, { V_Ed: V.last, V_Rd: list.last }).steps
}

/** M_Rd and V_Rd of the sleeve by the record of its maker. */
function recordSteps(s: Purlin) {
  const { M_Rd, V_Rd } = recordOf(s)
  const list = new StepList()
  const of = (symbol: string, value: number) => list.value(...named(symbol, value), CLAUSE, 'record').last
  return { list, values: { M_Rd: of('M_Rd', M_Rd), V_Rd: of('V_Rd', V_Rd) } }
}

const recordOf = ({ candidate, partner }: Purlin) => sleeveOf(candidate, partner)!

const endMoment = (found: Found, s: Purlin, side: 'left' | 'right') =>
  superposition(s, found.combination, OVER_SUPPORT, (r) => r.endMoments[side === 'left' ? 0 : 1])

const endShear = (found: Found, s: Purlin, side: 'left' | 'right') =>
  superposition(s, found.combination, SHEAR, (r) => r.V[side === 'left' ? 0 : r.V.length - 1]!)

export const JOINT_DERIVATIONS = { JOINT_MOMENT: jointMomentSteps, JOINT_SHEAR: jointShearSteps } satisfies Derivations

/** Laps and sleeves line by line; EN 1993-1-3 10.1.3.4, method 4.24. */
import { bendingResistance } from '../../derivation/resistance-derivation.ts'
import { named, StepList } from '../../derivation/step-list.ts'
import { SHEAR, superposition } from '../../derivation/superposition.ts'
import { JOINTS } from '../../en1993-1-3-2006/10-1-3-4-joints.ts'
import type { Step } from '../../explanation.ts'
import { kappaOf } from '../../joints/lap-resistance.ts'
import { sleeveOf } from '../../joints/possible.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import { membersOf } from '../../search/lap-forces.ts'
import type { JointChecked } from './joint-checks.ts'

type Found = Finding<JointChecked>

const OVER_SUPPORT = { name: 'M', symbol: 'M_0' }

function jointMomentSteps(found: Found, s: Purlin): Step[] {
  const { joint, isSagging, side } = found.branch!
  const { jointed } = s.line
  if (side !== null) {
    const M = endMoment(found, s, side)
    const V = endShear(found, s, side)
    const { M_Rd, V_Rd } = recordOf(s)
    return new StepList(M, V).line(JOINTS.sleeve, { M_0: M.last, M_Rd, V_Ed: V.last, V_Rd }).steps
  }
  const k = jointed!.laps.findIndex((lap) => lap.joint === joint)
  const M = superposition(s, found.combination, OVER_SUPPORT, (r) => r.laps!.M_0[k]!)
  const list = new StepList(M)
  const [left, right] = membersOf(s, jointed!.laps[k]!.isOwn).map((candidate, i) => {
    const resistance = bendingResistance({ ...s, candidate }, isSagging)
    list.add(resistance)
    return named(i === 0 ? 'M_c_Rd_l' : 'M_c_Rd_r', resistance.last[1])
  })
  const kappa_s = kappaOf(s.candidate.family)
  return list.line(JOINTS.lapMoment, { M_0: M.last, kappa_s, M_c_Rd_l: left!, M_c_Rd_r: right! }).steps
}

function jointShearSteps(found: Found, s: Purlin): Step[] {
  const V = endShear(found, s, found.branch!.side!)
  const { V_Rd } = recordOf(s)
  return new StepList(V).line(JOINTS.sleeveShear, { V_Ed: V.last, V_Rd }).steps
}

const recordOf = ({ candidate, partner }: Purlin) =>
  sleeveOf(
    candidate.family,
    Math.min(candidate.thickness, partner?.thickness ?? candidate.thickness),
    candidate.steel.id,
  )!

const endMoment = (found: Found, s: Purlin, side: 'left' | 'right') =>
  superposition(s, found.combination, OVER_SUPPORT, (r) => r.endMoments[side === 'left' ? 0 : 1])

const endShear = (found: Found, s: Purlin, side: 'left' | 'right') =>
  superposition(s, found.combination, SHEAR, (r) => r.V[side === 'left' ? 0 : r.V.length - 1]!)

export const JOINT_DERIVATIONS = { JOINT_MOMENT: jointMomentSteps, JOINT_SHEAR: jointShearSteps } satisfies Derivations

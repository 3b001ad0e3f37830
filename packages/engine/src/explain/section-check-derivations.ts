import { supportBearings } from '../checks/web-crippling/support-checks.ts'
import { momentOfShift, momentOfShiftY, momentOfShiftZ } from '../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { shearAsymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { axialBending, axialBendingLine } from '../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { axialShearBending, shearBending } from '../en1993-1-3-2006/6-1-10-shear-bending.ts'
import { forceAndMoment } from '../en1993-1-3-2006/6-1-11-local-force.ts'
import { momentResistance, UTILISATIONS } from '../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Step } from '../explanation.ts'
import { axialAt as axialIn, momentAt as momentIn, shearAt as shearIn } from '../line/between-stations.ts'
import type { SectionCheckCode } from '../result.ts'
import { cripplingDerivation } from './crippling-derivation.ts'
import { loadCrippling, momentForce, splitReactionSteps } from './point-load-derivations.ts'
import {
  axialResistance,
  bendingResistance,
  lateralBendingResistance,
  shearDerivation,
} from './resistance-derivation.ts'
import { named, StepList } from './step-list.ts'
import type { Subject } from './subject.ts'
import { AXIAL, LATERAL_MOMENT, MOMENT, REACTION, SHEAR, superposition } from './superposition.ts'

const momentAt = (s: Subject) =>
  superposition(s.line, s.candidate, s.line.uls, s.worst.combination, {
    ...MOMENT,
    pick: (r) => momentIn(s.line.stations, r, s.worst),
  })
const shearAt = (s: Subject) =>
  superposition(s.line, s.candidate, s.line.uls, s.worst.combination, { ...SHEAR, pick: (r) => shearIn(r, s.worst) })
const axialAt = (s: Subject) =>
  superposition(s.line, s.candidate, s.line.uls, s.worst.combination, { ...AXIAL, pick: (r) => axialIn(r, s.worst) })
const lateralAt = (s: Subject) =>
  superposition(s.line, s.candidate, s.line.uls, s.worst.combination, {
    ...LATERAL_MOMENT,
    pick: (r) => r.M_z[s.worst.station]!,
  })
const reactionAt = (s: Subject) =>
  superposition(s.line, s.candidate, s.line.uls, s.worst.combination, {
    ...REACTION,
    pick: (r) => r.reactions[s.worst.support]!,
  })

function bending(s: Subject, sagging: boolean): Step[] {
  const { list: M } = momentAt(s)
  const R = bendingResistance(s.line, s.candidate, sagging)
  const list = new StepList().add(M.steps).add(R.steps)
  list.formula(UTILISATIONS.bending, { M_y_Ed: M.last, M_c_Rd: R.last })
  return list.steps
}

function lateralBending(s: Subject): Step[] {
  const { list: M } = lateralAt(s)
  const R = lateralBendingResistance(s.line, s.candidate)
  const list = new StepList().add(M.steps).add(R.steps)
  list.formula(UTILISATIONS.lateralBending, { M_z_Ed: M.last, M_cz_Rd: R.last })
  return list.steps
}

function axial(s: Subject, tension: boolean): Step[] {
  const { list: N } = axialAt(s)
  const R = axialResistance(s.line, s.candidate, tension)
  const list = new StepList().add(N.steps).add(R.steps)
  if (tension) list.formula(UTILISATIONS.tension, { N_Ed: N.last, N_t_Rd: R.last })
  else list.formula(UTILISATIONS.compression, { N_Ed: N.last, N_c_Rd: R.last })
  return list.steps
}

function shear(s: Subject): Step[] {
  const { list: V } = shearAt(s)
  const R = shearDerivation(s.line, s.candidate)
  const list = new StepList().add(V.steps).add(R.steps)
  list.formula(UTILISATIONS.shear, { V_Ed: V.last, V_b_Rd: R.last })
  return list.steps
}

function shearBendingSteps(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const M = momentAt(s)
  const V = shearAt(s)
  const N = axialAt(s)
  const M_R = bendingResistance(line, candidate, M.value >= 0)
  const V_R = shearDerivation(line, candidate)
  const list = new StepList().add(M.list.steps).add(V.list.steps).add(M_R.steps).add(V_R.steps)
  const operands = { M_y_Ed: M.list.last, M_c_Rd: M_R.last, V_Ed: V.list.last, V_b_Rd: V_R.last }
  if (!line.uls.hasN[worst.combination] || N.value === 0) list.formula(shearBending, operands)
  else {
    const N_R = axialResistance(line, candidate, N.value > 0)
    list.add(N.list.steps).add(N_R.steps)
    list.formula(axialShearBending, { N_Ed: N.list.last, N_Rd: N_R.last, ...operands })
  }
  return list.steps
}

/** β_V of the governing combination, null at end rows. */
function asymmetryAt(s: Subject): number | null {
  const { line, candidate, worst } = s
  if (supportBearings(line, candidate.model.h_p)[worst.support]!.end) return null
  const { leftOfSupport, rightOfSupport } = line.stations
  const V = (station: number) =>
    station < 0
      ? 0
      : superposition(line, candidate, line.uls, worst.combination, { ...SHEAR, pick: (r) => r.V[station]! }).value
  return shearAsymmetry(V(leftOfSupport[worst.support]!), V(rightOfSupport[worst.support]!))
}

/** R_w,Rd at the governing support; that of the split reaction where point loads press close to it. */
function supportResistance(s: Subject): Step[] {
  return splitReactionSteps(s) ?? cripplingDerivation(s.line, s.candidate, asymmetryAt(s)).steps
}

function crippling(s: Subject): Step[] {
  const { list: F } = reactionAt(s)
  const list = new StepList().add(F.steps).add(supportResistance(s))
  list.formula(UTILISATIONS.crippling, { F_Ed: F.last, R_w_Rd: list.last })
  return list.steps
}

function momentReaction(s: Subject): Step[] {
  const { list: F } = reactionAt(s)
  const M = momentAt(s)
  const M_R = bendingResistance(s.line, s.candidate, M.value > 0)
  const list = new StepList().add(M.list.steps).add(F.steps).add(M_R.steps).add(supportResistance(s))
  list.formula(forceAndMoment, { M_y_Ed: M.list.last, M_c_Rd: M_R.last, F_Ed: F.last, R_w_Rd: list.last })
  return list.steps
}

/** 6.1.8 and 6.1.9: the line of the two that gives the utilisation. */
function axialBendingSteps(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const { resistances: r, effective, shift, f_yb } = candidate
  const M = momentAt(s)
  const N = axialAt(s)
  const M_z = lateralAt(s)
  const hasN = line.uls.hasN[worst.combination] === 1 && N.value !== 0
  const hasM_z = line.uls.hasM_z[worst.combination] === 1
  const governing = axialBendingLine(r, shift, hasN ? N.value : 0, M.value, hasM_z ? M_z.value : 0)
  const edge = governing.equation === '(6.24)' || governing.equation === '(6.25)' ? 'com' : 'ten'
  const list = new StepList().add(M.list.steps)
  if (hasN) list.add(N.list.steps)
  const N_Ed = N.list.last
  const DeltaM_y_Ed = governing.shifted ? list.formula(momentOfShiftY, { N_Ed, e_z: shift.e_z }) : 0
  const section = governing.M_star >= 0 ? effective.top : effective.bottom
  // Sagging compresses the top and pulls the bottom.
  const atTop = governing.M_star >= 0 === (edge === 'com')
  const gamma_M0 = line.national.gammaM0
  const ofEdge = (axis: 'y' | 'z', W: string, value: number, clause: string) => {
    const W_eff_y = named(`${W}_${edge}`, value)
    return list.formula(momentResistance, { W_eff_y, f_yb, gamma_M0 }, { symbol: `M_c${axis}_Rd_${edge}`, clause })
  }
  const M_cy_Rd = ofEdge('y', 'W_eff_y', atTop ? section.W_top : section.W_bottom, 'EN 1993-1-3 6.1.8')
  const M_z_R = lateralBendingResistance(line, candidate)
  if (hasM_z) list.add(M_z.list.steps).add(M_z_R.steps)
  const isMovedZ = momentOfShift(N.value, Math.abs(shift.e_y)) > 0
  const DeltaM_z_Ed = isMovedZ ? list.formula(momentOfShiftZ, { N_Ed, e_y: shift.e_y }) : 0
  const W_z = edge === 'com' ? shift.W_z_com : shift.W_z_ten
  const M_cz_edge = isMovedZ ? ofEdge('z', 'W_z', W_z, 'EN 1993-1-3 6.1.9') : 0
  const N_R = axialResistance(line, candidate, N.value > 0)
  if (hasN) list.add(N_R.steps)
  const moments = { M_y_Ed: M.list.last, M_cy_Rd, M_z_Ed: M_z.list.last, M_cz_Rd: M_z_R.last }
  const terms = { N: hasN, M_z: hasM_z, DeltaM_z: isMovedZ }
  list.formula(axialBending(governing, terms), {
    ...moments,
    DeltaM_y_Ed,
    DeltaM_z_Ed,
    M_cz_edge,
    N_Ed,
    N_Rd: N_R.last,
  })
  return list.steps
}

export const SECTION_DERIVATIONS: Record<SectionCheckCode, (s: Subject) => Step[]> = {
  TENSION: (s) => axial(s, true),
  COMPRESSION: (s) => axial(s, false),
  BENDING_Y_POS: (s) => bending(s, true),
  BENDING_Y_NEG: (s) => bending(s, false),
  BENDING_Z: lateralBending,
  SHEAR: shear,
  M_V: shearBendingSteps,
  WEB_CRIPPLING_END: crippling,
  WEB_CRIPPLING_INT: crippling,
  M_R: momentReaction,
  WEB_CRIPPLING_LOAD: loadCrippling,
  M_F: momentForce,
  N_M_SECTION: axialBendingSteps,
}

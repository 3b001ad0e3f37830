import { axialAt as axialIn, momentAt as momentIn, shearAt as shearIn } from '../design/between-stations.ts'
import { supportBearings } from '../design/support-checks.ts'
import { momentOfShift } from '../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { shearAsymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { axialBendingLine } from '../en1993-1-3-2006/6-1-8-axial-bending.ts'
import type { Step } from '../explanation.ts'
import type { SectionCheckCode } from '../result.ts'
import { cripplingDerivation } from './crippling-derivation.ts'
import { loadCrippling, momentForce, splitReactionSteps } from './point-load-derivations.ts'
import {
  axialResistances,
  bendingResistance,
  gammaM0,
  lateralBendingResistance,
  shearDerivation,
  strength,
} from './resistance-derivation.ts'
import { StepList, type Value } from './step-list.ts'
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
  const M = momentAt(s)
  const M_c_Rd = sagging ? s.candidate.resistances.M_c_Rd_top : s.candidate.resistances.M_c_Rd_bottom
  return new StepList()
    .add(M.list.steps)
    .add(bendingResistance(s.line, s.candidate, sagging).steps)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.4', 'abs(M_y_Ed)/M_c_Rd', [
      ['M_y_Ed', M.value / 1e6, 'kNm'],
      ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
    ]).steps
}

function lateralBending(s: Subject): Step[] {
  const M_z = lateralAt(s)
  return new StepList()
    .add(M_z.list.steps)
    .add(lateralBendingResistance(s.line, s.candidate).steps)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.4', 'abs(M_z_Ed)/M_cz_Rd', [
      ['M_z_Ed', M_z.value / 1e6, 'kNm'],
      ['M_cz_Rd', s.candidate.resistances.M_cz_Rd / 1e6, 'kNm'],
    ]).steps
}

function axial(s: Subject, tension: boolean): Step[] {
  const N = axialAt(s)
  const R = axialResistances(s.line, s.candidate)
  const { resistances: r } = s.candidate
  const symbol = tension ? 'N_t_Rd' : 'N_c_Rd'
  return new StepList()
    .add(N.list.steps)
    .add((tension ? R.tension : R.compression).steps)
    .sum('eta', s.worst.utilisation, '', tension ? 'EN 1993-1-3 6.1.2' : 'EN 1993-1-3 6.1.3', `abs(N_Ed)/${symbol}`, [
      ['N_Ed', N.value / 1e3, 'kN'],
      [symbol, r[symbol] / 1e3, 'kN'],
    ]).steps
}

function shear(s: Subject): Step[] {
  const V = shearAt(s)
  return new StepList()
    .add(V.list.steps)
    .add(shearDerivation(s.line, s.candidate).steps)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.8)', 'abs(V_Ed)/V_b_Rd', [
      ['V_Ed', V.value / 1e3, 'kN'],
      ['V_b_Rd', s.candidate.resistances.V_b_Rd / 1e3, 'kN'],
    ]).steps
}

function shearBending(s: Subject): Step[] {
  const M = momentAt(s)
  const V = shearAt(s)
  const N = axialAt(s)
  const { resistances: r } = s.candidate
  const sagging = M.value >= 0
  const M_c_Rd = sagging ? r.M_c_Rd_top : r.M_c_Rd_bottom
  const list = new StepList()
    .add(M.list.steps)
    .add(V.list.steps)
    .add(bendingResistance(s.line, s.candidate, sagging).steps)
    .add(shearDerivation(s.line, s.candidate).steps)
  const operands: Value[] = [
    ['M_y_Ed', M.value / 1e6, 'kNm'],
    ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
    ['V_Ed', V.value / 1e3, 'kN'],
    ['V_b_Rd', r.V_b_Rd / 1e3, 'kN'],
  ]
  const interaction = 'abs(M_y_Ed)/M_c_Rd+(2*abs(V_Ed)/V_b_Rd-1)^2'
  if (!s.line.uls.hasN[s.worst.combination] || N.value === 0) {
    return list.sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.27)', interaction, operands).steps
  }
  const symbol = N.value > 0 ? 'N_t_Rd' : 'N_c_Rd'
  const R = axialResistances(s.line, s.candidate)
  return list
    .add(N.list.steps)
    .add((N.value > 0 ? R.tension : R.compression).steps)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.27)', `abs(N_Ed)/${symbol}+${interaction}`, [
      ['N_Ed', N.value / 1e3, 'kN'],
      [symbol, r[symbol] / 1e3, 'kN'],
      ...operands,
    ]).steps
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
  const R = reactionAt(s)
  const resistance = supportResistance(s)
  return new StepList()
    .add(R.list.steps)
    .add(resistance)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.7', 'F_Ed/R_w_Rd', [
      ['F_Ed', R.value / 1e3, 'kN'],
      ['R_w_Rd', resistance.at(-1)!.value, 'kN'],
    ]).steps
}

function momentReaction(s: Subject): Step[] {
  const R = reactionAt(s)
  const M = momentAt(s)
  const resistance = supportResistance(s)
  const sagging = M.value > 0
  const M_c_Rd = sagging ? s.candidate.resistances.M_c_Rd_top : s.candidate.resistances.M_c_Rd_bottom
  return new StepList()
    .add(M.list.steps)
    .add(R.list.steps)
    .add(bendingResistance(s.line, s.candidate, sagging).steps)
    .add(resistance)
    .sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.28c)', '(abs(M_y_Ed)/M_c_Rd+F_Ed/R_w_Rd)/1.25', [
      ['M_y_Ed', M.value / 1e6, 'kNm'],
      ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
      ['F_Ed', R.value / 1e3, 'kN'],
      ['R_w_Rd', resistance.at(-1)!.value, 'kN'],
    ]).steps
}

/** 6.1.8 and 6.1.9: the line of the two that gives the utilisation. */
function axialBending(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const { resistances: r, effective, shift } = candidate
  const M = momentAt(s)
  const N = axialAt(s)
  const M_z = lateralAt(s)
  const hasN = line.uls.hasN[worst.combination] === 1 && N.value !== 0
  const hasM_z = line.uls.hasM_z[worst.combination] === 1
  const governing = axialBendingLine(r, shift, hasN ? N.value : 0, M.value, hasM_z ? M_z.value : 0)
  const edge = governing.equation === '(6.24)' || governing.equation === '(6.25)' ? 'com' : 'ten'
  const relieved = governing.equation === '(6.24)' || governing.equation === '(6.26)'
  const list = new StepList().add(M.list.steps)
  const operands: Value[] = []
  if (hasN) list.add(N.list.steps)
  let moment = 'abs(M_y_Ed)'
  if (governing.shifted) {
    const DeltaM_y = momentOfShift(N.value, shift.e_z)
    list.sum('DeltaM_y_Ed', DeltaM_y / 1e6, 'kNm', 'EN 1993-1-3 6.1.9(2)', 'abs(N_Ed)*e_z/10^3', [
      ['N_Ed', N.value / 1e3, 'kN'],
      ['e_z', shift.e_z, 'mm'],
    ])
    moment = 'abs(M_y_Ed+DeltaM_y_Ed)'
    operands.push(['M_y_Ed', M.value / 1e6, 'kNm'], ['DeltaM_y_Ed', DeltaM_y / 1e6, 'kNm'])
  } else operands.push(['M_y_Ed', M.value / 1e6, 'kNm'])
  const sagging = governing.M_star >= 0
  const section = sagging ? effective.top : effective.bottom
  // Sagging compresses the top and pulls the bottom.
  const atTop = sagging === (edge === 'com')
  const W = atTop ? section.W_top : section.W_bottom
  const M_Rd = (W * candidate.f_yb) / line.national.gammaM0
  list.sum(`M_cy_Rd_${edge}`, M_Rd / 1e6, 'kNm', 'EN 1993-1-3 6.1.8', `W_eff_y_${edge}*f_yb/gamma_M0/10^6`, [
    [`W_eff_y_${edge}`, W, 'mm³'],
    strength(candidate),
    gammaM0(line),
  ])
  operands.push([`M_cy_Rd_${edge}`, M_Rd / 1e6, 'kNm'])
  let sum = `${moment}/M_cy_Rd_${edge}`
  if (hasM_z) {
    list.add(M_z.list.steps).add(lateralBendingResistance(line, candidate).steps)
    sum += '+abs(M_z_Ed)/M_cz_Rd'
    operands.push(['M_z_Ed', M_z.value / 1e6, 'kNm'], ['M_cz_Rd', r.M_cz_Rd / 1e6, 'kNm'])
  }
  const DeltaM_z = momentOfShift(N.value, Math.abs(shift.e_y))
  if (DeltaM_z > 0) {
    const [W_z, M_cz] = edge === 'com' ? [shift.W_z_com, r.M_cz_com] : [shift.W_z_ten, r.M_cz_ten]
    list.sum('DeltaM_z_Ed', DeltaM_z / 1e6, 'kNm', 'EN 1993-1-3 6.1.9(2)', 'abs(N_Ed)*abs(e_y)/10^3', [
      ['N_Ed', N.value / 1e3, 'kN'],
      ['e_y', shift.e_y, 'mm'],
    ])
    list.sum(`M_cz_Rd_${edge}`, M_cz / 1e6, 'kNm', 'EN 1993-1-3 6.1.9', `W_z_${edge}*f_yb/gamma_M0/10^6`, [
      [`W_z_${edge}`, W_z, 'mm³'],
      strength(candidate),
      gammaM0(line),
    ])
    sum += `+DeltaM_z_Ed/M_cz_Rd_${edge}`
    operands.push(['DeltaM_z_Ed', DeltaM_z / 1e6, 'kNm'], [`M_cz_Rd_${edge}`, M_cz / 1e6, 'kNm'])
  }
  if (hasN) {
    const axial = axialResistances(line, candidate)
    const symbol = N.value > 0 ? 'N_t_Rd' : 'N_c_Rd'
    list.add((N.value > 0 ? axial.tension : axial.compression).steps)
    sum += `${relieved ? '-' : '+'}abs(N_Ed)/${symbol}`
    operands.push(['N_Ed', N.value / 1e3, 'kN'], [symbol, r[symbol] / 1e3, 'kN'])
  }
  return list.sum('eta', worst.utilisation, '', `EN 1993-1-3 ${governing.equation}`, sum, operands).steps
}

export const SECTION_DERIVATIONS: Record<SectionCheckCode, (s: Subject) => Step[]> = {
  TENSION: (s) => axial(s, true),
  COMPRESSION: (s) => axial(s, false),
  BENDING_Y_POS: (s) => bending(s, true),
  BENDING_Y_NEG: (s) => bending(s, false),
  BENDING_Z: lateralBending,
  SHEAR: shear,
  M_V: shearBending,
  WEB_CRIPPLING_END: crippling,
  WEB_CRIPPLING_INT: crippling,
  M_R: momentReaction,
  WEB_CRIPPLING_LOAD: loadCrippling,
  M_F: momentForce,
  N_M_SECTION: axialBending,
}

import { axialAt as axialIn, momentAt as momentIn, shearAt as shearIn } from '../design/between-stations.ts'
import { supportBearings } from '../design/section-checks.ts'
import { shearAsymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
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
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.4', 'abs(M_y_Ed)/M_c_Rd', [
      ['M_y_Ed', M.value / 1e6, 'kNm'],
      ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
    ]).steps
}

function lateralBending(s: Subject): Step[] {
  const M_z = lateralAt(s)
  return new StepList()
    .add(M_z.list.steps)
    .add(lateralBendingResistance(s.line, s.candidate).steps)
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.4', 'abs(M_z_Ed)/M_cz_Rd', [
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
    .formula(
      'eta',
      s.worst.utilisation,
      '',
      tension ? 'EN 1993-1-3 6.1.2' : 'EN 1993-1-3 6.1.3',
      `abs(N_Ed)/${symbol}`,
      [
        ['N_Ed', N.value / 1e3, 'kN'],
        [symbol, r[symbol] / 1e3, 'kN'],
      ],
    ).steps
}

function shear(s: Subject): Step[] {
  const V = shearAt(s)
  return new StepList()
    .add(V.list.steps)
    .add(shearDerivation(s.line, s.candidate).steps)
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.8)', 'abs(V_Ed)/V_b_Rd', [
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
    return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.27)', interaction, operands).steps
  }
  const symbol = N.value > 0 ? 'N_t_Rd' : 'N_c_Rd'
  const R = axialResistances(s.line, s.candidate)
  return list
    .add(N.list.steps)
    .add((N.value > 0 ? R.tension : R.compression).steps)
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.27)', `abs(N_Ed)/${symbol}+${interaction}`, [
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
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.1.7', 'F_Ed/R_w_Rd', [
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
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 (6.28c)', '(abs(M_y_Ed)/M_c_Rd+F_Ed/R_w_Rd)/1.25', [
      ['M_y_Ed', M.value / 1e6, 'kNm'],
      ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
      ['F_Ed', R.value / 1e3, 'kN'],
      ['R_w_Rd', resistance.at(-1)!.value, 'kN'],
    ]).steps
}

/** 6.1.8 and 6.1.9; the lines follow axialBendingUtilisation. */
function axialBending(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const { resistances: r, effective } = candidate
  const M = momentAt(s)
  const N = axialAt(s)
  const M_z = lateralAt(s)
  const hasN = line.uls.hasN[worst.combination] === 1 && N.value !== 0
  const hasM_z = line.uls.hasM_z[worst.combination] === 1
  const sagging = M.value >= 0
  const [M_com, M_ten] = sagging ? [r.M_com_top, r.M_ten_top] : [r.M_com_bottom, r.M_ten_bottom]
  const section = sagging ? effective.top : effective.bottom
  const [W_com, W_ten] = sagging ? [section.W_top, section.W_bottom] : [section.W_bottom, section.W_top]
  const list = new StepList().add(M.list.steps)
  const edge = (name: 'com' | 'ten', W: number, M_Rd: number) => {
    list.formula(`M_cy_Rd_${name}`, M_Rd / 1e6, 'kNm', 'EN 1993-1-3 6.1.8', `W_eff_y_${name}*f_yb/gamma_M0/10^6`, [
      [`W_eff_y_${name}`, W, 'mm³'],
      strength(candidate),
      gammaM0(line),
    ])
    return [`M_cy_Rd_${name}`, M_Rd / 1e6, 'kNm'] as Value
  }
  const operands: Value[] = [['M_y_Ed', M.value / 1e6, 'kNm']]
  let lateral = ''
  if (hasM_z) {
    list.add(M_z.list.steps).add(lateralBendingResistance(line, candidate).steps)
    lateral = '+abs(M_z_Ed)/M_cz_Rd'
    operands.push(['M_z_Ed', M_z.value / 1e6, 'kNm'], ['M_cz_Rd', r.M_cz_Rd / 1e6, 'kNm'])
  }
  if (hasN) list.add(N.list.steps)
  const R = axialResistances(line, candidate)
  const axialOperands = (symbol: 'N_t_Rd' | 'N_c_Rd'): Value[] => [
    ['N_Ed', N.value / 1e3, 'kN'],
    [symbol, r[symbol] / 1e3, 'kN'],
  ]
  if (N.value >= 0) {
    const n = hasN ? N.value / r.N_t_Rd : 0
    const z = hasM_z ? Math.abs(M_z.value) / r.M_cz_Rd : 0
    const first = n + Math.abs(M.value) / M_ten + z
    const second = Math.abs(M.value) / M_com + z - n
    const compressedEdge = M_com <= M_ten && second > first
    const name = compressedEdge ? 'com' : 'ten'
    operands.push(edge(name, compressedEdge ? W_com : W_ten, compressedEdge ? M_com : M_ten))
    if (hasN) {
      list.add(R.tension.steps)
      operands.push(...axialOperands('N_t_Rd'))
    }
    const sign = compressedEdge ? '-' : '+'
    const expression = `abs(M_y_Ed)/M_cy_Rd_${name}${lateral}${hasN ? `${sign}N_Ed/N_t_Rd` : ''}`
    return list.formula(
      'eta',
      worst.utilisation,
      '',
      compressedEdge ? 'EN 1993-1-3 (6.24)' : 'EN 1993-1-3 (6.23)',
      expression,
      operands,
    ).steps
  }
  const e_N = candidate.shift.e_z
  const delta = -N.value * e_N
  operands.push(edge('com', W_com, M_com), ...axialOperands('N_c_Rd'))
  list.add(R.compression.steps)
  let moment = 'abs(M_y_Ed)'
  if (delta * M.value > 0) {
    list.formula('DeltaM_y_Ed', delta / 1e6, 'kNm', 'EN 1993-1-3 6.1.9(2)', '-N_Ed*e_N/10^3', [
      ['N_Ed', N.value / 1e3, 'kN'],
      ['e_N', e_N, 'mm'],
    ])
    moment = '(abs(M_y_Ed)+abs(DeltaM_y_Ed))'
    operands.push(['DeltaM_y_Ed', delta / 1e6, 'kNm'])
  }
  return list.formula(
    'eta',
    worst.utilisation,
    '',
    'EN 1993-1-3 (6.25)',
    `abs(N_Ed)/N_c_Rd+${moment}/M_cy_Rd_com${lateral}`,
    operands,
  ).steps
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

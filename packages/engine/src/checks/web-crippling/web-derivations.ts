/** Webs under reactions and point loads, line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.7 to 4.19. */

import { lapResistance, momentOverLap } from '../../derivation/lap-derivation.ts'
import { bendingResistance } from '../../derivation/resistance-derivation.ts'
import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { momentAt, SHEAR, superposition } from '../../derivation/superposition.ts'
import {
  asymmetry,
  CLEARANCES,
  splitReactionShare,
  splitResistance,
} from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceAlone, forceAndMoment } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { UTILISATIONS } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import { JOINTS } from '../../en1993-1-3-2006/10-1-3-4-joints.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import { membersOf } from '../../search/lap-forces.ts'
import type { PressedWeb } from './bearings.ts'
import {
  bearingRow,
  cripplingDerivation,
  factorSteps,
  omegaSteps,
  opposedRow,
  rowSteps,
} from './crippling-derivation.ts'
import { type ForcesOnWebs, lengthsOf, type WebForces, type WebPlace } from './web-forces.ts'

const CLAUSE = 'EN 1993-1-3 6.1.7'

type Pressed = Finding<PressedWeb>

function cripplingSteps(found: Pressed, s: Purlin, on: ForcesOnWebs): Step[] {
  const [F, web] = webSteps(found, s, on)
  return new StepList(F, web).line(UTILISATIONS.crippling, { F_Ed: F.last, R_w_Rd: web.last }).steps
}

function momentForceSteps(found: Pressed, s: Purlin, on: ForcesOnWebs): Step[] {
  const { isSagging } = found.branch!
  const [F, web] = webSteps(found, s, on)
  const force = { F_Ed: F.last, R_w_Rd: web.last }
  if (isSagging === null) return new StepList(F, web).line(forceAlone, force).steps
  const lap = found.support < 0 ? null : on.supports.places[found.branch!.place]!.lap
  const M = lap === null ? momentAt(s, found) : momentOverLap(s, found.combination, lap)
  const M_R = lap === null ? bendingResistance(s, isSagging) : lapResistance(s, lap, isSagging)
  const list = found.support < 0 ? new StepList(M, M_R, F, web) : new StepList(M, F, M_R, web)
  return list.line(forceAndMoment, { M_y_Ed: M.last, M_c_Rd: M_R.last, ...force }).steps
}

/** The force, and the lines that lead to its R_w,Rd, the last one. */
function webSteps(found: Pressed, s: Purlin, on: ForcesOnWebs): [force: StepList, web: StepList] {
  const { place, bearing, beta_V, F_o } = found.branch!
  const isReaction = found.support >= 0
  const F = forceSteps(s, isReaction ? on.supports : on.loads, found.combination, place, 'F_Ed')
  if (isReaction) {
    const support = on.supports.places[place]!
    const { s_s, list } = bearingLengthOf(s, support)
    if (F_o !== null) return [F, splitReactionSteps(found, F_o, s, on, { s_s, list })]
    if (support.lap !== null) return [F, lapAloneSteps(s, support.lap, 'R_w_Rd', s_s)]
    const beta = beta_V === null ? null : shearSteps(found, s, support)
    return [F, list.add(cripplingDerivation(s, bearing.end, beta, s_s))]
  }
  const at = on.loads.places[place]!
  const hasTwoWebs = s.candidate.model.profile.crippling === 'TWO_WEBS'
  const web = hasTwoWebs ? twoWebSteps(found, s, at) : singleWebSteps(found, s, on)
  return [F, new StepList(placeSteps(s, at), closeSteps(s), web)]
}

/** A bearing length and its line. There is a line only where the member ends on the support and has half of the bearing. */
interface BearingLength {
  s_s: Value
  list: StepList
}

function bearingLengthOf({ line }: Purlin, { isCut }: Pick<WebPlace, 'isCut'>): BearingLength {
  const { bearingLength } = line.input
  const list = new StepList()
  if (!isCut) return { s_s: named('s_s', bearingLength), list }
  return { s_s: list.formula(JOINTS.halfBearing, { s_s_0: bearingLength }), list }
}

/** A member of a lap and its run beyond the support [mm]. */
type LappedMember = { purlin: Purlin; run: number; side: 'l' | 'r' }

/** The webs of both members of a lap together, each by its own row. @param row of one member, printed under the given symbol */
function lapWebSteps(
  s: Purlin,
  lap: number,
  symbol: string,
  row: (member: LappedMember, symbol: string) => Parameters<typeof rowSteps>[1],
): StepList {
  const { a, b, isOwn } = s.line.jointed!.laps[lap]!
  const [left, right] = membersOf(s, isOwn)
  const members: LappedMember[] = [
    { purlin: { ...s, candidate: left }, run: b, side: 'l' },
    { purlin: { ...s, candidate: right }, run: a, side: 'r' },
  ]
  const list = new StepList()
  const [R_w_Rd_l, R_w_Rd_r] = members.map((member): Value => {
    const own = row(member, `${symbol}_${member.side}`)
    const { candidate } = member.purlin
    return list.add(factorSteps(candidate, [own])).add(rowSteps(member.purlin, own)).last
  })
  return list.line(JOINTS.lapCrippling, { R_w_Rd_l: R_w_Rd_l!, R_w_Rd_r: R_w_Rd_r! }, { symbol })
}

/** Whether the member ends close to the support. */
const isShort = ({ purlin, run }: LappedMember, s_s: number): boolean =>
  run - s_s / 2 <= 1.5 * purlin.candidate.model.h_p

const lapAloneSteps = (s: Purlin, lap: number, symbol: string, s_s: Value): StepList =>
  lapWebSteps(s, lap, symbol, (member, of) => bearingRow(isShort(member, s_s[1]), of, s_s, 'bottom'))

/** Place of a load and its distance from the free end. */
function placeSteps({ line }: Purlin, { x: x_P }: WebPlace): StepList {
  const { L_tot, s_P } = lengthsOf(line)
  // The search has found the place of the concentrated load of a roof.
  const isFound = line.roofLoadAt?.some((at) => Math.abs(at - x_P) < 1e-3) ?? false
  const list = new StepList()
    .value('x_P', x_P, 'mm', CLAUSE, isFound ? 'solver' : 'input')
    .value('s_P', s_P, 'mm', CLAUSE, 'input')
  return list.line(CLEARANCES.loadOfEnd, { x_P, L_tot, s_P })
}

/** A force as the sum of its load cases. */
const forceSteps = (s: Purlin, { name, of }: WebForces, c: number, place: number, symbol: string): StepList =>
  superposition(s, c, { name, symbol }, (r) => of(r)[place]!)

/** The limit below which a free end, or an opposing force, counts as close. */
const closeSteps = ({ candidate }: Purlin): StepList =>
  new StepList().line(CLEARANCES.limit, { h_w: candidate.model.h_p })

const clearanceSteps = ({ line }: Purlin, { x: x_P }: WebPlace, k: number): StepList =>
  new StepList().line(CLEARANCES.loadOfSupport, { ...lengthsOf(line), x_P, x_k: line.actions.line.supports[k]! })

/** c of the first or the last support. */
function supportEndSteps({ line }: Purlin, k: number): StepList {
  const { supports } = line.actions.line
  const operands = { ...lengthsOf(line), x_k: supports[k]! }
  const list = new StepList()
  if (k === 0) return list.line(CLEARANCES.firstSupport, operands)
  return k === supports.length - 1 ? list.line(CLEARANCES.lastSupport, operands) : list
}

const lengthSteps = ({ line }: Purlin, of: 'alone' | 'opposed', s_s: number | Value = lengthsOf(line).s_s): StepList =>
  new StepList().line(CLEARANCES[of], { ...lengthsOf(line), s_s })

/** R_w,Rd of C and Z under a load: alone, and against every reaction close to it. */
function singleWebSteps({ combination, branch }: Pressed, s: Purlin, { loads, supports }: ForcesOnWebs): StepList {
  const { bearing, opposing, place } = branch!
  const length = lengthSteps(s, 'alone')
  const single = bearingRow(bearing.end, opposing.length > 0 ? 'R_w_Rd_1' : 'R_w_Rd', length.last, 'top')
  const lengths = opposing.map(({ place: support }) => {
    const { s_s, list } = bearingLengthOf(s, supports.places[support]!)
    return list.add(lengthSteps(s, 'opposed', s_s))
  })
  const rows = opposing.map(({ end }, i) => opposedRow(end, `R_w_Rd_${i + 2}`, lengths[i]!.last))
  const list = new StepList(length, factorSteps(s.candidate, [single, ...rows]), rowSteps(s, single))
  if (opposing.length === 0) return list
  const resistances: Value[] = [list.last]
  opposing.forEach(({ place: support }, i) => {
    if (i === 0 || lengths[i]!.last[1] !== lengths[i - 1]!.last[1]) list.add(lengths[i]!)
    list
      .add(clearanceSteps(s, loads.places[place]!, support))
      .add(supportEndSteps(s, support))
      .add(forceSteps(s, supports, combination, support, 'R_Ed'))
      .remark('force.opposed')
      .add(rowSteps(s, rows[i]!))
    resistances.push(list.last)
  })
  list.extreme('min', 'R_w_Rd', CLAUSE, resistances)
  return list
}

/** R_w,Rd of an Ω section under a load: category by the nearest support, and β_V in category 2. */
function twoWebSteps({ combination, branch }: Pressed, s: Purlin, place: WebPlace): StepList {
  const list = clearanceSteps(s, place, place.e.indexOf(Math.min(...place.e)))
  const length = lengthSteps(s, 'alone')
  if (branch!.bearing.end) return list.add(omegaSteps(s, null, length.last))
  const beta_V = list.add(shearSteps({ combination }, s, place)).last
  return list.add(length).add(omegaSteps(s, beta_V[1], length.last))
}

/** β_V from the shears either side of a support or load. There is none beyond a tip. */
function shearSteps({ combination }: Pick<Pressed, 'combination'>, s: Purlin, { left, right }: WebPlace): StepList {
  const list = new StepList()
  const shear = (symbol: string, station: number): Value =>
    list.add(superposition(s, combination, { ...SHEAR, symbol }, (r) => (station < 0 ? 0 : r.V[station]!))).last
  const [V_Ed_l, V_Ed_r] = [shear('V_Ed_l', left), shear('V_Ed_r', right)]
  if (V_Ed_l[1] === 0 && V_Ed_r[1] === 0) return list.value('beta_V', 0, '', 'EN 1993-1-3 6.1.7.3(4)', 'statics')
  return list.line(asymmetry, { V_Ed_l, V_Ed_r })
}

/** The rows of a reaction: alone, and for every kind of load that opposes it. */
type Rows = { alone: StepList; opposed: StepList[] }

function ofOneMember({ branch }: Pressed, s: Purlin, s_s: Value, pair: Value): Rows {
  const { bearing, opposing } = branch!
  const alone = bearingRow(bearing.end, 'R_w_Rd_1', s_s, 'bottom')
  const kinds = [...new Set(opposing.map(({ end }) => end))]
  const rows = kinds.map((end, i) => opposedRow(end, `R_w_Rd_${i + 2}`, pair))
  return {
    alone: new StepList(factorSteps(s.candidate, [alone, ...rows]), rowSteps(s, alone)),
    opposed: rows.map((row) => rowSteps(s, row)),
  }
}

/** The rows of both members of a lap. A load's own distance to a free end, or theirs, decides which one. */
const ofLap = (s: Purlin, lap: number, loads: WebPlace[], s_s: Value, pair: Value): Rows => ({
  alone: lapAloneSteps(s, lap, 'R_w_Rd_1', s_s),
  opposed: loads.map(({ c }, i) =>
    lapWebSteps(s, lap, `R_w_Rd_${i + 2}`, (member, of) =>
      opposedRow(isShort(member, s_s[1]) || c <= 1.5 * member.purlin.candidate.model.h_p, of, pair),
    ),
  ),
})

/** R_w,Rd of a reaction that point loads oppose in part: R/u_R. */
function splitReactionSteps(
  found: Pressed,
  F_o: number,
  s: Purlin,
  { loads, supports }: ForcesOnWebs,
  { s_s, list: bearingLength }: BearingLength,
): StepList {
  const { combination, support, branch } = found
  const { F, opposing } = branch!
  const pair = lengthSteps(s, 'opposed', s_s)
  const { lap } = supports.places[support]!
  const places = opposing.map(({ place }) => loads.places[place]!)
  const rows = lap === null ? ofOneMember(found, s, s_s, pair.last) : ofLap(s, lap, places, s_s, pair.last)
  const list = new StepList(bearingLength, supportEndSteps(s, support), closeSteps(s), rows.alone)
  const R_w_Rd_1 = list.last
  const forces = opposing.map(({ place }, i): Value => {
    const at = places[i]!
    const P = forceSteps(s, loads, combination, place, `F_P_${i + 1}`)
    return list
      .add(placeSteps(s, at))
      .add(clearanceSteps(s, at, support))
      .add(P).last
  })
  list.add(pair)
  const resistances = rows.opposed.map((row) => list.add(row).last)
  const F_Ed = named('F_Ed', F)
  const of = [F_Ed, ...forces]
  const sum = forces.map(([symbol]) => symbol).join('+')
  const opposed = list.sum(['F_o', F_o / 1e3, 'kN'], CLAUSE, `min(F_Ed,${sum})`, of).last
  const R_w_Rd_o = list.extreme('min', 'R_w_Rd_o', CLAUSE, [R_w_Rd_1, ...resistances])
  const u_R = list.formula(splitReactionShare, { F_Ed, F_o: opposed, R_w_Rd_1, R_w_Rd_o })
  return list.line(splitResistance, { F_Ed, u_R })
}

export const WEB_DERIVATIONS = {
  WEB_CRIPPLING_LOAD: cripplingSteps,
  M_F: momentForceSteps,
  WEB_CRIPPLING_END: cripplingSteps,
  WEB_CRIPPLING_INT: cripplingSteps,
  M_R: momentForceSteps,
} satisfies Derivations

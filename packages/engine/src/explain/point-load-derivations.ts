/** Point loads on the flange line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.13 to 4.18. */

import { PRESSES } from '../actions/pressing-loads.ts'
import {
  clearOfSupport,
  type LoadBearing,
  lengthsOf,
  loadBearings,
  type OpposingSupport,
  opposingLoads,
  reactionOf,
} from '../checks/web-crippling/point-load-checks.ts'
import { supportBearings } from '../checks/web-crippling/support-checks.ts'
import { CLEARANCES, splitReactionShare, splitResistance } from '../en1993-1-3-2006/6-1-7-point-loads.ts'
import { asymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceAlone, forceAndMoment } from '../en1993-1-3-2006/6-1-11-local-force.ts'
import { UTILISATIONS } from '../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Step } from '../explanation.ts'
import { momentAt } from '../line/between-stations.ts'
import type { LoadedPlace } from '../line/point-loads.ts'
import { factorSteps, hatSteps, type SingleRow, singleRowSteps } from './crippling-derivation.ts'
import { bendingResistance } from './resistance-derivation.ts'
import { named, StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'
import { MOMENT, REACTION, SHEAR, superposition } from './superposition.ts'

const CLAUSE = 'EN 1993-1-3 6.1.7'

/** The force at a place as the sum of its load cases. */
const forceAt = ({ line, candidate, worst }: Subject, place: number, symbol: string) =>
  superposition(line, candidate, line.uls, worst.combination, {
    name: 'P',
    symbol,
    unit: 'kN',
    scale: 1e-3,
    pick: (r) => line.pointLoads!.cases.get(r.id)?.[place] ?? 0,
  })

/** Where the load stands and how far it is from the free end, beside what counts as close. */
function placeSteps(s: Subject, { x: x_P }: LoadedPlace): Step[] {
  const { L_tot, s_P } = lengthsOf(s.line)
  const list = new StepList().value('x_P', x_P, 'mm', CLAUSE, 'input').value('s_P', s_P, 'mm', CLAUSE, 'input')
  list.formula(CLEARANCES.loadOfEnd, { x_P, L_tot, s_P })
  return list.steps
}

function closeSteps({ candidate }: Subject): Step[] {
  return StepList.of(CLEARANCES.limit, { h_w: candidate.model.h_p }).steps
}

function clearanceSteps(s: Subject, { x: x_P }: LoadedPlace, k: number): Step[] {
  return StepList.of(CLEARANCES.loadOfSupport, { ...lengthsOf(s.line), x_P, x_k: s.line.actions.line.supports[k]! })
    .steps
}

/** c of the support itself, where it is the first or the last one. */
function supportEndSteps(s: Subject, k: number): Step[] {
  const { supports } = s.line.actions.line
  const operands = { ...lengthsOf(s.line), x_k: supports[k]! }
  const list = new StepList()
  if (k === 0) list.formula(CLEARANCES.firstSupport, operands)
  else if (k === supports.length - 1) list.formula(CLEARANCES.lastSupport, operands)
  return list.steps
}

function lengthSteps(s: Subject, of: 'alone' | 'opposed'): StepList {
  return StepList.of(CLEARANCES[of], lengthsOf(s.line))
}

const opposedRow = ({ end }: Pick<OpposingSupport, 'end'>, symbol: string, s: Value): SingleRow => ({
  row: end ? 'opposedEnd' : 'opposedInternal',
  symbol,
  s,
  flange: 'bottom',
})

/** The supports that oppose the load in the governing combination. */
const active = ({ line, candidate, worst }: Subject, b: LoadBearing): OpposingSupport[] =>
  b.opposing.filter((o) => reactionOf(line, candidate, worst.combination, o.support) > PRESSES)

/** R_w,Rd of C and Z under a load: alone, and against every support close to it that bears. */
function singleWebSteps(s: Subject, place: LoadedPlace, b: LoadBearing): Step[] {
  const { line, candidate, worst } = s
  const opposing = active(s, b)
  const pair = lengthSteps(s, 'opposed')
  const length = lengthSteps(s, 'alone')
  const single: SingleRow = {
    row: b.end ? 'end' : 'internal',
    symbol: opposing.length > 0 ? 'R_w_Rd_1' : 'R_w_Rd',
    s: length.last,
    flange: 'top',
  }
  const rows = opposing.map((o, i) => opposedRow(o, `R_w_Rd_${i + 2}`, pair.last))
  const list = new StepList()
    .add(length.steps)
    .add(factorSteps(candidate, [single, ...rows]))
    .add(singleRowSteps(line, candidate, single))
  if (opposing.length === 0) return list.steps
  const alone = list.last
  list.add(pair.steps)
  const resistances: Value[] = [alone]
  opposing.forEach(({ support }, i) => {
    const R = superposition(line, candidate, line.uls, worst.combination, {
      ...REACTION,
      symbol: 'R_Ed',
      pick: (r) => r.reactions[support]!,
    })
    list
      .add(clearanceSteps(s, place, support))
      .add(supportEndSteps(s, support))
      .add(R.list.steps)
    list.add(singleRowSteps(line, candidate, rows[i]!))
    resistances.push(list.last)
  })
  return list.smallest('R_w_Rd', CLAUSE, resistances).steps
}

/** R_w,Rd of a hat section under a load: its category, and β_V in category 2. */
function twoWebSteps(s: Subject, place: LoadedPlace, b: LoadBearing): Step[] {
  const { line, candidate, worst } = s
  const distances = line.actions.line.supports.map((_, k) => clearOfSupport(line, place, k))
  const list = new StepList().add(clearanceSteps(s, place, distances.indexOf(Math.min(...distances))))
  const length = lengthSteps(s, 'alone')
  if (b.end) return list.add(hatSteps(line, candidate, null, length.last)).steps
  const shears = [place.left, place.right].map((station, i) =>
    superposition(line, candidate, line.uls, worst.combination, {
      ...SHEAR,
      symbol: i === 0 ? 'V_Ed_l' : 'V_Ed_r',
      pick: (r) => r.V[station]!,
    }),
  )
  const [V_Ed_l, V_Ed_r] = shears.map((V) => V.list.last) as [Value, Value]
  list.add(shears.flatMap((V) => V.list.steps))
  const [, beta_V] = list.formula(asymmetry, { V_Ed_l, V_Ed_r })
  return list.add(length.steps).add(hatSteps(line, candidate, beta_V, length.last)).steps
}

/** The governing load: its force and all that leads to its R_w,Rd, the last line. */
function loadSteps(s: Subject): { list: StepList; force: Value; resistance: Value } {
  const { line, candidate, worst } = s
  const loads = line.pointLoads!
  const at = loads.places.findIndex((place) => place.at === worst.station)
  const place = loads.places[at]!
  const bearing = loadBearings(line, candidate, loads)[at]!
  const F = forceAt(s, at, 'F_Ed')
  const list = new StepList()
    .add(F.list.steps)
    .add(placeSteps(s, place))
    .add(closeSteps(s))
    .add((candidate.model.profile.crippling === 'TWO_WEBS' ? twoWebSteps : singleWebSteps)(s, place, bearing))
  return { list, force: F.list.last, resistance: list.last }
}

export function loadCrippling(s: Subject): Step[] {
  const { list, force: F_Ed, resistance: R_w_Rd } = loadSteps(s)
  list.formula(UTILISATIONS.crippling, { F_Ed, R_w_Rd })
  return list.steps
}

export function momentForce(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const M = superposition(line, candidate, line.uls, worst.combination, {
    ...MOMENT,
    pick: (r) => momentAt(line.stations, r, worst),
  })
  const { list, force: F_Ed, resistance: R_w_Rd } = loadSteps(s)
  // What statics leaves at a free end is rounding, not a moment.
  if (!(Math.abs(M.value) > 1)) {
    list.formula(forceAlone, { F_Ed, R_w_Rd })
    return list.steps
  }
  const M_R = bendingResistance(line, candidate, M.value > 0)
  const whole = new StepList().add(M.list.steps).add(M_R.steps).add(list.steps)
  whole.formula(forceAndMoment, { M_y_Ed: M.list.last, M_c_Rd: M_R.last, F_Ed, R_w_Rd })
  return whole.steps
}

/** R_w,Rd of a reaction that point loads oppose in part: R/u_R; null where none does. */
export function splitReactionSteps(s: Subject): Step[] | null {
  const { line, candidate, worst } = s
  const { combination, support } = worst
  const near = opposingLoads(line, candidate)?.[support]
  if (!near) return null
  const pressing = near.filter(({ place }) => line.pointLoads!.groupOf[combination]!.F[place]! > PRESSES)
  if (pressing.length === 0) return null
  const isEnd = supportBearings(line, candidate.model.h_p)[support]!.end
  const pair = lengthSteps(s, 'opposed')
  const alone: SingleRow = {
    row: isEnd ? 'end' : 'internal',
    symbol: 'R_w_Rd_1',
    s: named('s_s', line.s_s),
    flange: 'bottom',
  }
  const kinds = [...new Set(pressing.map((load) => load.end))]
  const rows = kinds.map((end, i) => opposedRow({ end }, `R_w_Rd_${i + 2}`, pair.last))
  const list = new StepList()
    .add(supportEndSteps(s, support))
    .add(closeSteps(s))
    .add(factorSteps(candidate, [alone, ...rows]))
    .add(singleRowSteps(line, candidate, alone))
  const R_w_Rd_1 = list.last
  const forces = pressing.map(({ place }, i): Value => {
    const at = line.pointLoads!.places[place]!
    const F = forceAt(s, place, `F_P_${i + 1}`)
    list
      .add(placeSteps(s, at))
      .add(clearanceSteps(s, at, support))
      .add(F.list.steps)
    return F.list.last
  })
  list.add(pair.steps)
  const resistances = rows.map((row) => list.add(singleRowSteps(line, candidate, row)).last)
  const F_Ed = named('F_Ed', reactionOf(line, candidate, combination, support))
  const pressed = Math.min(
    F_Ed[1],
    forces.reduce((sum, [, F]) => sum + F, 0),
  )
  const terms = forces.map(([symbol]) => symbol).join('+')
  const F_o = list.sum('F_o', pressed, 'kN', CLAUSE, `min(F_Ed,${terms})`, [F_Ed, ...forces]).last
  const R_w_Rd_o = list.smallest('R_w_Rd_o', CLAUSE, [R_w_Rd_1, ...resistances]).last
  const u_R = list.formula(splitReactionShare, { F_Ed, F_o, R_w_Rd_1, R_w_Rd_o })
  list.formula(splitResistance, { F_Ed, u_R })
  return list.steps
}

/** Point loads on the flange line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.13 to 4.18. */
import { PRESSES } from '../actions/pressing-loads.ts'
import {
  asymmetryAtLoad,
  bearingLengths,
  clearOfEnd,
  clearOfSupport,
  type LoadBearing,
  loadBearings,
  loadClearOfEnd,
  type OpposingSupport,
  opposingLoads,
  reactionOf,
  splitReaction,
  splitUtilisation,
} from '../checks/web-crippling/point-load-checks.ts'
import { supportBearings } from '../checks/web-crippling/support-checks.ts'
import { opposedCrippling, webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Step } from '../explanation.ts'
import { momentAt } from '../line/between-stations.ts'
import type { LoadedPlace } from '../line/point-loads.ts'
import { factorSteps, hatSteps, type SingleRow, singleRowSteps } from './crippling-derivation.ts'
import { bendingResistance } from './resistance-derivation.ts'
import { StepList, type Value } from './step-list.ts'
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

const lineLength = ({ line }: Subject): Value => ['L_tot', line.actions.line.end - line.actions.line.start, 'mm']
const bearingOf = ({ line }: Subject): Value => ['s_P', line.pointLoads!.s_P, 'mm']
const bearingOfSupport = ({ line }: Subject): Value => ['s_s', line.s_s, 'mm']
const placeOf = (place: LoadedPlace): Value => ['x_P', place.x, 'mm']
const supportAt = ({ line }: Subject, k: number): Value => ['x_k', line.actions.line.supports[k]!, 'mm']

/** Where the load stands and how far it is from the free end, beside what counts as close. */
function placeSteps(s: Subject, place: LoadedPlace): Step[] {
  const { s_P } = s.line.pointLoads!
  return new StepList()
    .value(...placeOf(place), CLAUSE, 'input')
    .value(...bearingOf(s), CLAUSE, 'input')
    .formula('c_P', loadClearOfEnd(s.line, place, s_P), 'mm', CLAUSE, 'max(0,min(x_P,L_tot-x_P)-s_P/2)', [
      placeOf(place),
      lineLength(s),
      bearingOf(s),
    ]).steps
}

const closeSteps = ({ candidate }: Subject): Step[] =>
  new StepList().formula('c_lim', 1.5 * candidate.model.h_p, 'mm', CLAUSE, '1.5*h_w', [
    ['h_w', candidate.model.h_p, 'mm'],
  ]).steps

function clearanceSteps(s: Subject, place: LoadedPlace, k: number): Step[] {
  const e = clearOfSupport(s.line, place, s.line.pointLoads!.s_P, k)
  return new StepList().formula('e_k', e, 'mm', CLAUSE, 'abs(x_P-x_k)-s_s/2-s_P/2', [
    placeOf(place),
    supportAt(s, k),
    bearingOfSupport(s),
    bearingOf(s),
  ]).steps
}

/** c of the support itself, where it is the first or the last one. */
function supportEndSteps(s: Subject, k: number): Step[] {
  const c = clearOfEnd(s.line, k)
  if (!Number.isFinite(c)) return []
  const list = new StepList()
  if (k === 0)
    return list.formula('c_k', c, 'mm', CLAUSE, 'max(0,x_k-s_s/2)', [supportAt(s, k), bearingOfSupport(s)]).steps
  return list.formula('c_k', c, 'mm', CLAUSE, 'max(0,L_tot-x_k-s_s/2)', [
    lineLength(s),
    supportAt(s, k),
    bearingOfSupport(s),
  ]).steps
}

const aloneLength = (s: Subject): StepList =>
  new StepList().formula('s_1', bearingLengths(s.line, bearingOf(s)[1]).alone, 'mm', CLAUSE, 'min(s_P,200)', [
    bearingOf(s),
  ])

const opposedLength = (s: Subject): StepList =>
  new StepList().formula('s_2', bearingLengths(s.line, bearingOf(s)[1]).opposed, 'mm', CLAUSE, 'min(s_P,s_s,200)', [
    bearingOf(s),
    bearingOfSupport(s),
  ])

const lengthOf = (list: StepList): Value => {
  const { symbol, value, unit } = list.steps.at(-1)!
  return [symbol, value, unit]
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
  const pair = opposedLength(s)
  const length = aloneLength(s)
  const single: SingleRow = {
    row: b.end ? 'end' : 'internal',
    symbol: opposing.length > 0 ? 'R_w_Rd_1' : 'R_w_Rd',
    s: lengthOf(length),
    flange: 'top',
  }
  const rows = opposing.map((o, i) => opposedRow(o, `R_w_Rd_${i + 2}`, lengthOf(pair)))
  const list = new StepList()
    .add(length.steps)
    .add(factorSteps(candidate, [single, ...rows]))
    .add(singleRowSteps(line, candidate, single))
  if (opposing.length === 0) return list.steps
  list.add(pair.steps)
  const resistances: Value[] = [[single.symbol, list.steps.findLast((l) => l.symbol === single.symbol)!.value, 'kN']]
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
    resistances.push([rows[i]!.symbol, list.steps.at(-1)!.value, 'kN'])
  })
  return list.formula(
    'R_w_Rd',
    Math.min(...resistances.map(([, R]) => R)),
    'kN',
    CLAUSE,
    `min(${resistances.map(([symbol]) => symbol).join(',')})`,
    resistances,
  ).steps
}

/** R_w,Rd of a hat section under a load: its category, and β_V in category 2. */
function twoWebSteps(s: Subject, place: LoadedPlace, b: LoadBearing): Step[] {
  const { line, candidate, worst } = s
  const { s_P } = line.pointLoads!
  const distances = line.actions.line.supports.map((_, k) => clearOfSupport(line, place, s_P, k))
  const list = new StepList().add(clearanceSteps(s, place, distances.indexOf(Math.min(...distances))))
  const length = aloneLength(s)
  if (b.end) return list.add(hatSteps(line, candidate, null, lengthOf(length))).steps
  const beta_V = asymmetryAtLoad(line, candidate, worst.combination, place)
  const shears = [place.left, place.right].map((station, i) =>
    superposition(line, candidate, line.uls, worst.combination, {
      ...SHEAR,
      symbol: i === 0 ? 'V_Ed_l' : 'V_Ed_r',
      pick: (r) => r.V[station]!,
    }),
  )
  const asymmetry = 'abs(abs(V_Ed_l)-abs(V_Ed_r))/(abs(V_Ed_l)+abs(V_Ed_r))'
  return list
    .add(shears.flatMap((V) => V.list.steps))
    .formula('beta_V', beta_V, '', 'EN 1993-1-3 6.1.7.3(4)', asymmetry, [
      ['V_Ed_l', shears[0]!.value / 1e3, 'kN'],
      ['V_Ed_r', shears[1]!.value / 1e3, 'kN'],
    ])
    .add(length.steps)
    .add(hatSteps(line, candidate, beta_V, lengthOf(length))).steps
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
  return { list, force: ['F_Ed', F.value / 1e3, 'kN'], resistance: ['R_w_Rd', list.steps.at(-1)!.value, 'kN'] }
}

export function loadCrippling(s: Subject): Step[] {
  const { list, force, resistance } = loadSteps(s)
  return list.formula('eta', s.worst.utilisation, '', CLAUSE, 'F_Ed/R_w_Rd', [force, resistance]).steps
}

export function momentForce(s: Subject): Step[] {
  const { line, candidate, worst } = s
  const M = superposition(line, candidate, line.uls, worst.combination, {
    ...MOMENT,
    pick: (r) => momentAt(line.stations, r, worst),
  })
  const { list, force, resistance } = loadSteps(s)
  const clause = 'EN 1993-1-3 (6.28c)'
  // What statics leaves at a free end is rounding, not a moment.
  if (!(Math.abs(M.value) > 1))
    return list.formula('eta', worst.utilisation, '', clause, 'F_Ed/R_w_Rd/1.25', [force, resistance]).steps
  const sagging = M.value > 0
  const M_c_Rd = sagging ? candidate.resistances.M_c_Rd_top : candidate.resistances.M_c_Rd_bottom
  return new StepList()
    .add(M.list.steps)
    .add(bendingResistance(line, candidate, sagging).steps)
    .add(list.steps)
    .formula('eta', worst.utilisation, '', clause, '(abs(M_y_Ed)/M_c_Rd+F_Ed/R_w_Rd)/1.25', [
      ['M_y_Ed', M.value / 1e6, 'kNm'],
      ['M_c_Rd', M_c_Rd / 1e6, 'kNm'],
      force,
      resistance,
    ]).steps
}

/** R_w,Rd of a reaction that point loads oppose in part: R/u_R; null where none does. */
export function splitReactionSteps(s: Subject): Step[] | null {
  const { line, candidate, worst } = s
  const { combination, support } = worst
  const near = opposingLoads(line, candidate)?.[support]
  if (!near) return null
  const R = reactionOf(line, candidate, combination, support)
  const isEnd = supportBearings(line, candidate.model.h_p)[support]!.end
  const single = webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1)
  const R_1 = isEnd ? single.end : single.internal(0)
  const split = splitReaction(line, combination, R, R_1, near)
  if (!split) return null
  const pressing = near.filter(({ place }) => line.pointLoads!.groupOf[combination]!.F[place]! > PRESSES)
  const pair = opposedLength(s)
  const alone: SingleRow = {
    row: isEnd ? 'end' : 'internal',
    symbol: 'R_w_Rd_1',
    s: bearingOfSupport(s),
    flange: 'bottom',
  }
  const kinds = [...new Set(pressing.map((load) => load.end))]
  const rows = kinds.map((end, i) => opposedRow({ end }, `R_w_Rd_${i + 2}`, lengthOf(pair)))
  const list = new StepList()
    .add(supportEndSteps(s, support))
    .add(closeSteps(s))
    .add(factorSteps(candidate, [alone, ...rows]))
    .add(singleRowSteps(line, candidate, alone))
  const forces = pressing.map(({ place }, i): Value => {
    const symbol = `F_P_${i + 1}`
    const F = forceAt(s, place, symbol)
    list.add(placeSteps(s, line.pointLoads!.places[place]!))
    list.add(clearanceSteps(s, line.pointLoads!.places[place]!, support)).add(F.list.steps)
    return [symbol, F.value / 1e3, 'kN']
  })
  list.add(pair.steps)
  for (const row of rows) list.add(singleRowSteps(line, candidate, row))
  const opposed = opposedCrippling(candidate.model, lengthOf(pair)[1], candidate.f_yb, line.national.gammaM1)!
  const resistances = rows.map(
    ({ symbol, row }): Value => [symbol, (row === 'opposedEnd' ? opposed.end : opposed.internal) / 1e3, 'kN'],
  )
  const force: Value = ['F_Ed', R / 1e3, 'kN']
  const F_o: Value = ['F_o', split.F_o / 1e3, 'kN']
  const R_w_1: Value = ['R_w_Rd_1', R_1 / 1e3, 'kN']
  const R_w_o: Value = ['R_w_Rd_o', split.R_2 / 1e3, 'kN']
  const u_R = splitUtilisation(R, R_1, split)
  return list
    .formula('F_o', F_o[1], 'kN', CLAUSE, `min(F_Ed,${forces.map(([symbol]) => symbol).join('+')})`, [force, ...forces])
    .formula(
      'R_w_Rd_o',
      R_w_o[1],
      'kN',
      CLAUSE,
      `min(${['R_w_Rd_1', ...resistances.map(([symbol]) => symbol)].join(',')})`,
      [R_w_1, ...resistances],
    )
    .formula('u_R', u_R, '', CLAUSE, '(F_Ed-F_o)/R_w_Rd_1+F_o/R_w_Rd_o', [force, F_o, R_w_1, R_w_o])
    .formula('R_w_Rd', R / u_R / 1e3, 'kN', CLAUSE, 'F_Ed/u_R', [force, ['u_R', u_R, '']]).steps
}

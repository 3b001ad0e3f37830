/** Web crippling at supports, laps and point loads, with bending: S.7.4, S.8, E.11, R.1. */
import type { Candidate } from '../../src/search/candidate.ts'
import { type CutLine, type CutSupport, reactionOn } from './cut-lines.ts'
import type { Kept } from './kept.ts'
import { type Jointed, momentResistance, type State } from './strength.ts'
import { momentAt } from './through-member.ts'
import { isOmega, near, omegaForce, opposedForces, singleForce, type Webs } from './web-rows.ts'

/** A point load that presses on the flange, in one combination. */
export interface Pressing {
  x: number
  node: number
  F: number
}

/** A force up to this is none [N]. */
export const PRESSES = 1
/** Bearing lengths enter the formulas up to this [mm]. */
const LONGEST = 200

/** A bearing on one independent line, in one combination. */
interface Bearing {
  support: CutSupport
  R: number
}

interface Place {
  jointed: Jointed
  webs: Webs
  cut: CutLine
  /** on this independent line */
  loads: Pressing[]
  state: State
  kept: Kept
}

/** @param loads that press on the flange, none where point loads come in by the web */
export function checkWebs(jointed: Jointed, webs: Webs, cuts: CutLine[], loads: Pressing[], state: State, kept: Kept) {
  for (const cut of cuts) {
    const own = loads.filter(({ x }) => x > cut.from - 1e-3 && x < cut.to + 1e-3)
    const place: Place = { jointed, webs, cut, loads: own, state, kept }
    const bearings = cut.supports.map((support) => ({ support, R: reactionAt(place, support) }))
    for (const bearing of bearings) checkBearing(place, bearing)
    for (const load of own) checkLoad(place, load, bearings)
  }
}

/** Shears of the line left and right of a node, 0 beyond an end. */
const shearsAt = ({ r }: State, node: number): [number, number] => [
  node > 0 ? r.V_r[node - 1]! : 0,
  node < r.V_l.length ? r.V_l[node]! : 0,
]

function reactionAt({ state }: Place, support: CutSupport): number {
  const [V_left, V_right] = shearsAt(state, support.node)
  return reactionOn(support, V_left, V_right, state.r.P[support.node]!)
}

/** Clear distance of a load from a bearing, which reaches s_s/2 from its axis at a cut too. */
const clear = ({ webs }: Place, x: number, support: CutSupport) => Math.abs(x - support.x) - webs.s_s / 2 - webs.s_P / 2

/** Clear distance of a load from the nearer end of its line. */
const fromEnds = ({ webs, cut }: Place, x: number) => Math.max(0, Math.min(x - cut.from, cut.to - x) - webs.s_P / 2)

const opposedBearing = ({ webs }: Place, { bearing }: CutSupport) => Math.min(webs.s_P, bearing, LONGEST)

/** Sections a node lies on, of this independent line: of both spans over a support. */
function sectionsAt({ jointed, cut }: Place, node: number): Candidate[] {
  const { mesh, members } = jointed
  const isOn = (e: number) =>
    e >= 0 && e < mesh.spanOf.length && mesh.x[e]! > cut.from - 1e-3 && mesh.x[e + 1]! < cut.to + 1e-3
  const sections = [node - 1, node].filter(isOn).map((e) => members[mesh.spanOf[e]!]!)
  return [...new Set(sections)]
}

function checkBearing(place: Place, { support, R }: Bearing): void {
  const { state, kept } = place
  const c = sectionsAt(place, support.node)[0]!
  if (c.cleat || R <= 0) return
  if (support.lap) {
    checkLap(place, support, support.lap, R)
    return
  }
  const isEnd = support.c_k <= near(c)
  const u_R = isOmega(c) ? R / ofOmega(place, support, c, isEnd) : usedBy(place, support, c, isEnd, R)
  kept.keep(isEnd ? 'WEB_CRIPPLING_END' : 'WEB_CRIPPLING_INT', state.from, R, R / u_R)
  const M = momentAt(state.r, support.node)
  // A cut has no moment beside the reaction of one of its ends.
  if (!support.cut && Math.abs(M) > PRESSES)
    kept.keep('M_R', state.from, Math.abs(M) / momentResistance(c, M) + u_R, 1.25)
}

const ofOmega = ({ webs, state }: Place, { node, bearing }: CutSupport, c: Candidate, isEnd: boolean) =>
  omegaForce(c, bearing, isEnd ? null : shearsAt(state, node), webs)

/** u_R of a single web: what opposes a point load by the opposing row, the rest by that of a single force. */
function usedBy(place: Place, support: CutSupport, c: Candidate, isEnd: boolean, R: number): number {
  const { webs, loads } = place
  const R_1 = singleForce(c, support.bearing, isEnd, webs, 'bottom')
  const opposing = loads.filter(({ x }) => clear(place, x, support) <= near(c))
  const rows = opposing.map(({ x }) =>
    opposedForces(c, opposedBearing(place, support), Math.min(fromEnds(place, x), support.c_k) <= near(c), webs),
  )
  return shared(R, R_1, opposing, rows)
}

function shared(R: number, R_1: number, opposing: Pressing[], rows: number[]): number {
  const F_o = Math.min(
    R,
    opposing.reduce((sum, { F }) => sum + F, 0),
  )
  return (R - F_o) / R_1 + F_o / Math.min(R_1, ...rows)
}

/** Two webs at a lap, each by its own free end; with the moment of both members. */
function checkLap(place: Place, support: CutSupport, lap: NonNullable<CutSupport['lap']>, R: number): void {
  const { jointed, webs, loads, state, kept } = place
  const both = [
    { c: jointed.members[lap.left]!, beyond: lap.b - webs.s_s / 2 },
    { c: jointed.members[lap.right]!, beyond: lap.a - webs.s_s / 2 },
  ]
  const R_lap =
    2 * Math.min(...both.map(({ c, beyond }) => singleForce(c, webs.s_s, beyond <= near(c), webs, 'bottom')))
  const reach = Math.max(...both.map(({ c }) => near(c)))
  const opposing = loads.filter(({ x }) => clear(place, x, support) <= reach)
  const rows = opposing.map(({ x }) => {
    const c_P = fromEnds(place, x)
    const ofMembers = both.map(({ c, beyond }) =>
      opposedForces(c, opposedBearing(place, support), Math.min(beyond, c_P) <= near(c), webs),
    )
    return 2 * Math.min(...ofMembers)
  })
  const u_R = shared(R, R_lap, opposing, rows)
  kept.keep('WEB_CRIPPLING_INT', state.from, R, R / u_R)
  const M_0 = momentAt(state.r, support.node)
  if (Math.abs(M_0) <= PRESSES) return
  const M_c = both.reduce((sum, { c }) => sum + momentResistance(c, M_0), 0)
  kept.keep('M_R', state.from, Math.abs(M_0) / (jointed.kappa_s * M_c) + u_R, 1.25)
}

function checkLoad(place: Place, load: Pressing, bearings: Bearing[]): void {
  const { cut, state, kept, jointed } = place
  for (const c of sectionsAt(place, load.node)) {
    if (c.cleat && cut.supports.some(({ x }) => Math.abs(x - load.x) < 1)) continue
    const R_w = isOmega(c) ? omegaUnder(place, load, c) : webUnder(place, load, c, bearings)
    kept.keep('WEB_CRIPPLING_LOAD', state.from, load.F, R_w)
    // The forces of the member jump where a lap ends and over its support: both sides count, of this line.
    for (const [e, M] of [
      [load.node - 1, state.s.M_r[load.node - 1]],
      [load.node, state.s.M_l[load.node]],
    ] as const) {
      if (M === undefined || jointed.members[jointed.mesh.spanOf[e]!] !== c) continue
      const isOn = jointed.mesh.x[e]! > cut.from - 1e-3 && jointed.mesh.x[e + 1]! < cut.to + 1e-3
      if (!isOn) continue
      const m = Math.abs(M) > PRESSES ? Math.abs(M) / momentResistance(c, M) : 0
      kept.keep('M_F', state.from, m + load.F / R_w, 1.25)
    }
  }
}

function omegaUnder(place: Place, { x, node }: Pressing, c: Candidate): number {
  const isNear =
    fromEnds(place, x) <= near(c) || place.cut.supports.some((support) => clear(place, x, support) <= near(c))
  return omegaForce(c, Math.min(place.webs.s_P, LONGEST), isNear ? null : shearsAt(place.state, node), place.webs)
}

function webUnder(place: Place, { x }: Pressing, c: Candidate, bearings: Bearing[]): number {
  const { webs } = place
  const c_P = fromEnds(place, x)
  const alone = singleForce(c, Math.min(webs.s_P, LONGEST), c_P <= near(c), webs, 'top')
  const opposed = bearings
    .filter(({ support, R }) => !c.cleat && R > PRESSES && clear(place, x, support) <= near(c))
    .map(({ support }) => opposedForces(c, opposedBearing(place, support), Math.min(c_P, support.c_k) <= near(c), webs))
  return Math.min(alone, ...opposed)
}

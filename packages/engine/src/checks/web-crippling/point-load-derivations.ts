/** Point loads on the flange line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.13 to 4.18. */
import { bendingResistance } from '../../derivation/resistance-derivation.ts'
import { StepList, type Value } from '../../derivation/step-list.ts'
import { momentAt, REACTION, SHEAR, superposition } from '../../derivation/superposition.ts'
import { asymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceAlone, forceAndMoment } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { UTILISATIONS } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Step } from '../../explanation.ts'
import type { LoadedPlace } from '../../line/point-loads.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import {
  clearanceSteps,
  closeSteps,
  factorSteps,
  forceAt,
  hatSteps,
  lengthSteps,
  opposedRow,
  placeSteps,
  type SingleRow,
  singleRowSteps,
  supportEndSteps,
} from './crippling-derivation.ts'
import type { LoadBearing, OpposingSupport } from './load-bearings.ts'

const CLAUSE = 'EN 1993-1-3 6.1.7'

/** A load of the line with how the webs carry it. */
export interface PressedLoad {
  /** index among the loaded places */
  place: number
  bearing: LoadBearing
  /** the supports that oppose it in the combination */
  opposing: OpposingSupport[]
  /** null at a free end */
  moment: 'SAGGING' | 'HOGGING' | null
}

type Loaded = Finding<PressedLoad>

/** R_w,Rd of C and Z under a load: alone, and against every support close to it that bears. */
function singleWebSteps(s: Purlin, place: LoadedPlace, { combination, branch }: Loaded): StepList {
  const { bearing, opposing } = branch!
  const pair = lengthSteps(s, 'opposed')
  const length = lengthSteps(s, 'alone')
  const single: SingleRow = {
    row: bearing.end ? 'end' : 'internal',
    symbol: opposing.length > 0 ? 'R_w_Rd_1' : 'R_w_Rd',
    s: length.last,
    flange: 'top',
  }
  const rows = opposing.map((o, i) => opposedRow(o, `R_w_Rd_${i + 2}`, pair.last))
  const list = new StepList(length, factorSteps(s.candidate, [single, ...rows]), singleRowSteps(s, single))
  if (opposing.length === 0) return list
  const resistances: Value[] = [list.last]
  list.add(pair)
  opposing.forEach(({ support }, i) => {
    const R = superposition(s, combination, { ...REACTION, symbol: 'R_Ed' }, (r) => r.reactions[support]!)
    list
      .add(clearanceSteps(s, place, support))
      .add(supportEndSteps(s, support))
      .add(R)
      .add(singleRowSteps(s, rows[i]!))
    resistances.push(list.last)
  })
  return list.smallest('R_w_Rd', CLAUSE, resistances)
}

/** R_w,Rd of a hat section under a load: its category, and β_V in category 2. */
function twoWebSteps(s: Purlin, place: LoadedPlace, { combination, branch }: Loaded): StepList {
  const { nearest, end } = branch!.bearing
  const list = clearanceSteps(s, place, nearest)
  const length = lengthSteps(s, 'alone')
  if (end) return list.add(hatSteps(s, null, length.last))
  const shear = (symbol: string, station: number): Value =>
    list.add(superposition(s, combination, { ...SHEAR, symbol }, (r) => r.V[station]!)).last
  const [V_Ed_l, V_Ed_r] = [shear('V_Ed_l', place.left), shear('V_Ed_r', place.right)]
  const [, beta_V] = list.formula(asymmetry, { V_Ed_l, V_Ed_r })
  return list.add(length).add(hatSteps(s, beta_V, length.last))
}

/** The load: its force and all that leads to its R_w,Rd, the last line. */
function loadSteps(s: Purlin, found: Loaded): { list: StepList; force: Value } {
  const { place: at } = found.branch!
  const place = s.line.pointLoads!.places[at]!
  const F = forceAt(s, found.combination, at, 'F_Ed')
  const webSteps = s.candidate.model.profile.crippling === 'TWO_WEBS' ? twoWebSteps : singleWebSteps
  return { list: new StepList(F, placeSteps(s, place), closeSteps(s), webSteps(s, place, found)), force: F.last }
}

export function loadCripplingSteps(found: Loaded, s: Purlin): Step[] {
  const { list, force: F_Ed } = loadSteps(s, found)
  return list.line(UTILISATIONS.crippling, { F_Ed, R_w_Rd: list.last }).steps
}

export function momentForceSteps(found: Loaded, s: Purlin): Step[] {
  const { moment } = found.branch!
  const { list, force: F_Ed } = loadSteps(s, found)
  const R_w_Rd = list.last
  if (!moment) return list.line(forceAlone, { F_Ed, R_w_Rd }).steps
  const [M, M_R] = [momentAt(s, found), bendingResistance(s, moment === 'SAGGING')]
  const operands = { M_y_Ed: M.last, M_c_Rd: M_R.last, F_Ed, R_w_Rd }
  return new StepList(M, M_R, list).line(forceAndMoment, operands).steps
}

/** Point loads on the flange line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.13 to 4.18. */
import { bendingResistance } from '../../derivation/resistance-derivation.ts'
import { StepList, type Value } from '../../derivation/step-list.ts'
import { momentAt, REACTION, SHEAR, superposition } from '../../derivation/superposition.ts'
import { asymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceAlone, forceAndMoment } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { UTILISATIONS } from '../../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Step } from '../../explanation.ts'
import type { LoadedPlace } from '../../line/point-loads.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import {
  clearanceSteps,
  closeSteps,
  forceAt,
  lengthSteps,
  placeSteps,
  supportEndSteps,
} from './clearance-derivation.ts'
import { factorSteps, hatSteps, opposedRow, type SingleRow, singleRowSteps } from './crippling-derivation.ts'
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
function singleWebSteps(s: Purlin, place: LoadedPlace, { combination, branch }: Loaded): Step[] {
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
  const list = new StepList()
    .add(length.steps)
    .add(factorSteps(s.candidate, [single, ...rows]))
    .add(singleRowSteps(s, single))
  if (opposing.length === 0) return list.steps
  const alone = list.last
  list.add(pair.steps)
  const resistances: Value[] = [alone]
  opposing.forEach(({ support }, i) => {
    const R = superposition(s, combination, { ...REACTION, symbol: 'R_Ed' }, (r) => r.reactions[support]!)
    list
      .add(clearanceSteps(s, place, support))
      .add(supportEndSteps(s, support))
      .add(R.steps)
      .add(singleRowSteps(s, rows[i]!))
    resistances.push(list.last)
  })
  return list.smallest('R_w_Rd', CLAUSE, resistances).steps
}

/** R_w,Rd of a hat section under a load: its category, and β_V in category 2. */
function twoWebSteps(s: Purlin, place: LoadedPlace, { combination, branch }: Loaded): Step[] {
  const { nearest, end } = branch!.bearing
  const list = new StepList().add(clearanceSteps(s, place, nearest))
  const length = lengthSteps(s, 'alone')
  if (end) return list.add(hatSteps(s, null, length.last)).steps
  const shear = (symbol: string, station: number): Value => {
    const V = superposition(s, combination, { ...SHEAR, symbol }, (r) => r.V[station]!)
    return list.add(V.steps).last
  }
  const [V_Ed_l, V_Ed_r] = [shear('V_Ed_l', place.left), shear('V_Ed_r', place.right)]
  const [, beta_V] = list.formula(asymmetry, { V_Ed_l, V_Ed_r })
  return list.add(length.steps).add(hatSteps(s, beta_V, length.last)).steps
}

/** The load: its force and all that leads to its R_w,Rd, the last line. */
function loadSteps(s: Purlin, found: Loaded): { list: StepList; force: Value; resistance: Value } {
  const { place: at } = found.branch!
  const place = s.line.pointLoads!.places[at]!
  const F = forceAt(s, found.combination, at, 'F_Ed')
  const hasTwoWebs = s.candidate.model.profile.crippling === 'TWO_WEBS'
  const list = new StepList()
    .add(F.steps)
    .add(placeSteps(s, place))
    .add(closeSteps(s))
    .add((hasTwoWebs ? twoWebSteps : singleWebSteps)(s, place, found))
  return { list, force: F.last, resistance: list.last }
}

export function loadCripplingSteps(found: Loaded, s: Purlin): Step[] {
  const { list, force: F_Ed, resistance: R_w_Rd } = loadSteps(s, found)
  list.formula(UTILISATIONS.crippling, { F_Ed, R_w_Rd })
  return list.steps
}

export function momentForceSteps(found: Loaded, s: Purlin): Step[] {
  const { moment } = found.branch!
  const { list, force: F_Ed, resistance: R_w_Rd } = loadSteps(s, found)
  if (!moment) {
    list.formula(forceAlone, { F_Ed, R_w_Rd })
    return list.steps
  }
  const M = momentAt(s, found)
  const M_R = bendingResistance(s, moment === 'SAGGING')
  const whole = new StepList().add(M.steps).add(M_R.steps).add(list.steps)
  whole.formula(forceAndMoment, { M_y_Ed: M.last, M_c_Rd: M_R.last, F_Ed, R_w_Rd })
  return whole.steps
}

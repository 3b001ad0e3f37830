/** Web crippling at a support and its interaction with the moment, line by line; EN 1993-1-3 6.1.7 and 6.1.11, method 4.7 to 4.18. */
import { bendingResistance } from '../../derivation/resistance-derivation.ts'
import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { momentAt, reactionAt } from '../../derivation/superposition.ts'
import { splitReactionShare, splitResistance } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceAndMoment } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { UTILISATIONS } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import {
  clearanceSteps,
  closeSteps,
  cripplingDerivation,
  factorSteps,
  forceAt,
  lengthSteps,
  opposedRow,
  placeSteps,
  type SingleRow,
  singleRowSteps,
  supportEndSteps,
} from './crippling-derivation.ts'
import type { SplitReaction } from './load-bearings.ts'

/** The reaction of a support and how the webs take it. */
export interface SupportCrippling {
  /** [N] */
  R: number
  /** null at end rows */
  beta_V: number | null
  /** null where no point load opposes the reaction */
  split: SplitReaction | null
  isSagging: boolean
}

type AtSupport = Finding<SupportCrippling>

/** R_w,Rd, the last line; that of the split reaction where point loads press close to the support. */
function resistanceSteps(found: AtSupport, s: Purlin): StepList {
  const { split, beta_V } = found.branch!
  return split ? splitReactionSteps(found, split, s) : cripplingDerivation(s, beta_V)
}

export function reactionSteps(found: AtSupport, s: Purlin): Step[] {
  const F = reactionAt(s, found)
  const list = new StepList(F, resistanceSteps(found, s))
  return list.line(UTILISATIONS.crippling, { F_Ed: F.last, R_w_Rd: list.last }).steps
}

export function momentReactionSteps(found: AtSupport, s: Purlin): Step[] {
  const [M, F] = [momentAt(s, found), reactionAt(s, found)]
  const M_R = bendingResistance(s, found.branch!.isSagging)
  const list = new StepList(M, F, M_R, resistanceSteps(found, s))
  const operands = { M_y_Ed: M.last, M_c_Rd: M_R.last, F_Ed: F.last, R_w_Rd: list.last }
  return list.line(forceAndMoment, operands).steps
}

/** R_w,Rd of a reaction that point loads oppose in part: R/u_R. */
function splitReactionSteps({ combination, support, branch }: AtSupport, split: SplitReaction, s: Purlin): StepList {
  const { line, candidate } = s
  const { R, beta_V } = branch!
  const pair = lengthSteps(s, 'opposed')
  const alone: SingleRow = {
    row: beta_V === null ? 'end' : 'internal',
    symbol: 'R_w_Rd_1',
    s: named('s_s', line.s_s),
    flange: 'bottom',
  }
  const kinds = [...new Set(split.pressing.map((load) => load.end))]
  const rows = kinds.map((end, i) => opposedRow({ end }, `R_w_Rd_${i + 2}`, pair.last))
  const factors = factorSteps(candidate, [alone, ...rows])
  const list = new StepList(supportEndSteps(s, support), closeSteps(s), factors, singleRowSteps(s, alone))
  const R_w_Rd_1 = list.last
  const forces = split.pressing.map(({ place }, i): Value => {
    const at = line.pointLoads!.places[place]!
    const F = forceAt(s, combination, place, `F_P_${i + 1}`)
    return list
      .add(placeSteps(s, at))
      .add(clearanceSteps(s, at, support))
      .add(F).last
  })
  list.add(pair)
  const resistances = rows.map((row) => list.add(singleRowSteps(s, row)).last)
  const F_Ed = named('F_Ed', R)
  const terms = forces.map(([symbol]) => symbol).join('+')
  const F_o = list.sum('F_o', split.F_o / 1e3, 'kN', CLAUSE, `min(F_Ed,${terms})`, [F_Ed, ...forces]).last
  const R_w_Rd_o = list.smallest('R_w_Rd_o', CLAUSE, [R_w_Rd_1, ...resistances]).last
  const u_R = list.formula(splitReactionShare, { F_Ed, F_o, R_w_Rd_1, R_w_Rd_o })
  return list.line(splitResistance, { F_Ed, u_R })
}

const CLAUSE = 'EN 1993-1-3 6.1.7'

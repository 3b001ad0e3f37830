/** Deflections of one candidate; EN 1993-1-3:2006, 7.1(3) and 7.3, method 7. */

import { limitOfConsole, limitOfSpan } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Deflection } from '../../result.ts'
import type { Candidate } from '../../search/candidate.ts'
import { keep, noneYet, type Worst } from '../../search/worst.ts'
import { E } from '../../steel.ts'
import {
  adjacentSpan,
  deflectionSecondMoments,
  deflectionStiffness,
  freeBendingFactor,
  type MomentRange,
  ownBendingOnly,
} from './deflection-stiffness.ts'

export interface DeflectionOutcome {
  span: Worst
  console: Worst
  /** the worst of every span and console */
  deflections: Deflection[]
}

interface SpanWorst {
  worst: Worst
  value: number
  ownOnly: boolean
}

/** Deflections of all main spans and consoles of one candidate. */
export function checkDeflections(line: LineDesign, candidate: Candidate): DeflectionOutcome {
  const { sls, stations } = line
  const perSpan = Array.from({ length: line.spans }, (_, k) =>
    line.isConsole(k) ? checkTip(line, candidate, k) : checkSpan(line, candidate, k),
  )
  const span = noneYet()
  const console = noneYet()
  perSpan.forEach(({ worst }, k) => {
    if (worst.combination < 0) return
    const target = line.isConsole(k) ? console : span
    keep(target, worst.utilisation, worst.demand, worst.resistance, worst.station, worst.combination)
  })
  return {
    span,
    console,
    deflections: perSpan.flatMap(({ worst, value, ownOnly }, k) =>
      worst.combination < 0
        ? []
        : [
            {
              spanIndex: k,
              valueMm: value,
              limitMm: worst.resistance,
              utilisation: worst.utilisation,
              combinationId: sls.combinations[worst.combination]!.id,
              xM: stations.x[worst.station]! / 1e3,
              ownBendingOnly: ownOnly,
            },
          ],
    ),
  }
}

/** Extremes of M and EI·w of one span in one combination, own weight included. */
function spanExtremes(line: LineDesign, candidate: Candidate, k: number, c: number) {
  const { sls, own, stations, deflections } = line
  const from = c * stations.count
  const weight = sls.ownFactor[c]! * candidate.ownWeight
  const e = { M_max: 0, M_min: 0, w_max: Number.NEGATIVE_INFINITY, w_min: Number.POSITIVE_INFINITY, atMax: 0, atMin: 0 }
  for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
    const M = sls.M[from + i]! + weight * own.M[i]!
    const w = deflections.w[from + i]! + weight * own.w[i]!
    if (M > e.M_max) e.M_max = M
    if (M < e.M_min) e.M_min = M
    if (w > e.w_max) {
      e.w_max = w
      e.atMax = i
    }
    if (w < e.w_min) {
      e.w_min = w
      e.atMin = i
    }
  }
  return e
}

function keepDeflection(found: SpanWorst, delta: number, allowed: number, station: number, c: number): void {
  const size = Math.abs(delta)
  if (size / allowed > found.worst.utilisation) found.value = delta
  keep(found.worst, size / allowed, size, allowed, station, c)
}

/** |δ| ≤ L/limit of one main span over all combinations, method 7.4. */
function checkSpan(line: LineDesign, candidate: Candidate, k: number): SpanWorst {
  const { own, stations, input } = line
  const found: SpanWorst = { worst: noneYet(), value: 0, ownOnly: false }
  const allowed = limitOfSpan({ L: line.spanLength(k), n_lim: input.deflectionLimit.limit })
  const free = freeBendingFactor(line, candidate)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const softest = E * Math.min(I_gr, I_eff_sagging, I_eff_hogging) * free
  let ownLargest = 0
  for (let i = stations.firstOfSpan[k]!; i <= stations.lastOfSpan[k]!; i++)
    ownLargest = Math.max(ownLargest, Math.abs(own.w[i]!))
  const { combinations, largest } = line.deflections.ofSpan[k]!
  for (let j = 0; j < combinations.length; j++) {
    // No combination after this one can deflect more, whatever its stiffness.
    if ((largest[j]! + candidate.ownWeight * ownLargest) / softest <= found.worst.demand) break
    const c = combinations[j]!
    const e = spanExtremes(line, candidate, k, c)
    const stiffness = deflectionStiffness(line, candidate, k, 'whole', () => e)
    keepDeflection(found, e.w_max / stiffness, allowed, e.atMax, c)
    keepDeflection(found, e.w_min / stiffness, allowed, e.atMin, c)
  }
  return found
}

/** I_fic may differ in its last digits from the second moment it reaches. */
const ROUNDING = 1e-9

/** |δ_tip| ≤ 2a/limit of one console over all combinations, method 7.5. */
function checkTip(line: LineDesign, candidate: Candidate, k: number): SpanWorst {
  const { input, stations, sls } = line
  const side = k === 0 ? 'left' : 'right'
  const a = line.spanLength(k)
  const found: SpanWorst = { worst: noneYet(), value: 0, ownOnly: false }
  if (!(a > 0)) return found
  found.ownOnly = ownBendingOnly(a, line.spanLength(adjacentSpan(k)))
  const part = found.ownOnly ? 'own' : 'whole'
  const allowed = limitOfConsole({ L: a, n_lim: input.deflectionLimit.limit })
  const station = side === 'left' ? stations.firstOfSpan[k]! : stations.lastOfSpan[k]!
  const { ownWeight } = candidate
  const own = line.own.tips[side][part]
  const bends = sls.tips[side][part].map((tip, c) => tip + sls.ownFactor[c]! * ownWeight * own)
  const free = freeBendingFactor(line, candidate)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const softest = E * Math.min(I_gr, I_eff_sagging, I_eff_hogging) * free
  const deflectionIn = (c: number) => {
    const moments = (span: number): MomentRange => spanExtremes(line, candidate, span, c)
    return bends[c]! / deflectionStiffness(line, candidate, k, part, moments)
  }
  // The combination that bends it most leaves few that can deflect it more.
  const most = bends.reduce((most, bend, c) => (Math.abs(bend) > Math.abs(bends[most]!) ? c : most), 0)
  const enough = Math.abs(deflectionIn(most)) * (1 - ROUNDING)
  for (let c = 0; c < bends.length; c++) {
    // Whatever its stiffness, it deflects less, or nothing bends it at all.
    const largest = Math.abs(bends[c]!) / softest
    if (largest >= enough && largest > found.worst.demand) keepDeflection(found, deflectionIn(c), allowed, station, c)
  }
  return found
}

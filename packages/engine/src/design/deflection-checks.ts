/** Deflections of one candidate; EN 1993-1-3:2006, 7.1(3) and 7.3, engineering.md B.5, B.6 and Q.22. */
import type { Deflection } from '../result.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import { createMemberForces, type MemberForces, slsForces, withOwnWeight } from './member-forces.ts'
import { keep, noneYet, type Worst } from './worst.ts'

/**
 * Second moments of area for deflections: gross, and effective under each sense of M_y at σ = f_yb, all on the
 * sharp-corner model and all times (1 − 2δ), so that no effective value exceeds the gross one (C.3) [mm⁴].
 */
export function deflectionSecondMoments({ unreduced, effective, model }: Candidate) {
  const rounding = (1 - 2 * model.delta) / (1 - 2 * model.delta_effective)
  return {
    I_gr: unreduced.I_y * rounding,
    I_eff_sagging: effective.top.I_y * rounding,
    I_eff_hogging: effective.bottom.I_y * rounding,
  }
}

/**
 * Fictitious second moment of area of a span.
 *
 *   I_fic = I_gr − (σ_gr/σ)·(I_gr − I_eff(σ)), σ = f_yb, the smaller one of the sagging and the hogging zone (D12)
 *
 * Source: EN 1993-1-3:2006, 7.1(3).
 * @param M_max, M_min extremes of the span in the SLS combination [N·mm]
 * @returns [mm⁴]
 */
export function fictitiousSecondMoment(candidate: Candidate, M_max: number, M_min: number): number {
  const { unreduced, f_yb, model } = candidate
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const top = unreduced.z_c - model.t_nom / 2
  const bottom = model.h_p - top
  const reduced = (sigma_gr: number, I_eff: number) => I_gr - Math.min(1, sigma_gr / f_yb) * (I_gr - I_eff)
  const sagging = reduced((Math.max(0, M_max) * top) / I_gr, I_eff_sagging)
  const hogging = reduced((Math.max(0, -M_min) * bottom) / I_gr, I_eff_hogging)
  return Math.min(sagging, hogging)
}

/** Bending about y of a C or Z that no panel holds is free to move sideways: I* / I_y = 1 − I_yz²/(I_y·I_z), G.9. */
export function freeBendingFactor(line: LineDesign, candidate: Candidate): number {
  const { I_y, I_z, I_yz } = candidate.model.gross
  return line.restraints.panel || candidate.model.webs === 2 ? 1 : 1 - I_yz ** 2 / (I_y * I_z)
}

/** A short overhang is checked on its own bending only (D13). [mm] */
export const ownBendingOnly = (a: number, L_adjacent: number): boolean => a < 0.1 * L_adjacent || a < 500

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

export function checkDeflections(
  line: LineDesign,
  candidate: Candidate,
  forces: MemberForces = createMemberForces(line),
): DeflectionOutcome {
  const { sls, stations, input } = line
  const { limit } = input.deflectionLimit
  const free = freeBendingFactor(line, candidate)
  const perSpan: SpanWorst[] = Array.from({ length: line.spans }, () => ({
    worst: noneYet(),
    value: 0,
    ownOnly: false,
  }))
  const I_fic = new Float64Array(line.spans)
  const { M, w } = forces
  for (let c = 0; c < sls.combinations.length; c++) {
    slsForces(line, candidate, c, forces)
    for (let k = 0; k < line.spans; k++) {
      const from = stations.firstOfSpan[k]!
      const to = stations.lastOfSpan[k]!
      let M_max = 0
      let M_min = 0
      let iMax = from
      let iMin = from
      for (let i = from; i >= 0 && i <= to; i++) {
        if (M[i]! > M_max) M_max = M[i]!
        if (M[i]! < M_min) M_min = M[i]!
        if (w[i]! > w[iMax]!) iMax = i
        if (w[i]! < w[iMin]!) iMin = i
      }
      I_fic[k] = fictitiousSecondMoment(candidate, M_max, M_min) * free
      if (line.isConsole(k)) continue
      const allowed = line.spanLength(k) / limit
      for (const i of [iMax, iMin]) {
        const delta = w[i]! / (E * I_fic[k]!)
        const before = perSpan[k]!.worst.utilisation
        keep(perSpan[k]!.worst, Math.abs(delta) / allowed, Math.abs(delta), allowed, i, c)
        if (perSpan[k]!.worst.utilisation > before) perSpan[k]!.value = delta
      }
    }
    for (const side of ['left', 'right'] as const) checkTip(line, candidate, side, c, I_fic, perSpan)
  }
  const span = noneYet()
  const console = noneYet()
  for (let k = 0; k < line.spans; k++) {
    const found = perSpan[k]!.worst
    if (found.combination < 0) continue
    const target = line.isConsole(k) ? console : span
    keep(target, found.utilisation, found.demand, found.resistance, found.station, found.combination)
  }
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
              combinationId: sls.combinations[worst.combination]!.id,
              xM: stations.x[worst.station]! / 1e3,
              ownBendingOnly: ownOnly,
            },
          ],
    ),
  }
}

/** |δ_tip| ≤ 2a/limit of one console in one combination, B.6. */
function checkTip(
  line: LineDesign,
  candidate: Candidate,
  side: 'left' | 'right',
  c: number,
  I_fic: Float64Array,
  perSpan: SpanWorst[],
): void {
  const { input, stations, sls } = line
  const exists = side === 'left' ? input.hasLeftCantilever : input.hasRightCantilever
  const k = side === 'left' ? 0 : line.spans - 1
  const a = line.spanLength(k)
  if (!exists || !(a > 0)) return
  const adjacent = side === 'left' ? 1 : line.spans - 2
  const ownOnly = ownBendingOnly(a, line.spanLength(adjacent))
  let bend = withOwnWeight(sls, c, 0, line.own.tips[side][ownOnly ? 'own' : 'whole'], candidate)
  for (const [id, factor] of Object.entries(sls.combinations[c]!.factors)) {
    bend += factor * line.cases.get(id)!.tips[side][ownOnly ? 'own' : 'whole']
  }
  const I = ownOnly ? I_fic[k]! : Math.min(I_fic[k]!, I_fic[adjacent]!)
  const delta = bend / (E * I)
  const allowed = (2 * a) / input.deflectionLimit.limit
  const station = side === 'left' ? stations.firstOfSpan[k]! : stations.lastOfSpan[k]!
  const target = perSpan[k]!
  const before = target.worst.utilisation
  keep(target.worst, Math.abs(delta) / allowed, Math.abs(delta), allowed, station, c)
  if (target.worst.utilisation > before) target.value = delta
  target.ownOnly = ownOnly
}

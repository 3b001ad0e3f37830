/** The elementary cases as the result carries them: kN, m. */
import type { Design, LoadCaseStatics } from '../result.ts'
import { kN, kNm, m } from '../units.ts'
import type { LineDesign } from './line-design.ts'
import type { CaseResponse } from './statics-table.ts'

/** Every fourth station and both sides of every cut: enough for a diagram, light to send. */
const STRIDE = 4

const largest = (values: Float64Array): number => values.reduce((a, b) => Math.max(a, Math.abs(b)), 0)

/** Extremes of M [N·mm]; between two stations V runs straight from V_1 to V_2, and M rises by V_1²·Δx/(2(V_1 − V_2)) to where it is 0. */
function momentExtremes({ stations: { x, piece } }: LineDesign, { M, V }: CaseResponse): { max: number; min: number } {
  let max = 0
  let min = 0
  for (let i = 0; i < M.length; i++) {
    max = Math.max(max, M[i]!)
    min = Math.min(min, M[i]!)
    const from = V[i]!
    const to = V[i + 1] ?? 0
    if (i + 1 === M.length || piece[i] !== piece[i + 1] || !(from * to < 0)) continue
    const inside = M[i]! + (from ** 2 * (x[i + 1]! - x[i]!)) / (2 * (from - to))
    max = Math.max(max, inside)
    min = Math.min(min, inside)
  }
  return { max, min }
}

/** 10⁰ to 10²², the powers of ten that are exact. */
const POWERS = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`))

/**
 * A value to seven digits: far more than a diagram shows, and the result stays light. The same as `Number(value.toPrecision(7))`, a
 * tenth of its time: a whole number of seven digits, times or over an exact power of ten, is rounded once, as the reading of a decimal is.
 */
export function toSevenDigits(value: number): number {
  if (value === 0) return 0
  const size = Math.abs(value)
  const k = 6 - Math.floor(Math.log10(size))
  const digits = k >= 0 ? size * POWERS[k]! : size / POWERS[-k]!
  const whole = Math.round(digits)
  // Too small or large, or so close to half a digit that the product may have been rounded across it.
  if (!(whole >= 1e6 && whole < 1e7 && Math.abs(Math.abs(digits - whole) - 0.5) > 1e-6))
    return Number(value.toPrecision(7))
  return Math.sign(value) * (k >= 0 ? whole / POWERS[k]! : whole * POWERS[-k]!)
}

/** The stations of the record. */
function keptStations({ stations }: LineDesign): number[] {
  const kept: number[] = []
  let within = 0
  for (let i = 0; i < stations.count; i++) {
    // Counted from the left end of each piece, so that equal spans show equal extremes.
    within = i > 0 && stations.piece[i] === stations.piece[i - 1] ? within + 1 : 0
    if (within % STRIDE === 0 || stations.piece[i] !== stations.piece[i + 1]) kept.push(i)
  }
  return kept
}

function record(line: LineDesign, kept: number[], r: CaseResponse): LoadCaseStatics {
  const moments = momentExtremes(line, r)
  return {
    id: r.id,
    reactionsKn: Array.from(r.reactions, (v) => toSevenDigits(kN(v))),
    extremes: {
      momentMaxKnm: toSevenDigits(kNm(moments.max)),
      momentMinKnm: toSevenDigits(kNm(moments.min)),
      shearKn: toSevenDigits(kN(largest(r.V))),
      lateralMomentKnm: toSevenDigits(kNm(largest(r.M_z))),
    },
    stations: {
      xM: kept.map((i) => toSevenDigits(m(line.stations.x[i]!))),
      momentKnm: kept.map((i) => toSevenDigits(kNm(r.M[i]!))),
      shearKn: kept.map((i) => toSevenDigits(kN(r.V[i]!))),
      deflectionEiKnm3: kept.map((i) => toSevenDigits(r.w[i]! / 1e12)),
    },
  }
}

export function staticsOf(line: LineDesign): Design['statics'] {
  const kept = keptStations(line)
  return {
    supportsXM: line.actions.line.supports.map(m),
    lengthM: m(line.actions.line.end),
    loadCases: [...line.cases.values(), line.own].map((r) => record(line, kept, r)),
  }
}

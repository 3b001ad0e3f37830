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
  let [max, min] = [0, 0]
  for (let i = 0; i < M.length; i++) {
    const [from, to] = [V[i]!, V[i + 1] ?? 0]
    const isInside = i + 1 < M.length && piece[i] === piece[i + 1] && from * to < 0
    const values = [M[i]!, isInside ? M[i]! + (from ** 2 * (x[i + 1]! - x[i]!)) / (2 * (from - to)) : M[i]!]
    max = Math.max(max, ...values)
    min = Math.min(min, ...values)
  }
  return { max, min }
}

function record(line: LineDesign, r: CaseResponse): LoadCaseStatics {
  const { stations } = line
  const kept: number[] = []
  let within = 0
  for (let i = 0; i < stations.count; i++) {
    // Counted from the left end of each piece, so that equal spans show equal extremes.
    within = i > 0 && stations.piece[i] === stations.piece[i - 1] ? within + 1 : 0
    if (within % STRIDE === 0 || stations.piece[i] !== stations.piece[i + 1]) kept.push(i)
  }
  // Six digits: far more than a diagram shows, and the result stays light.
  const rounded = (value: number) => Number(value.toPrecision(7))
  const moments = momentExtremes(line, r)
  return {
    id: r.id,
    reactionsKn: Array.from(r.reactions, (v) => rounded(kN(v))),
    extremes: {
      momentMaxKnm: rounded(kNm(moments.max)),
      momentMinKnm: rounded(kNm(moments.min)),
      shearKn: rounded(kN(largest(r.V))),
      lateralMomentKnm: rounded(kNm(largest(r.M_z))),
    },
    stations: {
      xM: kept.map((i) => rounded(m(stations.x[i]!))),
      momentKnm: kept.map((i) => rounded(kNm(r.M[i]!))),
      shearKn: kept.map((i) => rounded(kN(r.V[i]!))),
      deflectionEiKnm3: kept.map((i) => rounded(r.w[i]! / 1e12)),
    },
  }
}

export function staticsOf(line: LineDesign): Design['statics'] {
  return {
    supportsXM: line.actions.line.supports.map(m),
    lengthM: m(line.actions.line.end),
    loadCases: [...line.cases.values(), line.own].map((r) => record(line, r)),
  }
}

/** The elementary cases as the result carries them: kN, m. */
import { loadsInPlane } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'
import type { Design, LoadCaseStatics } from '../result.ts'
import { kN, kNm, m } from '../units.ts'
import { largestOf } from '../zero.ts'
import type { LineDesign } from './line-design.ts'
import { type CaseResponse, lateralLine } from './statics-table.ts'

/** Every fourth station and both sides of every cut: enough for a diagram, light to send. */
const STRIDE = 4

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

/** A value to seven digits: far more than a diagram shows, and the result stays light. */
export const toSevenDigits = (value: number): number => Number(value.toPrecision(7))

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

/** Patterns of live load, and what of it leaves out a main span because nothing stands there. */
function arrangementsOn({ imposed, spans }: PurlinLine): Design['statics']['arrangements'] {
  const mains = spans.flatMap(({ kind }, i) => (kind === 'CONSOLE' ? [] : [i]))
  return imposed.arrangements
    .filter(({ id, spans }) => id.includes(':') || mains.some((i) => !spans.includes(i)))
    .map(({ id, spans }) => ({ id, spans }))
}

export function staticsOf(line: LineDesign): Design['statics'] {
  const { stations, actions, cases, own } = line
  const kept = keptStations(line)
  const at = (values: Float64Array, unit: (v: number) => number) => kept.map((i) => toSevenDigits(unit(values[i]!)))
  const xM = at(stations.x, m)
  const lateral = lateralLine(actions.line, line.restraints).supports
  const isSideways = own.lateralReactions !== null
  const sideways = (r: CaseResponse) => lateral.map((_, i) => toSevenDigits(kN(r.lateralReactions?.[i] ?? 0)))
  const record = (r: CaseResponse): LoadCaseStatics => {
    const { max, min } = momentExtremes(line, r)
    return {
      id: r.id,
      reactionsKn: Array.from(r.reactions, (v) => toSevenDigits(kN(v))),
      loadKn: toSevenDigits(kN(r.total.normal)),
      ...(isSideways && { inPlaneReactionsKn: sideways(r) }),
      ...(loadsInPlane(line.input) && {
        inPlaneLoadKn: toSevenDigits(kN(r.total.inPlane)),
        inPlaneKnM: toSevenDigits(r.total.mostInPlane),
      }),
      extremes: {
        momentMaxKnm: toSevenDigits(kNm(max)),
        momentMinKnm: toSevenDigits(kNm(min)),
        shearKn: toSevenDigits(kN(largestOf(r.V))),
        lateralMomentKnm: toSevenDigits(kNm(largestOf(r.M_z))),
      },
      stations: { xM, momentKnm: at(r.M, kNm), shearKn: at(r.V, kN), deflectionEiKnm3: at(r.w, (EIw) => EIw / 1e12) },
    }
  }
  const { panel, upper, lower } = line.restraints
  return {
    supportsXM: actions.line.supports.map(m),
    restraintsXM: { upper: panel ? null : upper.map(m), lower: lower.map(m) },
    arrangements: arrangementsOn(line.input),
    ...(isSideways && { inPlaneXM: lateral.map(m) }),
    lengthM: m(actions.line.end),
    loadCases: [...cases.values(), own].map(record),
  }
}

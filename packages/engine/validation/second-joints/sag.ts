/** Deflections of the stepped line, S.11: w for gross stiffness, I_fic of the span's section by the formulas of 7.1(3). */
import { fictitiousSecondMoment } from '../../src/checks/deflection/deflection-stiffness.ts'
import type { FurtherDeflection, PurlinLine } from '../../src/input.ts'
import type { Candidate } from '../../src/search/candidate.ts'
import type { Kept } from './kept.ts'
import type { Jointed, State } from './strength.ts'

/** What does not move so much does not move: its check does not apply [mm]. */
const NONE = 1e-6

/** One deflection limit, under the codes of a result. */
export interface SagLimit {
  /** '' or '_2' … */
  suffix: string
  combination: string
  allowed: FurtherDeflection['allowed']
  of: 'SPANS' | 'CONSOLES' | 'BOTH'
  withoutPermanent: boolean
}

export function sagLimits({ deflection, furtherDeflections }: PurlinLine): SagLimit[] {
  const first: SagLimit = {
    suffix: '',
    combination: deflection.combination,
    allowed: { n_lim: deflection.n_lim },
    of: 'BOTH',
    withoutPermanent: false,
  }
  return [
    first,
    ...furtherDeflections.map(
      (d, i): SagLimit => ({
        suffix: `_${i + 2}`,
        combination: d.combination,
        allowed: d.allowed,
        of: d.of,
        withoutPermanent: d.action === 'VARIABLE',
      }),
    ),
  ]
}

/** M^s at the ends of the elements of a span, with what it reaches between them; 0 included. */
function momentRange({ mesh, inSleeve }: Jointed, { s }: State, span: number) {
  const range = { M_max: 0, M_min: 0 }
  const take = (M: number) => {
    range.M_max = Math.max(range.M_max, M)
    range.M_min = Math.min(range.M_min, M)
  }
  for (const [e, of] of mesh.spanOf.entries()) {
    if (of !== span) continue
    take(s.M_l[e]!)
    take(s.M_r[e]!)
    const h = mesh.x[e + 1]! - mesh.x[e]!
    const slope = (s.V_r[e]! - s.V_l[e]!) / h
    const d = -s.V_l[e]! / slope
    if (!inSleeve[e] && d > 0 && d < h) take(s.M_l[e]! + s.V_l[e]! * d + (slope * d * d) / 2)
  }
  return range
}

/** Share left to a C or Z without panel, which moves sideways too (Q.22). */
function freely({ restraints }: PurlinLine, { family, model }: Candidate): number {
  const { I_y, I_z, I_yz } = model.gross
  return restraints.upper === 'PANEL' || family.profileType === 'OMEGA' ? 1 : 1 - I_yz ** 2 / (I_y * I_z)
}

/** @param permanent the response of what a limit without permanent load leaves out: displacements and slopes */
export function checkSag(
  line: PurlinLine,
  jointed: Jointed,
  state: State,
  permanent: State,
  limits: SagLimit[],
  kept: Kept,
) {
  const { mesh, members } = jointed
  const stiffness = line.spans.map(
    (_, i) => fictitiousSecondMoment(members[i]!, momentRange(jointed, state, i)) * freely(line, members[i]!),
  )
  for (const limit of limits) {
    const moved = (of: (s: State) => number) => of(state) - (limit.withoutPermanent ? of(permanent) : 0)
    const length = (L: number) => ('delta_lim' in limit.allowed ? limit.allowed.delta_lim : L / limit.allowed.n_lim)
    for (const [i, { kind, length: L }] of line.spans.entries()) {
      const I_y = members[i]!.model.gross.I_y
      const elements = mesh.spanOf.flatMap((span, e) => (span === i ? [e] : []))
      const from = { ...state.from, spanIndex: i }
      if (kind === 'SPAN' && limit.of !== 'CONSOLES') {
        const largest = Math.max(...elements.map((e) => Math.abs(moved(({ r }) => r.w[e]!))))
        const delta = (largest * I_y) / stiffness[i]!
        if (delta > NONE) kept.keep(`DEFLECTION_SPAN${limit.suffix}`, from, delta, length(L))
      }
      if (kind !== 'CONSOLE' || limit.of === 'SPANS' || elements.length === 0) continue
      const isLeft = i === 0
      const beside = isLeft ? 1 : i - 1
      const isShort = L < 0.1 * line.spans[beside]!.length || L < 500
      const [first, last] = [elements[0]!, elements.at(-1)!]
      const w = moved(({ r }) => {
        const tip = isLeft ? r.w[first]! : r.w[last + 1]!
        if (!isShort) return tip
        return isLeft ? tip + r.theta_r[last]! * L : tip - r.theta_l[first]! * L
      })
      const I_fic = isShort ? stiffness[i]! : Math.min(stiffness[i]!, stiffness[beside]!)
      const delta = (Math.abs(w) * I_y) / I_fic
      if (delta > NONE) kept.keep(`DEFLECTION_CONSOLE${limit.suffix}`, from, delta, length(2 * L))
    }
  }
}

/** Envelopes of one solution: the same forces the checks use, at the same stations. */
import { spanExtremes } from '../checks/deflection/deflection-checks.ts'
import { deflectionStiffness, spansOfStiffness } from '../checks/deflection/deflection-stiffness.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import { memberForce } from '../line/combined-forces.ts'
import { type RoofCombination, roofLoadDesign } from '../line/roof-load.ts'
import type { Purlin } from '../search/candidate.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { standardOf } from '../standards/of-line.ts'
import { kN, kNm, m } from '../units.ts'

/** Total deflection of one SLS combination at every station, with the stiffness of its check (method 7.3) [mm]. */
export function deflections(purlin: Purlin, c: number): number[] {
  const { line, candidate } = purlin
  const ranges = (k: number) => spansOfStiffness(line, k, 'whole').map((span) => spanExtremes(purlin, span, c))
  const stiffness = Array.from({ length: line.spans }, (_, k) => deflectionStiffness(purlin, ranges(k)))
  const bends = memberForce(line.sls, c, 'w', candidate.ownWeight)
  return Array.from(bends, (w, i) => w / stiffness[line.stations.span[i]!]!)
}

interface Range {
  max: Float64Array<ArrayBuffer>
  min: Float64Array<ArrayBuffer>
}

const EFFECTS = ['M', 'V', 'M_z', 'delta'] as const
type Ranges = Record<(typeof EFFECTS)[number], Range>

/** Every fourth place of the concentrated load of a roof is enough for a diagram. */
const PLACES_APART = 4

/** Widens the envelopes by permanent load with the concentrated load of a roof at any place. */
function underRoofLoad(
  purlin: Purlin,
  { M, V, M_z, delta }: Ranges,
  widen: (range: Range, value: (i: number) => number) => void,
): void {
  const { line, candidate } = purlin
  const roof = roofLoadDesign(line)
  if (!roof) return
  const { stations, actions } = line
  const { x, s } = stations
  const fixed = ({ permanent, ownFactor }: RoofCombination, effect: 'M' | 'V' | 'M_z' | 'w') =>
    permanent[effect].map((v, i) => ownFactor * (v + candidate.ownWeight * line.own[effect][i]!))
  const { lateral } = roof
  const places = Array.from(roof.x).filter((_, k) => k % PLACES_APART === 0 || actions.ends.includes(roof.x[k]!))
  for (const c of roof.uls) {
    const [ofM, ofV, ofMz] = [fixed(c, 'M'), fixed(c, 'V'), fixed(c, 'M_z')]
    const perNewton = c.F / roof.Q.normal
    for (const place of places) {
      const of = roof.lines.at(place)
      widen(M, (i) => ofM[i]! + c.F * roof.lines.moment(of, x[i]!))
      widen(V, (i) => ofV[i]! + c.F * roof.lines.shear(of, x[i]!, s[i] === 0 ? 'right' : 'left'))
      if (!lateral) continue
      const sway = lateral.at(place)
      widen(M_z, (i) => ofMz[i]! + perNewton * roof.Q.inPlane * lateral.moment(sway, x[i]!))
    }
  }
  for (const c of roof.sls) {
    const [ofM, ofW] = [fixed(c, 'M'), fixed(c, 'w')]
    for (const place of places) {
      const of = roof.lines.at(place)
      const bent = ofM.map((v, i) => v + c.F * roof.lines.moment(of, x[i]!))
      const range = (k: number) => {
        const part = bent.subarray(stations.firstOfSpan[k]!, stations.lastOfSpan[k]! + 1)
        return { M_max: Math.max(0, ...part), M_min: Math.min(0, ...part) }
      }
      const stiffness = Array.from({ length: line.spans }, (_, k) =>
        deflectionStiffness(purlin, spansOfStiffness(line, k, 'whole').map(range)),
      )
      const bends = (i: number) => ofW[i]! + c.F * roof.lines.deflectionAnywhere(of, x[i]!)
      widen(delta, (i) => bends(i) / stiffness[stations.span[i]!]!)
    }
  }
}

export type Envelopes = ReturnType<typeof envelopesOn>

interface LineEnvelope extends Ranges {
  x: number[]
  span: number[]
}

/** A section on a part of a whole line; `from` [mm] and `firstSpan` are places on the whole line. */
export interface PurlinPart {
  purlin: Purlin
  from: number
  firstSpan: number
}

/** Envelopes of M, V and M_z over the ULS and of δ over the SLS combinations: their largest and smallest values at every station. */
export function envelopesOn(parts: PurlinPart[]) {
  const { x, M, V, M_z, delta } = joinedEnvelope(parts.map(envelopeOn))
  const bendsAboutZ = [M_z.max, M_z.min].some((values) => values.some((v) => Math.abs(v) > 1))
  return {
    xM: x.map(m),
    momentMaxKnm: Array.from(M.max, kNm),
    momentMinKnm: Array.from(M.min, kNm),
    shearMaxKn: Array.from(V.max, kN),
    shearMinKn: Array.from(V.min, kN),
    deflectionMaxMm: Array.from(delta.max),
    deflectionMinMm: Array.from(delta.min),
    /** bending about z by the in-plane load; null where a panel carries that, or there is none */
    lateralMomentMaxKnm: bendsAboutZ ? Array.from(M_z.max, kNm) : null,
    lateralMomentMinKnm: bendsAboutZ ? Array.from(M_z.min, kNm) : null,
  }
}

/** Envelopes of a line without joints. @throws InputError unknown solution, or one outside the limits of the standard */
export const uncutEnvelopes = (
  input: PurlinLine,
  catalogue: Catalogue,
  solutionId: string,
  standard = standardOf(input),
): Envelopes => envelopesOn([{ purlin: findPurlin(input, catalogue, solutionId, standard), from: 0, firstSpan: 0 }])

/** Envelopes of one line; with two thicknesses only in the spans of its section. */
function envelopeOn({ purlin, from, firstSpan }: PurlinPart): LineEnvelope {
  const { line, candidate } = purlin
  const n = line.stations.count
  const range = () => ({
    max: new Float64Array(n).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
  })
  const [M, V, M_z, delta] = [range(), range(), range(), range()]
  const widen = ({ max, min }: Range, value: (i: number) => number) => {
    for (let i = 0; i < n; i++) {
      const v = value(i)
      max[i] = Math.max(max[i]!, v)
      min[i] = Math.min(min[i]!, v)
    }
  }
  for (const c of line.uls.combinations.keys())
    for (const [range, effect] of [[M, 'M'] as const, [V, 'V'] as const, [M_z, 'M_z'] as const]) {
      const force = memberForce(line.uls, c, effect, candidate.ownWeight)
      widen(range, (i) => force[i]!)
    }
  for (const c of line.sls.combinations.keys()) {
    const delta_Ed = deflections(purlin, c)
    widen(delta, (i) => delta_Ed[i]!)
  }
  underRoofLoad(purlin, { M, V, M_z, delta }, widen)
  const own = Array.from({ length: n }, (_, i) => i).filter((i) => line.isOwn(line.stations.span[i]!))
  const kept = ({ max, min }: Range): Range => ({
    max: Float64Array.from(own, (i) => max[i]!),
    min: Float64Array.from(own, (i) => min[i]!),
  })
  const x = own.map((i) => line.stations.x[i]! + from)
  const span = own.map((i) => line.stations.span[i]! + firstSpan)
  return { x, span, M: kept(M), V: kept(V), M_z: kept(M_z), delta: kept(delta) }
}

/** Joins the stretches of a line; a stretch in several models has the extremes of all. */
function joinedEnvelope(all: LineEnvelope[]): LineEnvelope {
  const stretches: LineEnvelope[] = []
  for (const one of all) {
    const same = stretches.find(({ x }) => x.length === one.x.length && x[0] === one.x[0] && x.at(-1) === one.x.at(-1))
    if (!same) stretches.push(one)
    else
      for (const of of EFFECTS)
        for (const i of one.x.keys()) {
          same[of].max[i] = Math.max(same[of].max[i]!, one[of].max[i]!)
          same[of].min[i] = Math.min(same[of].min[i]!, one[of].min[i]!)
        }
  }
  if (stretches.length === 1) return stretches[0]!
  const points = stretches.flatMap((of) => of.x.map((x, i) => ({ x, span: of.span[i]!, of, i }))).sort(alongLine)
  const range = (of: keyof Ranges): Range => ({
    max: Float64Array.from(points, (p) => p.of[of].max[p.i]!),
    min: Float64Array.from(points, (p) => p.of[of].min[p.i]!),
  })
  return {
    x: points.map(({ x }) => x),
    span: points.map(({ span }) => span),
    M: range('M'),
    V: range('V'),
    M_z: range('M_z'),
    delta: range('delta'),
  }
}

/** Sorts by span, then from left to right. */
export const alongLine = (p: { x: number; span: number }, q: { x: number; span: number }): number =>
  p.span - q.span || p.x - q.x

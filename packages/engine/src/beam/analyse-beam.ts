/** `madre beam`: one line, its loads and the exact extremes of M, V and w. */
import { kN, kNm, m, mm, N } from '../units.ts'
import type { BeamInput } from './beam-input.ts'
import {
  type BeamPieces,
  deflectionIn,
  momentIn,
  pieceFrom,
  shearIn,
  slopeIn,
  solveContinuousBeam,
} from './continuous-beam.ts'
import { lineOf } from './line.ts'

export interface BeamResult {
  reactionsKn: number[]
  supportMomentsKnm: number[]
  momentMax: { valueKnm: number; xM: number }
  momentMin: { valueKnm: number; xM: number }
  shearMax: { valueKn: number; xM: number }
  shearMin: { valueKn: number; xM: number }
  spans: {
    deflectionMaxMm: number
    xMaxM: number
    deflectionMinMm: number
    xMinM: number
    momentMaxKnm: number
    momentMinKnm: number
  }[]
  tipsMm: { left: number | null; right: number | null }
  /** where they were asked for */
  sections?: { xM: number; momentKnm: number; shearLeftKn: number; shearRightKn: number }[]
}

type Curve = (b: BeamPieces, i: number, s: number) => number

/** Zeros of a polynomial of degree ≤ 4 in (0, L), found between the samples where its sign changes. */
function zeros(f: (s: number) => number, L: number): number[] {
  const found: number[] = []
  const samples = 16
  let left = f(0)
  for (let k = 1; k <= samples; k++) {
    const right = f((L * k) / samples)
    if (left === 0 && k > 1) found.push((L * (k - 1)) / samples)
    if (left * right < 0) {
      let a = (L * (k - 1)) / samples
      let b = (L * k) / samples
      for (let step = 0; step < 200 && b - a > 1e-13 * L; step++) {
        const mid = (a + b) / 2
        if (f(a) * f(mid) <= 0) b = mid
        else a = mid
      }
      found.push((a + b) / 2)
    }
    left = right
  }
  return found
}

/** Largest and smallest value of a curve over some pieces, looked for at the ends and where its derivative is zero. */
function extremes(b: BeamPieces, from: number, to: number, curve: Curve, derivative: Curve) {
  const max = { value: -Infinity, x: 0 }
  const min = { value: Infinity, x: 0 }
  for (let i = from; i < to; i++) {
    const L = b.length[i]!
    for (const s of [0, L, ...zeros((s) => derivative(b, i, s), L)]) {
      // Adding 0 makes a negative zero positive.
      const value = curve(b, i, s) + 0
      if (value > max.value) Object.assign(max, { value, x: b.x[i]! + s })
      if (value < min.value) Object.assign(min, { value, x: b.x[i]! + s })
    }
  }
  return { max, min }
}

const loadIn: Curve = (b, i, s) => b.q0[i]! + b.dq[i]! * s

/** M and V either side of a place; beyond an end there is no shear. */
function sectionAt(b: BeamPieces, x: number) {
  const right = pieceFrom(b, x)
  const isCut = right < b.count && Math.abs(b.x[right]! - x) < 1e-6
  const left = right - 1
  const atEnd = left < 0 ? null : ([b, left, Math.min(x - b.x[left]!, b.length[left]!)] as const)
  const atStart = isCut ? ([b, right, 0] as const) : right < b.count ? atEnd : null
  return {
    momentKnm: kNm(momentIn(...(atStart ?? atEnd!))),
    shearLeftKn: atEnd ? kN(shearIn(...atEnd)) : 0,
    shearRightKn: atStart ? kN(shearIn(...atStart)) : 0,
  }
}

/**
 * Internal forces and deflections of a continuous line, as `madre beam` prints them (method 2.1 to 2.7).
 * @param input spans and loads in m, kN, kN/m; EI in kNm², springs in kNm/rad
 */
export function analyseBeam(input: BeamInput): BeamResult {
  const plain = lineOf(input.spansM.map(mm), input.leftCantilever, input.rightCantilever)
  const { stiffness = [], springs = [] } = input
  const eiKnm2 = input.eiKnm2 ?? stiffness[0]!.eiKnm2
  const line = {
    ...plain,
    zones: stiffness.map((zone) => ({ from: mm(zone.fromM), to: mm(zone.toM), ratio: zone.eiKnm2 / eiKnm2 })),
    springs: plain.supports.map((_, k) => {
      const spring = springs.find(({ support }) => support === k)
      return spring ? mm(eiKnm2 / spring.kKnmPerRad) : 0
    }),
  }
  const { pieces, reactions, supportMoments } = solveContinuousBeam(line, {
    distributed: input.loads.flatMap((l) =>
      l.type === 'point'
        ? []
        : [{ from: mm(l.fromM), to: mm(l.toM), q0: l.q0KnM, q1: l.type === 'linear' ? (l.q1KnM ?? l.q0KnM) : l.q0KnM }],
    ),
    points: input.loads.flatMap((l) => (l.type === 'point' ? [{ x: mm(l.xM), P: N(l.pKn) }] : [])),
  })
  // kNm² → N·mm²
  const EI = eiKnm2 * 1e9
  const all = [0, pieces.count] as const
  const M = extremes(pieces, ...all, momentIn, shearIn)
  const V = extremes(pieces, ...all, shearIn, loadIn)
  const none = { value: 0, x: 0 }
  // A moment that is nowhere positive has its largest value, 0, at a free or simple end.
  const momentMax = M.max.value > 0 ? M.max : none
  const momentMin = M.min.value < 0 ? M.min : none
  const spans = line.supports.slice(1).map((right, k) => {
    const from = pieceFrom(pieces, line.supports[k]!)
    const to = pieceFrom(pieces, right)
    const w = extremes(pieces, from, to, deflectionIn, slopeIn)
    const moment = extremes(pieces, from, to, momentIn, shearIn)
    return {
      deflectionMaxMm: w.max.value / EI,
      xMaxM: m(w.max.x),
      deflectionMinMm: w.min.value / EI,
      xMinM: m(w.min.x),
      momentMaxKnm: kNm(moment.max.value),
      momentMinKnm: kNm(moment.min.value),
    }
  })
  const last = pieces.count - 1
  return {
    reactionsKn: Array.from(reactions, kN),
    supportMomentsKnm: Array.from(supportMoments, kNm),
    momentMax: { valueKnm: kNm(momentMax.value), xM: m(momentMax.x) },
    momentMin: { valueKnm: kNm(momentMin.value), xM: m(momentMin.x) },
    shearMax: { valueKn: kN(V.max.value), xM: m(V.max.x) },
    shearMin: { valueKn: kN(V.min.value), xM: m(V.min.x) },
    spans,
    tipsMm: {
      left: input.leftCantilever ? pieces.w0[0]! / EI : null,
      right: input.rightCantilever ? deflectionIn(pieces, last, pieces.length[last]!) / EI : null,
    },
    ...(input.sectionsM && { sections: input.sectionsM.map((xM) => ({ xM, ...sectionAt(pieces, mm(xM)) })) }),
  }
}

/** The free flange of a lapped line by method 6.19 on the gross section, without safety factors. */
import { decode } from '@madre/contract'
import { bendFlange, buckleFlange, createFreeFlangeSpace } from '../../src/checks/free-flange/bending.ts'
import { type FlangeData, flangeData } from '../../src/checks/free-flange/data.ts'
import { bucklePaired } from '../../src/checks/free-flange/pair.ts'
import { bendPaired, pairedStrips } from '../../src/checks/free-flange/pair-strips.ts'
import { jointedLines } from '../../src/design/jointed-lines.ts'
import { KAPPA_F } from '../../src/joints/lap-resistance.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { isAtStep } from '../../src/stability/line-mesh.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { unloaded } from '../references/requests.ts'
import type { FlangedDimensions, LappedLine } from './case.ts'
import { barsBySpan, grossCandidate } from './free-flange-rule.ts'
import { memberSection } from './lapped-model.ts'
import { type LapZone, zoneOf } from './lapped-zones.ts'

/** Largest of a zone [N/mm²]. */
export interface RuledStress {
  /** (10.3b) */
  stress: number
  /** the larger of (10.7) and, in laps, σ_c/(χ_LT·κ_f) */
  governing: number
}

export type RuledZones = Partial<Record<LapZone, RuledStress>>

const STRENGTH = 350

/** The load [N/mm] under which FREE_FLANGE_BUCKLING of a lapped line is exhausted, and where: the worst of both models, senses and thicknesses. */
export function lappedLoadByRule(line: LappedLine): { qNmm: number; zone: LapZone } {
  const zones = zonesByRule({ ...line, qNmm: Math.sign(line.qNmm) })
  const all = Object.entries(zones) as [LapZone, RuledStress][]
  const [zone, { governing }] = all.reduce((a, b) => (b[1].governing > a[1].governing ? b : a))
  return { qNmm: (Math.sign(line.qNmm) * STRENGTH) / governing, zone }
}

/** Under the load of the line, the worst of both models, senses and thicknesses. */
export function zonesByRule(line: LappedLine): RuledZones {
  const sections = line.spansMm.map((_, span) => memberSection({ ...line, alternate: false }, span))
  const senses = line.alternate ? [sections, sections.map(turned)] : [sections]
  const all = senses.flatMap((members) => {
    const [endBay, inner] = [members[0]!, members[1] ?? members[0]!]
    if (endBay.t === inner.t) return linesOf(line, null).map((design) => ofOne(line, design, endBay))
    return [
      ...linesOf(line, pairOf(endBay, inner, true)).map((design) => ofTwo(line, design, endBay, inner)),
      ...linesOf(line, pairOf(inner, endBay, false)).map((design) => ofTwo(line, design, inner, endBay)),
    ]
  })
  const worst: RuledZones = {}
  for (const zones of all)
    for (const [zone, { stress, governing }] of Object.entries(zones) as [LapZone, RuledStress][]) {
      const before = worst[zone] ?? { stress: 0, governing: 0 }
      worst[zone] = {
        stress: Math.max(before.stress, stress),
        governing: Math.max(before.governing, governing),
      }
    }
  return worst
}

const turned = (s: FlangedDimensions): FlangedDimensions => ({ ...s, b: s.bLower ?? s.b, bLower: s.b })

type Pair = { isEndBay: boolean; stiffness: number; weight: number }

function pairOf(own: FlangedDimensions, other: FlangedDimensions, isEndBay: boolean): Pair {
  const [one] = linesOf({ spansMm: [6000], barsMm: [], lapsMm: [] }, null)
  const of = (s: FlangedDimensions) => grossCandidate(one!, s, 0).model.gross.I_y
  return { isEndBay, stiffness: of(other) / of(own), weight: other.t / own.t }
}

/** The line in both models, under 1 N/mm as its permanent load. */
function linesOf(
  { spansMm, barsMm, lapsMm }: Pick<LappedLine, 'spansMm' | 'barsMm' | 'lapsMm'>,
  pair: Pair | null,
): LineDesign[] {
  const bars = barsBySpan({ spansMm, barsMm })
  const inM = (mm: number) => mm / 1e3
  const request = unloaded(spansMm.map(inM), {
    sectionTypes: ['Z'],
    transverseLengthM: 1,
    loadPermanentDistributed: spansMm.map(() => 1),
    spanRestraints: {
      upper: { type: 0, lateralLocks: spansMm.map(() => 0) },
      lower: { use: bars.some((n) => n > 0), lateralLocks: bars },
    },
    ...(lapsMm.length > 0 && {
      joints: {
        supports: lapsMm.map(([left, right]) => ({ kind: 'LAP' as const, left: inM(left), right: inM(right) })),
        lapUnit: 'M' as const,
        ...(pair && { endBays: 'HEAVIER' as const }),
      },
    }),
  })
  const { line: input } = decode(request)
  const whole = prepareLine(input, EN1993_1_3_2006)
  const stiffness = { lap: null, sleeve: null, pair }
  return input.joints
    ? jointedLines(whole, stiffness, ['SUM', 'SINGLE'], { standard: EN1993_1_3_2006, known: new Map() }).map(
        ({ line }) => line,
      )
    : [whole]
}

/** The forces of the load in the work space of a line. */
function loaded({ qNmm }: LappedLine, line: LineDesign, data: FlangeData) {
  const space = createFreeFlangeSpace(line)
  const { M, q } = line.cases.get('Gmax')!.mesh
  for (let i = 0; i < M.length; i++) {
    space.forces.M[i] = qNmm * M[i]!
    space.sigma[i] = (data.sign * qNmm * M[i]!) / data.W
  }
  for (let k = 0; k < q.length; k++) space.forces.q[k] = qNmm * q[k]!
  return { space, strut: space.fibres[0]!.strut }
}

function ofOne(lapped: LappedLine, line: LineDesign, section: FlangedDimensions): RuledZones {
  const candidate = grossCandidate(line, section, lapped.CD, lapped.aMm)
  const data = flangeData({ line, candidate }, 'lower')
  const { space, strut } = loaded(lapped, line, data)
  bendFlange(line, strut, data, space)
  const { chi } = buckleFlange(strut, data, space)
  return stressesIn(lapped, line, data, space, chi)
}

/** Those of the spans that have the first of two sections. */
function ofTwo(lapped: LappedLine, line: LineDesign, own: FlangedDimensions, other: FlangedDimensions): RuledZones {
  const [candidate, partner] = [own, other].map((s) => grossCandidate(line, s, lapped.CD, lapped.aMm)) as [
    ReturnType<typeof grossCandidate>,
    ReturnType<typeof grossCandidate>,
  ]
  const data = flangeData({ line, candidate }, 'lower')
  const { space, strut } = loaded(lapped, line, data)
  const strips = pairedStrips({ line, partner, data })
  for (const [i, isOwn] of strips.isOwnNode.entries()) if (!isOwn) space.sigma[i] = 0
  const flange = { line, candidate, strut, data, space }
  bendPaired(flange, strips)
  return stressesIn(lapped, line, data, space, bucklePaired(flange, strips).chi)
}

/** Of an element, looked at one by one: between nodes in straight lines. */
const PARTS = 8

function stressesIn(
  lapped: LappedLine,
  { mesh }: LineDesign,
  { edges, loads }: FlangeData,
  { sigma, M_fz }: ReturnType<typeof createFreeFlangeSpace>,
  chi: number,
): RuledZones {
  const zones: RuledZones = {}
  for (let e = 0; e < mesh.elementCount; e++) {
    if (isAtStep(mesh, e)) continue
    const between = (values: Float64Array, part: number) => values[e]! * (1 - part) + values[e + 1]! * part
    for (let k = 0; k <= PARTS; k++) {
      const part = k / PARTS
      const sigma_c = between(sigma, part)
      if (!(sigma_c > 0)) continue
      const bending = Math.max(
        ...loads.flatMap((_, n) => edges.map(({ perMoment }) => perMoment * between(M_fz[n]!, part))),
      )
      const zone = zoneOf(lapped, between(mesh.x, part))
      const before = zones[zone] ?? { stress: 0, governing: 0 }
      const atLap = zone === 'lap' && lapped.lapsMm.length > 0 ? sigma_c / (chi * KAPPA_F) : 0
      zones[zone] = {
        stress: Math.max(before.stress, sigma_c + bending),
        governing: Math.max(before.governing, sigma_c / chi + bending, atLap),
      }
    }
  }
  return zones
}

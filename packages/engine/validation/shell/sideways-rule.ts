/** The rule for load in the plane of the envelope without a panel, by the second program, on the section of a shell line: sharp corners, no factors. */
import { lateralMoment, stripOf } from '../second-program/free-strips.ts'
import { beam, meshOf } from '../second-program/mesh.ts'
import { type OmegaShape, omegaLine } from '../second-program/omega-fields.ts'
import type { WireLine } from '../second-program/wire-loads.ts'
import type { FlangedDimensions, OmegaSection, SidewaysLine } from './case.ts'
import { grossOfFlanged } from './free-line-rule.ts'
import { partsOf } from './line-parts.ts'
import { isOmega } from './sideways-model.ts'

export interface RuledSideways {
  /** largest stress at each corner and edge of the section [N/mm²] */
  places: Record<string, number>
  sidewaysMm: number
}

const largest = (values: Float64Array): number => Math.max(...Array.from(values, Math.abs))

function lineOf({ spansMm, cantileversMm = [0, 0], qNmm, pointsN = [], upperMm, lowerMm }: SidewaysLine): WireLine {
  const { ends, supports } = partsOf({ consoles: cantileversMm, spans: spansMm })
  const length = ends.at(-1)!
  const y = [{ from: 0, to: length, value: qNmm }]
  const Py = pointsN.map(([x, P]) => ({ x, P }))
  const none = { z: [], y: [], n: [], Pz: [], Py: [], Pn: [], N: 0 }
  return {
    spans: ends.slice(1).map((to, i) => ({
      from: ends[i]!,
      to,
      isCantilever: !supports.includes(ends[i]!) || !supports.includes(to),
    })),
    length,
    supports,
    cases: new Map([['sideways', { ...none, y, Py }]]),
    ownWeight: none,
    gammas: { Gsup: 1, Ginf: 1, Q: 1, M0: 1, M1: 1 },
    uls: [],
    characteristic: [],
    upperRestraints: upperMm,
    lowerRestraints: lowerMm,
  }
}

export function sidewaysByRule(line: SidewaysLine): RuledSideways {
  const { section } = line
  return isOmega(section) ? omegaByRule(line, section) : flangesByRule(line, section)
}

function solved(line: SidewaysLine) {
  const one = lineOf(line)
  const mesh = meshOf(one)
  const { y, Py } = one.cases.get('sideways')!
  const nodesOf = (places: number[]) => places.map(mesh.nodeAt)
  const held = {
    supports: nodesOf(one.supports),
    upper: nodesOf(one.upperRestraints),
    lower: nodesOf(one.lowerRestraints),
  }
  return { mesh, held, q: mesh.perElement(y), P: mesh.perNode(Py) }
}

/** σ_q of the distorting line at the corners L, F, B, T. */
function omegaByRule(line: SidewaysLine, section: OmegaSection): RuledSideways {
  const { mesh, held, q, P } = solved(line)
  const shape: OmegaShape = { ...section, isInverted: line.format === 'INVERTED', C_D: 0, hasPanel: false }
  const { sigma, vt, vf } = omegaLine(mesh, shape, held).sideways(q, P)
  const at = (corner: string) =>
    Math.max(...sigma.filter((s) => s.place.endsWith(` ${corner}`)).map((s) => largest(s.sigma)))
  return {
    places: Object.fromEntries(['L', 'F', 'B', 'T'].map((corner) => [corner, at(corner)])),
    sidewaysMm: Math.max(largest(vt), largest(vf)),
  }
}

/** The whole load on the strip of the upper flange, half of it on that of the lower one; each held by its own bars. */
function flangesByRule(line: SidewaysLine, section: FlangedDimensions): RuledSideways {
  const { h, b, c, t, bLower = b } = section
  const { mesh, held, q, P } = solved(line)
  const places: RuledSideways['places'] = {}
  for (const [flange, width, share, bars] of [
    ['upper', b, 1, held.upper],
    ['lower', bLower, 0.5, held.lower],
  ] as const) {
    const strip = stripOf(width - t, c - t / 2, h - t, t)
    const supports = [...new Set([...held.supports, ...bars])]
    const scaled = (values: Float64Array) => values.map((v) => share * v)
    const M = largest(lateralMoment(mesh, supports, strip.I, scaled(q), scaled(P)))
    places[`${flange} web`] = (M * strip.toWeb) / strip.I
    places[`${flange} lip`] = (M * strip.toLip) / strip.I
  }
  const g = grossOfFlanged(section)
  const all = [...new Set([...held.supports, ...held.upper, ...held.lower])]
  const { w } = beam(mesh, all, 210_000 * (g.I_z - g.I_yz ** 2 / g.I_y), q, P)
  return { places, sidewaysMm: largest(w) }
}

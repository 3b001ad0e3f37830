/** Which zones the line meets at each place, and what they press and pull there; method 9.3 and 9.4. */
import type { WindCase, ZonePiece } from '../answer.ts'
import { type CaseZones, zoneKey } from '../en1991-1-4/7-2-zones.ts'
import type { Given } from '../given.ts'
import {
  axesOf,
  cosDegrees,
  crossDimensions,
  isFlat,
  slopeWidth,
  wallDimension,
  widthAcrossLine,
  type ZoneRectangle,
} from './surface.ts'

const NOTHING = 1e-9

/**
 * Where lines clear of the edge strips may lie [m, across]; method 9.4.
 *
 * @returns null for horizontal rails, which meet the same zones at every height
 */
export function fieldRange(g: Given): [number, number] | null {
  if (!g.isRoof) {
    if (g.isHorizontal) return null
    const e = wallDimension(g)
    return [e / 5, widthAcrossLine(g) - e / 5]
  }
  const { e_0, e_90 } = crossDimensions(g)
  if (!g.isHorizontal) {
    const margin = Math.max(e_0 / 4, e_90 / 10)
    return [margin, g.B - margin]
  }
  const S = slopeWidth(g)
  const margin = Math.max(e_0 / 10, e_90 / 4)
  return [margin, S - (isFlat(g) || g.roof === 'MONOPITCH' ? margin : e_0 / 10)]
}

/** The tributary strip of a line at its own place, clipped to the surface [m, across]. */
export function tributaryStrip(g: Given): [number, number] {
  const width = widthAcrossLine(g)
  const half = (g.s * (g.isRoof && g.isHorizontal ? cosDegrees(g.alpha) : 1)) / 2
  const y = Math.min(g.y, width)
  return [Math.max(y - half, 0), Math.min(y + half, width)]
}

/** Zones of a piece by their share; null where the worst of them counts. */
function zonesAt(g: Given, zones: ZoneRectangle[], across: (r: ZoneRectangle) => [number, number]) {
  const named = (list: ZoneRectangle[], share: number | null) => Object.fromEntries(list.map((r) => [r.zone, share]))
  if (!g.isRoof && g.isHorizontal) return named(zones, 1)
  if (g.mode === 'WORST') return named(zones, null)
  const [from, to] = g.mode === 'AT' ? tributaryStrip(g) : (fieldRange(g) ?? [0, 0])
  const shared = (r: ZoneRectangle) => Math.min(across(r)[1], to) - Math.max(across(r)[0], from)
  const met = zones.filter((r) => shared(r) > NOTHING)
  if (g.mode === 'FIELD') return named(met, null)
  const shares: Record<string, number> = {}
  for (const r of met) shares[r.zone] = (shares[r.zone] ?? 0) + shared(r) / (to - from)
  return shares
}

/** The line cut where a zone of the case begins or ends, each piece with the zones it meets. */
export function piecesOf(g: Given, zones: ZoneRectangle[]): ZonePiece[] {
  const { along, across, at, back } = axesOf(g)
  const borders = zones.flatMap((r) => along(r).map(back)).filter((x) => x > NOTHING && x < g.L - NOTHING)
  const cuts = [0, ...borders.sort((a, b) => a - b), g.L].filter((x, i, all) => i === 0 || x - all[i - 1]! > NOTHING)
  const pieces: ZonePiece[] = []
  for (const [i, to] of cuts.slice(1).entries()) {
    const from = cuts[i]!
    const place = at((from + to) / 2)
    const here = zones.filter((r) => along(r)[0] <= place && place <= along(r)[1])
    const met = zonesAt(g, here, across)
    const last = pieces.at(-1)
    if (last && JSON.stringify(last[2]) === JSON.stringify(met)) last[1] = to
    else pieces.push([from, to, met])
  }
  return pieces
}

export type Cpe = Record<string, [c_s: number, c_p: number]>

/** A piece with its coefficient and its pressure [kN/m²]. */
export interface Piece {
  from: number
  to: number
  /** c_s or c_p */
  c: number
  /** the zones of the strip with their coefficients and shares, where c is the mean of several */
  mean?: [zone: string, c: number, share: number][]
  /** elsewhere the zones of which the worst counts, or the one there is */
  zones?: [zone: string, c: number][]
  w: number
}

export interface CasePieces {
  zones: ZonePiece[]
  suction: Piece[]
  pressure: Piece[]
}

/**
 * Net pressures of one wind case along the line.
 *
 *   w_s = −q_p·(c_s − c_pi,max)      w_p = q_p·(c_p − c_pi,min)      0 where negative
 *
 * Source: EN 1991-1-4 5.2(3), 7.2.9(6) NOTE 2.
 */
export function windAlongLine(g: Given, windCase: WindCase, zones: ZonePiece[], cpe: Cpe, q_p: number): CasePieces {
  const coefficient = (met: ZonePiece[2], sign: 0 | 1): Pick<Piece, 'c' | 'mean' | 'zones'> => {
    const of = (zone: string) => cpe[zoneKey(windCase, zone)]![sign]
    const zones = Object.keys(met).map((zone): [string, number] => [zone, of(zone)])
    const all = zones.map(([, c]) => c)
    const mean = Object.entries(met).flatMap(
      ([zone, share]): NonNullable<Piece['mean']> => (share === null ? [] : [[zone, of(zone), share]]),
    )
    if (mean.length === 0) return { c: sign === 0 ? Math.min(...all) : Math.max(...all), zones }
    const c = mean.reduce((sum, [, c, share]) => sum + c * share, 0)
    return mean.length > 1 ? { c, mean } : { c, zones }
  }
  const pieces = (sign: 0 | 1, net: (c: number) => number): Piece[] =>
    zones.map(([from, to, met]) => {
      const own = coefficient(met, sign)
      return { from, to, ...own, w: Math.max(0, net(own.c)) }
    })
  return {
    zones,
    suction: pieces(0, (c) => -q_p * (c - g.cpi.max)),
    pressure: pieces(1, (c) => q_p * (c - g.cpi.min)),
  }
}

export type WindCases = Partial<Record<WindCase, CasePieces>>

/** Zones the line meets, as keys of `cpe`. */
export function zonesMet(zones: CaseZones, pieces: Partial<Record<WindCase, ZonePiece[]>>): string[] {
  const keys = Object.keys(zones).flatMap((windCase) =>
    (pieces[windCase as WindCase] ?? []).flatMap(([, , met]) =>
      Object.keys(met).map((zone) => zoneKey(windCase as WindCase, zone)),
    ),
  )
  return [...new Set(keys)].sort()
}

/** Zones of roofs and walls as rectangles of the surface; EN 1991-1-4 Figures 7.5 to 7.8. */
import type { WindCase } from '../answer.ts'
import type { Given } from '../given.ts'
import { crossDimensions, isFlat, slopeWidth, wallDimension, wallLength, type ZoneRectangle } from '../line/surface.ts'
import { dataOf } from '../tables.ts'

const { edge, corner, H_end, A_end, B_end } = dataOf('zones')

export type CaseZones = Partial<Record<WindCase, ZoneRectangle[]>>

/** Thinner than this, what clipping has left of a rectangle is nothing [m]. */
const NOTHING = 1e-9

function clipped(zones: ZoneRectangle[], X: number, y: number): ZoneRectangle[] {
  const cut = ([from, to]: [number, number], end: number): [number, number] => [Math.max(from, 0), Math.min(to, end)]
  return zones
    .map((z) => ({ zone: z.zone, X: cut(z.X, X), y: cut(z.y, y) }))
    .filter((z) => z.X[1] - z.X[0] > NOTHING && z.y[1] - z.y[0] > NOTHING)
}

const mirroredX = (zones: ZoneRectangle[], B: number): ZoneRectangle[] =>
  zones.map((z) => ({ ...z, X: [B - z.X[1], B - z.X[0]] }))
const mirroredY = (zones: ZoneRectangle[], S: number): ZoneRectangle[] =>
  zones.map((z) => ({ ...z, y: [S - z.y[1], S - z.y[0]] }))

/** F in the corners of the edge strip y = 0…e/10, G between them. */
function edgeStrip(e: number, B: number): ZoneRectangle[] {
  const y: [number, number] = [0, edge * e]
  const c = corner * e
  return [
    { zone: 'F', X: [0, c], y },
    { zone: 'G', X: [c, B - c], y },
    { zone: 'F', X: [B - c, B], y },
  ]
}

/**
 * Wind on the near eave (θ = 0): F and G in the strip e_0/10, then H; of a flat roof H to e_0/2, then I.
 *
 * Source: EN 1991-1-4 Figures 7.6, 7.7, 7.8.
 */
function windOnEave(g: Given, S: number): ZoneRectangle[] {
  const { e_0 } = crossDimensions(g)
  const strip = edgeStrip(e_0, g.B)
  const X: [number, number] = [0, g.B]
  if (!isFlat(g)) return [...strip, { zone: 'H', X, y: [edge * e_0, S] }]
  return [...strip, { zone: 'H', X, y: [edge * e_0, H_end * e_0] }, { zone: 'I', X, y: [H_end * e_0, S] }]
}

/** Wind on the other side: of a duopitch J beside the ridge, else I; of a monopitch the high edge (θ = 180); of a flat roof its mirror. */
function windOnFarSide(g: Given, S: number): ZoneRectangle[] {
  const { e_0 } = crossDimensions(g)
  const X: [number, number] = [0, g.B]
  if (isFlat(g)) return mirroredY(windOnEave(g, S), S)
  if (g.roof === 'MONOPITCH') return mirroredY([...edgeStrip(e_0, g.B), { zone: 'H', X, y: [edge * e_0, S] }], S)
  return [
    { zone: 'I', X, y: [0, S - edge * e_0] },
    { zone: 'J', X, y: [S - edge * e_0, S] },
  ]
}

/** Wind on the left gable (θ = 90): F and G to e_90/10, H to e_90/2, then I. */
function windOnGable(g: Given, S: number): ZoneRectangle[] {
  const { e_90 } = crossDimensions(g)
  const X: [number, number] = [0, edge * e_90]
  const c = corner * e_90
  const y: [number, number] = [0, S]
  const strip: ZoneRectangle[] =
    isFlat(g) || g.roof === 'MONOPITCH'
      ? [
          { zone: isFlat(g) ? 'F' : 'Flow', X, y: [0, c] },
          { zone: 'G', X, y: [c, S - c] },
          { zone: isFlat(g) ? 'F' : 'Fup', X, y: [S - c, S] },
        ]
      : [
          { zone: 'F', X, y: [0, c] },
          { zone: 'G', X, y: [c, S] },
        ]
  return [...strip, { zone: 'H', X: [edge * e_90, H_end * e_90], y }, { zone: 'I', X: [H_end * e_90, g.B], y }]
}

/** The zones of a wall in wind along it, from the windward corner: A to e/5, B to e, then C. */
function windAlongWall(g: Given): ZoneRectangle[] {
  const e = wallDimension(g)
  const y: [number, number] = [0, g.h]
  return [
    { zone: 'A', X: [0, A_end * e], y },
    { zone: 'B', X: [A_end * e, B_end * e], y },
    { zone: 'C', X: [B_end * e, wallLength(g)], y },
  ]
}

/** The zones of every wind case, clipped to the surface. */
export function zonesOf(g: Given): CaseZones {
  if (!g.isRoof) {
    const D = wallLength(g)
    const side = windAlongWall(g)
    const whole = (zone: string): ZoneRectangle[] => [{ zone, X: [0, D], y: [0, g.h] }]
    return {
      SIDE_L: clipped(side, D, g.h),
      SIDE_R: clipped(mirroredX(side, D), D, g.h),
      FRONT: clipped(whole('D'), D, g.h),
      LEE: clipped(whole('E'), D, g.h),
    }
  }
  const S = slopeWidth(g)
  const gable = windOnGable(g, S)
  return {
    EAVE: clipped(windOnEave(g, S), g.B, S),
    FAR: clipped(windOnFarSide(g, S), g.B, S),
    GABLE_L: clipped(gable, g.B, S),
    GABLE_R: clipped(mirroredX(gable, g.B), g.B, S),
  }
}

/** The key of a zone in `cpe`. */
export function zoneKey(windCase: WindCase, zone: string): string {
  if (windCase === 'GABLE_L' || windCase === 'GABLE_R') return `GABLE:${zone}`
  return windCase === 'EAVE' || windCase === 'FAR' ? `${windCase}:${zone}` : `WALL:${zone}`
}

/** A steel hall in metres, drawn in a parallel projection: x across, y along the ridge, z up. */
export type Point3 = readonly [x: number, y: number, z: number]

const SCALE = 22
const ORIGIN = { x: 60, y: 400 }

export const HALL = {
  width: 16,
  eave: 5.4,
  ridge: 8.4,
  bay: 6,
  bays: 4,
  /** the purlins stand out over the gables */
  overhang: 0.8,
  purlinsPerSlope: 6,
  railLevels: [1.3, 2.7, 4.1],
} as const

export const LENGTH = HALL.bay * HALL.bays
export const FRAMES = Array.from({ length: HALL.bays + 1 }, (_, i) => i * HALL.bay)

/** Where a point of the hall falls on the sheet. */
export function project([x, y, z]: Point3): [number, number] {
  return [ORIGIN.x + SCALE * (0.84 * x + 0.8 * y), ORIGIN.y + SCALE * (0.25 * x - 0.33 * y - z)]
}

/** Points as the data of an SVG path. */
export function path(points: Point3[], closed = false): string {
  const steps = points.map((point, i) => {
    const [x, y] = project(point)
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return steps.join('') + (closed ? 'Z' : '')
}

/** Height of the roof at x. */
export function roof(x: number): number {
  const half = HALL.width / 2
  return HALL.ridge - ((HALL.ridge - HALL.eave) * Math.abs(x - half)) / half
}

/** Where the purlins of the near slope (right) or the far one (left) stand, from the eave to the ridge. */
export function purlinLines(near: boolean): number[] {
  const half = HALL.width / 2
  return Array.from({ length: HALL.purlinsPerSlope }, (_, i) => {
    const fromEave = 0.25 + (i * (half - 0.65)) / (HALL.purlinsPerSlope - 1)
    return near ? HALL.width - fromEave : fromEave
  })
}

/** An Ω standing on the roof at (x, y), seen along the purlin; feet, webs, closed flange. */
export function omega(x: number, y: number): Point3[] {
  const slope = Math.sign(HALL.width / 2 - x) * ((HALL.ridge - HALL.eave) / (HALL.width / 2))
  const outline: [number, number][] = [
    [-0.34, 0.1],
    [-0.34, 0],
    [-0.16, 0],
    [-0.11, 0.44],
    [0.11, 0.44],
    [0.16, 0],
    [0.34, 0],
    [0.34, 0.1],
  ]
  return outline.map(([u, n]) => [x + u, y, roof(x) + 0.12 + u * slope + n])
}

/** Moments over the supports of four equal spans under a uniform load, in units of q·L². */
const SUPPORT_MOMENTS = [0, -3 / 28, -2 / 28, -3 / 28, 0]

/** Bending moment of the four-span line under a uniform load at y, in units of q·L². */
export function moment(y: number): number {
  const span = Math.min(HALL.bays - 1, Math.floor(y / HALL.bay))
  const s = y / HALL.bay - span
  const left = SUPPORT_MOMENTS[span] ?? 0
  const right = SUPPORT_MOMENTS[span + 1] ?? 0
  return left * (1 - s) + right * s + (s * (1 - s)) / 2
}

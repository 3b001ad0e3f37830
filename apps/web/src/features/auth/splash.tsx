import styles from './splash.module.css'

/** A steel hall in metres, drawn in a parallel projection: x across, y along the ridge, z up. */
type Point3 = readonly [x: number, y: number, z: number]

const SCALE = 22
const ORIGIN = { x: 60, y: 400 }

const HALL = {
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

const LENGTH = HALL.bay * HALL.bays
const FRAMES = Array.from({ length: HALL.bays + 1 }, (_, i) => i * HALL.bay)

/** Where a point of the hall falls on the sheet. */
function project([x, y, z]: Point3): [number, number] {
  return [ORIGIN.x + SCALE * (0.84 * x + 0.8 * y), ORIGIN.y + SCALE * (0.25 * x - 0.33 * y - z)]
}

function path(points: Point3[], closed = false): string {
  const steps = points.map((point, i) => {
    const [x, y] = project(point)
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return steps.join('') + (closed ? 'Z' : '')
}

function roof(x: number): number {
  const half = HALL.width / 2
  return HALL.ridge - ((HALL.ridge - HALL.eave) * Math.abs(x - half)) / half
}

/** Where the purlins of the near slope (right) or the far one (left) stand, from the eave to the ridge. */
function purlinLines(near: boolean): number[] {
  const half = HALL.width / 2
  return Array.from({ length: HALL.purlinsPerSlope }, (_, i) => {
    const fromEave = 0.25 + (i * (half - 0.65)) / (HALL.purlinsPerSlope - 1)
    return near ? HALL.width - fromEave : fromEave
  })
}

/** An Ω standing on the roof at (x, y), seen along the purlin; feet, webs, closed flange. */
function omega(x: number, y: number): Point3[] {
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
function moment(y: number): number {
  const span = Math.min(HALL.bays - 1, Math.floor(y / HALL.bay))
  const s = y / HALL.bay - span
  const left = SUPPORT_MOMENTS[span] ?? 0
  const right = SUPPORT_MOMENTS[span + 1] ?? 0
  return left * (1 - s) + right * s + (s * (1 - s)) / 2
}

const { width, eave, ridge, bay, overhang, railLevels } = HALL
const NEAR = purlinLines(true)
const FAR = purlinLines(false)
/** the purlin whose bending moment is drawn */
const SHOWN = NEAR[2] ?? width
const TOP = 0.56

/** A steel frame with its purlins and rails, one of them with load and bending moment: what the product designs. */
export function Splash() {
  return (
    <svg viewBox="20 30 830 510" className={styles.splash} aria-hidden="true" focusable="false">
      <Ground />
      {[...FRAMES].reverse().map((y) => (
        <path key={y} className={styles.frame} d={frame(y)} />
      ))}
      <path className={styles.sheet} d={path(slopeStrip(false, 0, LENGTH), true)} />
      {FAR.map((x) => (
        <path key={x} className={styles.farPurlin} d={path(purlin(x))} />
      ))}
      {railLevels.map((z) => (
        <path key={z} className={styles.rail} d={path([at(width, 0, z), at(width, LENGTH, z)])} />
      ))}
      {NEAR.map((x) => (
        <Purlin key={x} x={x} shown={x === SHOWN} />
      ))}
      {FAR.map((x) => (
        <path key={x} className={styles.end} d={path(omega(x, -overhang))} />
      ))}
      <Diagram />
      <Dimensions />
    </svg>
  )
}

const at = (x: number, y: number, z: number): Point3 => [x, y, z]

const frame = (y: number) =>
  path([at(0, y, 0), at(0, y, eave), at(width / 2, y, ridge), at(width, y, eave), at(width, y, 0)])

const purlin = (x: number): Point3[] => [at(x, -overhang, roof(x) + TOP), at(x, LENGTH + overhang, roof(x) + TOP)]

function slopeStrip(near: boolean, from: number, to: number): Point3[] {
  const outer = near ? width + 0.4 : -0.4
  const lift = 0.6
  return [
    at(outer, from, roof(outer) + lift),
    at(width / 2, from, ridge + lift),
    at(width / 2, to, ridge + lift),
    at(outer, to, roof(outer) + lift),
  ]
}

function Purlin({ x, shown }: { x: number; shown: boolean }) {
  const z = roof(x) + TOP
  const ribbon = [
    at(x - 0.12, -overhang, z + 0.04),
    at(x - 0.12, LENGTH + overhang, z + 0.04),
    at(x + 0.12, LENGTH + overhang, z - 0.04),
    at(x + 0.12, -overhang, z - 0.04),
  ]
  const face = [
    at(x + 0.12, -overhang, z - 0.04),
    at(x + 0.12, LENGTH + overhang, z - 0.04),
    at(x + 0.17, LENGTH + overhang, z - 0.46),
    at(x + 0.17, -overhang, z - 0.46),
  ]
  return (
    <g className={shown ? styles.shown : styles.purlin}>
      <path className={styles.face} d={path(face, true)} />
      <path className={styles.flange} d={path(ribbon, true)} />
      <path className={styles.end} d={path(omega(x, -overhang))} />
    </g>
  )
}

/** Uniform load above the shown purlin and its bending moment, sagging drawn below the line. */
function Diagram() {
  const z = roof(SHOWN) + TOP
  const steps = Array.from({ length: 97 }, (_, i) => (i * LENGTH) / 96)
  const curve = steps.map((y) => at(SHOWN, y, z - 16 * moment(y)))
  const arrows = Array.from({ length: 17 }, (_, i) => (i * LENGTH) / 16)
  const high = z + 3.1
  const low = z + 2.25
  return (
    <g>
      <path className={styles.moment} d={path([at(SHOWN, 0, z), ...curve, at(SHOWN, LENGTH, z)], true)} />
      <path className={styles.curve} d={path(curve)} />
      <path className={styles.load} d={path([at(SHOWN, 0, high), at(SHOWN, LENGTH, high)])} />
      {arrows.map((y) => {
        const [x2, y2] = project(at(SHOWN, y, low))
        return (
          <g key={y} className={styles.load}>
            <path d={path([at(SHOWN, y, high), at(SHOWN, y, low)])} />
            <path d={`M${x2 - 3.5} ${y2 - 6}L${x2} ${y2}L${x2 + 3.5} ${y2 - 6}`} />
          </g>
        )
      })}
    </g>
  )
}

function Dimensions() {
  const out = width + 2.2
  return (
    <g className={styles.dimension}>
      <path d={path([at(out, 0, 0), at(out, LENGTH, 0)])} />
      {FRAMES.map((y) => {
        const [px, py] = project(at(out, y, 0))
        return (
          <g key={y}>
            <path d={path([at(width + 0.6, y, 0), at(out + 0.5, y, 0)])} />
            <path d={`M${px - 5} ${py + 3}L${px + 5} ${py - 3}`} strokeWidth="2" />
          </g>
        )
      })}
      {FRAMES.slice(0, -1).map((y) => {
        const [px, py] = project(at(out, y + bay / 2, 0))
        return (
          <text key={y} x={px + 4} y={py + 20} textAnchor="middle">
            {bay} m
          </text>
        )
      })}
    </g>
  )
}

function Ground() {
  return (
    <g className={styles.ground}>
      <path d={path([at(0, 0, 0), at(width, 0, 0), at(width, LENGTH, 0), at(0, LENGTH, 0)], true)} />
      {FRAMES.flatMap((y) =>
        [0, width].map((x) => (
          <path
            key={`${x}-${y}`}
            className={styles.base}
            d={path(
              [at(x - 0.5, y - 0.5, 0), at(x + 0.5, y - 0.5, 0), at(x + 0.5, y + 0.5, 0), at(x - 0.5, y + 0.5, 0)],
              true,
            )}
          />
        )),
      )}
    </g>
  )
}

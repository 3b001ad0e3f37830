import type { TypedLine } from '@madre/contract'
import type { ProfileType } from '@madre/engine'
import type { Drawing, Mark, XY } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { hatch } from '../geometry/hatch.ts'
import { PROFILE_SIGNS, profileShape } from './profile-shape.ts'

const WIDTH = 112
const HEIGHT = 76

const picture = (title: Drawing['title'], marks: Mark[]): Drawing => ({ width: WIDTH, height: HEIGHT, title, marks })
const steel = (points: XY[]): Mark => ({ kind: 'polyline', style: 'pictogram-steel', points })
const line = (x1: number, y1: number, x2: number, y2: number): Mark => ({
  kind: 'line',
  style: 'pictogram-line',
  x1,
  y1,
  x2,
  y2,
})

function block(x: number, y: number, w: number, h: number): Mark[] {
  const points = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
  return [{ kind: 'polygon', style: 'pictogram-fill', points }, ...hatch(points, 'pictogram-hatch', 6)]
}

/** Trapezoidal sheeting along y. */
function sheeting(y: number, from = 8, to = WIDTH - 8): Mark {
  const points: XY[] = []
  const waves = 6
  for (let i = 0; i <= waves * 4; i++) {
    points.push({ x: from + (i * (to - from)) / (waves * 4), y: y + (i % 4 < 2 ? 0 : -5) })
  }
  return { kind: 'polyline', style: 'pictogram-line', points }
}

export function profilePictogram(type: ProfileType): Drawing {
  return picture(
    [{ label: 'pictogram.profile', values: { name: PROFILE_SIGNS[type] } }],
    [steel(profileShape(type, { x: 30, y: 10, size: 52 })), line(16, 65, WIDTH - 16, 65)],
  )
}

/** Which way up the profile stands under its cladding. */
export function formatPictogram(type: ProfileType, inverted: boolean): Drawing {
  return picture(
    [{ label: inverted ? 'pictogram.inverted' : 'pictogram.regular' }],
    [sheeting(12), steel(profileShape(type, { x: 34, y: 15, size: 44 }, inverted)), ...block(16, 62, WIDTH - 32, 8)],
  )
}

/** A horizontal or a vertical line of members on the envelope. */
export function orientationPictogram(horizontal: boolean): Drawing {
  const frame = { x: 22, y: 10, w: WIDTH - 44, h: HEIGHT - 20 }
  const marks: Mark[] = [
    {
      kind: 'polygon',
      style: 'pictogram-fill',
      points: [
        { x: frame.x, y: frame.y },
        { x: frame.x + frame.w, y: frame.y },
        { x: frame.x + frame.w, y: frame.y + frame.h },
        { x: frame.x, y: frame.y + frame.h },
      ],
    },
  ]
  for (let i = 0; i < 3; i++) {
    const f = (i + 0.5) / 3
    const [x, y] = [frame.x + f * frame.w, frame.y + f * frame.h]
    marks.push(
      steel(
        horizontal
          ? [
              { x: frame.x - 8, y },
              { x: frame.x + frame.w + 8, y },
            ]
          : [
              { x, y: frame.y - 5 },
              { x, y: frame.y + frame.h + 5 },
            ],
      ),
    )
  }
  return picture([{ label: horizontal ? 'pictogram.horizontal' : 'pictogram.vertical' }], marks)
}

const SUPPORTS: Record<TypedLine['supports'], { width: number; range: string }> = {
  LESS_THAN_135: { width: 22, range: '< 135' },
  BETWEEN_135_AND_200: { width: 42, range: '≥ 135, < 200' },
  MORE_THAN_200: { width: 64, range: '≥ 200' },
}

/** The member over a support of the class's width. */
export function supportsPictogram(supports: TypedLine['supports']): Drawing {
  const { width, range } = SUPPORTS[supports]
  const x = (WIDTH - width) / 2
  return picture(
    [{ label: 'pictogram.support-width', values: { range } }],
    [
      ...block(x, 36, width, 24),
      steel([
        { x: 8, y: 31 },
        { x: WIDTH - 8, y: 31 },
      ]),
      line(x, 67, x + width, 67),
      line(x, 64, x, 70),
      line(x + width, 64, x + width, 70),
    ],
  )
}

/** A piece of the member from the side: its flanges at y1 and y2, the web between them. */
function memberFromTheSide(y1: number, y2: number): Mark[] {
  const points = [
    { x: 8, y: y1 },
    { x: WIDTH - 8, y: y1 },
    { x: WIDTH - 8, y: y2 },
    { x: 8, y: y2 },
  ]
  return [
    { kind: 'polygon', style: 'pictogram-fill', points },
    steel(points.slice(0, 2)),
    steel([points[3]!, points[2]!]),
  ]
}

const push = (x: number, from: number, to: number): Mark[] => arrow(x, from, x, to, 'pictogram-load', 'load-head', 7)

/** A point load that presses on the flange over a length [mm] of the member. */
export function loadOnFlangePictogram(length: number): Drawing {
  const width = 10 + 0.12 * length
  const x = (WIDTH - width) / 2
  return picture(
    [{ label: 'pictogram.load-on-flange', values: { length } }],
    [
      ...memberFromTheSide(36, 68),
      ...block(x, 24, width, 10),
      ...push(WIDTH / 2, 3, 23),
      line(x, 50, x + width, 50),
      line(x, 47, x, 53),
      line(x + width, 47, x + width, 53),
    ],
  )
}

/** A point load that hangs from a fitting bolted to the web. */
export function loadIntoWebPictogram(): Drawing {
  const x = WIDTH / 2
  const bolt = (cy: number): Mark => ({ kind: 'circle', style: 'marker', cx: x, cy, r: 2.6 })
  return picture(
    [{ label: 'pictogram.load-into-web' }],
    [...memberFromTheSide(8, 40), ...block(x - 9, 15, 18, 36), bolt(22), bolt(32), ...push(x, 52, 73)],
  )
}

/** What holds a fibre of the profile, as it is placed, sideways: the panel or the cladding, a number of restraints, or nothing. */
export function restraintPictogram(
  type: ProfileType,
  hold: 'upper-panel' | 'upper-discrete' | 'lower-free' | 'lower-discrete',
  inverted = false,
): Drawing {
  const shape = profileShape(type, { x: 32, y: 16, size: 48 }, inverted)
  const marks: Mark[] = [steel(shape)]
  if (hold === 'upper-panel') marks.push(sheeting(11))
  if (hold === 'upper-discrete') marks.push(...struts(shape, Math.min(...shape.map((p) => p.y))))
  if (hold === 'lower-discrete') marks.push(...struts(shape, Math.max(...shape.map((p) => p.y))))
  if (hold === 'lower-free') marks.push({ kind: 'line', style: 'pointed', x1: 8, y1: 70, x2: WIDTH - 8, y2: 70 })
  return picture([{ label: `pictogram.${hold}` }], marks)
}

/** Lateral restraints from both sides to the fibre at y, their ends fixed. */
function struts(shape: XY[], y: number): Mark[] {
  const edges = shape.filter((p) => p.y === y).map((p) => p.x)
  const pairs: [number, number][] = [
    [Math.min(...edges) - 2, 8],
    [Math.max(...edges) + 2, WIDTH - 8],
  ]
  return pairs.flatMap(([near, far]): Mark[] => [
    { kind: 'line', style: 'pictogram-hold', x1: near, y1: y, x2: far, y2: y },
    { kind: 'line', style: 'pictogram-hold', x1: far, y1: y - 6, x2: far, y2: y + 6 },
  ])
}

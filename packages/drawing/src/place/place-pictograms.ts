/** Sketches of what is asked of a place: the roof of the building and the terrain around it. */
import type { Drawing, Mark, XY } from '../drawing.ts'

const WIDTH = 84
const HEIGHT = 48
const GROUND = 42

export type RoofSketch = 'DUOPITCH' | 'MONOPITCH' | 'FLAT' | 'TROUGH'

const outline: Record<RoofSketch, XY[]> = {
  DUOPITCH: [
    { x: 14, y: GROUND },
    { x: 14, y: 24 },
    { x: 42, y: 10 },
    { x: 70, y: 24 },
    { x: 70, y: GROUND },
  ],
  MONOPITCH: [
    { x: 14, y: GROUND },
    { x: 14, y: 26 },
    { x: 70, y: 12 },
    { x: 70, y: GROUND },
  ],
  FLAT: [
    { x: 14, y: GROUND },
    { x: 14, y: 16 },
    { x: 70, y: 16 },
    { x: 70, y: GROUND },
  ],
  TROUGH: [
    { x: 14, y: GROUND },
    { x: 14, y: 12 },
    { x: 42, y: 24 },
    { x: 70, y: 12 },
    { x: 70, y: GROUND },
  ],
}

const ground: Mark = { kind: 'line', style: 'pictogram-line', x1: 4, y1: GROUND, x2: WIDTH - 4, y2: GROUND }

/** The cross-section of a building, its roof strong. */
export function roofPictogram(roof: RoofSketch): Drawing {
  const points = outline[roof]
  return {
    width: WIDTH,
    height: HEIGHT,
    title: [{ label: `place.${roof}` }],
    marks: [
      { kind: 'polygon', style: 'pictogram-fill', points },
      { kind: 'polyline', style: 'pictogram-steel', points: points.slice(1, -1) },
      ground,
    ],
  }
}

const hut = (x: number, w: number, h: number): Mark => ({
  kind: 'polygon',
  style: 'pictogram-fill',
  points: [
    { x, y: GROUND },
    { x, y: GROUND - h },
    { x: x + w, y: GROUND - h },
    { x: x + w, y: GROUND },
  ],
})

const tree = (x: number, h: number): Mark[] => [
  { kind: 'line', style: 'pictogram-line', x1: x, y1: GROUND, x2: x, y2: GROUND - h * 0.5 },
  { kind: 'circle', style: 'pictogram-fill', cx: x, cy: GROUND - h * 0.7, r: h * 0.32 },
]

const waves = (y: number): Mark => ({
  kind: 'polyline',
  style: 'pictogram-line',
  points: Array.from({ length: 19 }, (_, i) => ({ x: 6 + i * 4, y: y + (i % 2 === 0 ? 0 : -3) })),
})

/** How rough the ground is, from the open sea (0) to a large town (5). */
export function terrainPictogram(roughness: 0 | 1 | 2 | 3 | 4 | 5, name: string): Drawing {
  const marks: Record<typeof roughness, Mark[]> = {
    0: [waves(32), waves(40)],
    1: [ground, waves(38)],
    2: [ground, ...tree(30, 12), ...tree(64, 10)],
    3: [ground, ...tree(14, 18), hut(26, 14, 10), ...tree(50, 20), hut(60, 16, 12)],
    4: [ground, hut(8, 14, 22), hut(26, 12, 28), hut(42, 16, 20), hut(62, 14, 26)],
    5: [ground, hut(6, 12, 30), hut(20, 10, 38), hut(32, 14, 26), hut(48, 10, 36), hut(60, 16, 32)],
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    title: [{ label: 'place.terrain', values: { name } }],
    marks: marks[roughness],
  }
}

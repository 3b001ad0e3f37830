import type { ProfileType } from '@madre/engine'
import type { Drawing } from '../drawing.ts'
import { profileShape } from './profile-shape.ts'
import { line, sketch, text } from './sketch-marks.ts'

/** The upper flange of a C or Z as it is placed, its web cut off, under the cladding: a from the web to a screw. */
export function fastenerSketch(type: ProfileType, inverted = false): Drawing {
  const shape = profileShape(type, { x: 33, y: 26, size: 84 }, inverted)
  const flange = 26
  const upper = shape.filter((p) => p.y < flange + 42)
  const [first, last] = [shape[0]!, shape.at(-1)!]
  // The lip stands at one end of what is left; the web goes down from the other.
  const corner = upper.includes(first) ? upper.at(-1)! : upper[0]!
  const tip = upper.find((p) => p.y === flange && p.x !== corner.x)!
  const web = { x: corner.x, y: 70 }
  const screw = (corner.x + tip.x) / 2
  const dimension = flange + 17
  return sketch([
    line(8, flange - 3, 142, flange - 3, 'pictogram-line'),
    line(8, flange - 7, 142, flange - 7, 'pictogram-line'),
    { kind: 'polyline', style: 'pictogram-steel', points: upper.includes(last) ? [web, ...upper] : [...upper, web] },
    line(screw, flange - 14, screw, flange + 9, 'pictogram-steel'),
    line(screw - 6, flange - 14, screw + 6, flange - 14, 'pictogram-steel'),
    line(corner.x, dimension, screw, dimension, 'pictogram-line'),
    line(screw, dimension - 4, screw, dimension + 4, 'pictogram-line'),
    text((corner.x + screw) / 2, dimension + 12, 'a'),
  ])
}

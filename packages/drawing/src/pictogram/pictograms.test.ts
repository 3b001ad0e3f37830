import { describe, expect, it } from 'vitest'
import type { Drawing, XY } from '../drawing.ts'
import { fastenerSketch } from './fastener-sketch.ts'
import { formatPictogram, restraintPictogram } from './pictograms.ts'
import { profileShape } from './profile-shape.ts'

/** The profile in a pictogram, from its own middle. */
function profileIn({ marks }: Drawing): XY[] {
  const [steel] = marks.flatMap((m) => (m.kind === 'polyline' && m.style === 'pictogram-steel' ? [m.points] : []))
  const middle = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2
  const [x, y] = [middle(steel!.map((p) => p.x)), middle(steel!.map((p) => p.y))]
  const height = Math.max(...steel!.map((p) => p.y)) - Math.min(...steel!.map((p) => p.y))
  return steel!.map((p) => ({ x: (p.x - x) / height, y: (p.y - y) / height }))
}

/** Left and right end of the uppermost line of a profile in a box of 44. */
function top(type: Parameters<typeof profileShape>[0], inverted: boolean): [number, number] {
  const shape = profileShape(type, { x: 0, y: 0, size: 44 }, inverted)
  const xs = shape.filter((p) => p.y === Math.min(...shape.map((q) => q.y))).map((p) => p.x)
  return [Math.min(...xs), Math.max(...xs)]
}

describe('the picture of a profile and of the same one upside down', () => {
  it.each(['OMEGA', 'C'] as const)('differ at the top of a %s', (type) => {
    const [regular, inverted] = [top(type, false), top(type, true)]
    expect(Math.abs(regular[0] - inverted[0]) + Math.abs(regular[1] - inverted[1])).toBeGreaterThan(4)
  })

  it('show a Z with its wide flange on top, and with its narrow one', () => {
    const width = ([left, right]: [number, number]) => right - left
    expect(width(top('Z', false))).toBeGreaterThan(1.8 * width(top('Z', true)))
  })
})

describe.each(['C', 'Z'] as const)('a screw through the upper flange of a %s', (type) => {
  it.each([false, true])('stands between its web and its tip, turned: %s', (inverted) => {
    const shape = profileShape(type, { x: 0, y: 0, size: 84 }, inverted)
    const { marks } = fastenerSketch(type, inverted)
    const [steel, screw] = marks.flatMap((m) => (m.kind === 'polyline' ? [m.points] : []))
    // The web is the highest line of what is drawn.
    const heights = steel!.slice(1).map((p, i) => Math.abs(p.y - steel![i]!.y))
    const web = steel![heights.indexOf(Math.max(...heights))]!.x
    const flange = steel!.filter((p) => p.y === Math.min(...steel!.map((q) => q.y))).map((p) => p.x)
    const tip = flange.find((x) => x !== web)!
    expect(screw![0]!.x).toBeCloseTo((web + tip) / 2, 9)
    // The flange points the way it points in every other picture.
    const [left, right] = top(type, inverted)
    const webX = (shape[2]!.x * 44) / 84
    expect(Math.sign(tip - web)).toBe(Math.sign((left + right) / 2 - webX))
    expect(marks.some((m) => m.kind === 'text')).toBe(true)
  })
})

it.each([
  ['OMEGA', 'MAJOR_AXIS_BENDING_REGULAR'],
  ['OMEGA', 'MAJOR_AXIS_BENDING_INVERTED'],
  ['C', 'MAJOR_AXIS_BENDING_INVERTED'],
  ['Z', 'MAJOR_AXIS_BENDING_INVERTED'],
] as const)('what holds a fibre is shown on the profile as it is placed: %s, %s', (type, format) => {
  const chosen = profileIn(formatPictogram(type, format === 'MAJOR_AXIS_BENDING_INVERTED'))
  for (const hold of ['upper-panel', 'upper-discrete', 'lower-free', 'lower-discrete'] as const)
    profileIn(restraintPictogram(type, hold, format === 'MAJOR_AXIS_BENDING_INVERTED')).forEach((p, i) => {
      expect(p.x).toBeCloseTo(chosen[i]!.x, 9)
      expect(p.y).toBeCloseTo(chosen[i]!.y, 9)
    })
})

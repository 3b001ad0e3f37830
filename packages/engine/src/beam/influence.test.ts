import { describe, expect, it } from 'vitest'
import { deflectionIn, momentIn, shearIn, slopeIn, solveContinuousBeam } from './continuous-beam.ts'
import { influenceLines } from './influence.ts'
import { type Line, lineOf, type StiffnessZone } from './line.ts'

/** Laps twice as stiff, and a span half as stiff again. */
const ZONES: StiffnessZone[] = [
  { from: 4600, to: 5400, ratio: 2 },
  { from: 5400, to: 9000, ratio: 0.5 },
  { from: 9100, to: 10500, ratio: 2 },
]

const LINES: [string, number[], boolean, boolean, Pick<Line, 'zones' | 'springs'>?][] = [
  ['a stepped line', [5000, 5000, 4000], false, false, { zones: ZONES }],
  ['a stepped line with cantilevers', [600, 4400, 5000, 4000, 900], true, true, { zones: ZONES }],
  [
    'a line with a sleeve and a hinge',
    [5000, 5000, 4000, 3000],
    false,
    false,
    { zones: ZONES, springs: [0, 700, Number.POSITIVE_INFINITY, 0, 0] },
  ],
  ['one span', [5000], false, false],
  ['two equal spans', [4000, 4000], false, false],
  ['three unequal spans', [4200, 6100, 3300], false, false],
  ['four spans and cantilevers', [800, 5000, 5000, 3000, 5000, 1200], true, true],
  ['one span and cantilevers', [1000, 5000, 1500], true, true],
]

describe('a force of 1 N wherever it stands', () => {
  it.each(LINES)('does on %s what the beam solved with it does', (_, spans, left, right, stepped = {}) => {
    const line = { ...lineOf(spans, left, right), ...stepped }
    const lines = influenceLines(line)
    const total = line.end
    const close = (found: number, expected: number, measure: number) =>
      expect(Math.abs(found - expected)).toBeLessThan(1e-9 * measure)
    for (const p of [0, 5, 395, total / 3, total / 2, total - 5, total, ...line.supports]) {
      const of = lines.at(p)
      const { pieces, reactions } = solveContinuousBeam(line, { distributed: [], points: [{ x: p, P: 1 }] })
      line.supports.forEach((_, k) => {
        close(lines.reaction(of, k), reactions[k]!, 10)
      })
      const piece = (x: number) => pieces.x.findLastIndex((from) => from <= x)
      for (let i = 0; i <= 97; i++) {
        const x = (total * i) / 97
        const k = piece(x)
        close(lines.moment(of, x), momentIn(pieces, k, x - pieces.x[k]!), total)
        if (Math.abs(x - p) > 1e-6 && i > 0 && i < 97)
          for (const side of ['left', 'right'] as const)
            close(lines.shear(of, x, side), shearIn(pieces, k, x - pieces.x[k]!), 10)
        const isMain = x >= line.supports[0]! && x <= line.supports.at(-1)!
        close(lines.deflectionAnywhere(of, x), deflectionIn(pieces, k, x - pieces.x[k]!), total ** 3 / 48)
        if (isMain) close(lines.deflection(of, x), deflectionIn(pieces, k, x - pieces.x[k]!), total ** 3 / 48)
      }
      const valueAt = (x: number, value: typeof deflectionIn) => value(pieces, piece(x), x - pieces.x[piece(x)]!)
      for (const [side, support, end] of [
        ['left', line.supports[0]!, line.start],
        ['right', line.supports.at(-1)!, line.end],
      ] as const) {
        if (support === end) continue
        const whole = valueAt(end, deflectionIn)
        const own = whole - valueAt(support, slopeIn) * (end - support)
        const found = lines.tip(of, side)
        close(found.whole, whole, total ** 3 / 48)
        close(found.own, own, total ** 3 / 48)
      }
    }
  })

  it('has its shears either side of itself, and all of itself over a support', () => {
    const lines = influenceLines(lineOf([5000], false, false))
    const middle = lines.at(2500)
    expect([lines.shear(middle, 2500, 'left'), lines.shear(middle, 2500, 'right')]).toEqual([0.5, -0.5])
    expect(lines.moment(middle, 2500)).toBe(1250)
    const beside = lines.at(5)
    expect(lines.shear(beside, 0, 'right')).toBeCloseTo(0.999, 12)
    expect([lines.reaction(lines.at(0), 0), lines.reaction(lines.at(0), 1)]).toEqual([1, 0])
  })
})

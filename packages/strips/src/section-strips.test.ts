import { describe, expect, it } from 'vitest'
import { foldLines } from './fold-lines.ts'
import { ACTIONS, type Action, type FoldedSection, sectionStrips } from './section-strips.ts'
import { signatureCurve } from './signature-curve.ts'

const lipped: FoldedSection = {
  vertices: [
    [48, 19],
    [48, 1],
    [0, 1],
    [0, 149],
    [58, 149],
    [58, 124],
  ].map(([y, z]) => ({ y: y!, z: z! })),
  radius: 3,
  t: 1.46,
  f_yb: 350,
  E: 210_000,
  nu: 0.3,
}
const LENGTHS = Array.from({ length: 20 }, (_, i) => 40 * 1.3 ** i)
const curve = (section: FoldedSection, action: Action, fineness = 1) =>
  signatureCurve(sectionStrips(section, action, fineness), LENGTHS)

describe('a section cut into strips', () => {
  it('has 4 strips a corner, at least 4 a plate, and one fold line a corner', () => {
    const { strips } = sectionStrips(lipped, 'N')
    // Sides of 18 to 148 mm of 316 in forty strips, none below 4 and none above 16.
    expect(strips.length).toBe(4 * 4 + 4 + 6 + 16 + 7 + 4)
    const corners = foldLines(sectionStrips(lipped, 'N')).map((f) => f.at)
    expect(corners).toHaveLength(4)
    corners.forEach(([y, z], i) => {
      expect(y).toBeCloseTo(lipped.vertices[i + 1]!.y, 6)
      expect(z).toBeCloseTo(lipped.vertices[i + 1]!.z, 6)
    })
  })

  it('is bent about y alone: stress linear in z without resultant, f_yb at the edge compressed', () => {
    for (const [action, edge] of [
      ['M+', 1],
      ['M-', 149],
    ] as const) {
      const { nodes, strips, stress } = sectionStrips(lipped, action)
      expect(Math.max(...stress)).toBeCloseTo(350, 9)
      expect(nodes[stress.indexOf(Math.max(...stress))]![1]).toBeCloseTo(edge, 9)
      const force = strips.reduce((sum, [a, b, t]) => {
        const [p, q] = [nodes[a]!, nodes[b]!]
        return sum + (t * Math.hypot(q[0] - p[0], q[1] - p[1]) * (stress[a]! + stress[b]!)) / 2
      }, 0)
      expect(Math.abs(force)).toBeLessThan(1e-9 * 350 * 1000)
    }
  })

  it('is the same from the other side: mirrored left to right, and top to bottom with M+ and M− exchanged', () => {
    const mirrored = (map: (p: { y: number; z: number }) => { y: number; z: number }) => ({
      ...lipped,
      vertices: lipped.vertices.map(map).reverse(),
    })
    const opposite: Record<Action, Action> = { N: 'N', 'M+': 'M-', 'M-': 'M+' }
    for (const action of ACTIONS) {
      const { factors } = curve(lipped, action)
      const leftRight = curve(
        mirrored(({ y, z }) => ({ y: -y, z })),
        action,
      ).factors
      const upsideDown = curve(
        mirrored(({ y, z }) => ({ y, z: 150 - z })),
        opposite[action],
      ).factors
      factors.forEach((factor, i) => {
        expect(Math.abs(leftRight[i]! / factor - 1)).toBeLessThan(1e-7)
        expect(Math.abs(upsideDown[i]! / factor - 1)).toBeLessThan(1e-7)
      })
    }
  })

  it('is the same at twice the size under the same stress', () => {
    const twice: FoldedSection = {
      ...lipped,
      vertices: lipped.vertices.map(({ y, z }) => ({ y: 2 * y, z: 2 * z })),
      radius: 6,
      t: 2 * lipped.t,
    }
    const small = curve(lipped, 'M+').factors
    const large = signatureCurve(
      sectionStrips(twice, 'M+'),
      LENGTHS.map((l) => 2 * l),
    ).factors
    small.forEach((factor, i) => {
      expect(Math.abs(large[i]! / factor - 1)).toBeLessThan(1e-7)
    })
  })

  it('has strips enough: halving them lowers no factor by more than 0.3 %, and raises none', () => {
    for (const action of ACTIONS) {
      const coarse = curve(lipped, action)
      const fine = curve(lipped, action, 2)
      coarse.factors.forEach((factor, i) => {
        expect(factor / fine.factors[i]! - 1).toBeLessThan(3e-3)
        // The chords of a corner lie inside of its arc, so the finer section is larger by a trace.
        expect(factor / fine.factors[i]! - 1).toBeGreaterThan(-1e-3)
      })
      expect(coarse.minima.map((m) => m.kind)).toEqual(fine.minima.map((m) => m.kind))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { analyseBeam } from './analyse-beam.ts'
import type { BeamLoad } from './beam-input.ts'

const line = (loads: BeamLoad[], spansM = [2, 5, 1], leftCantilever = true, rightCantilever = true) =>
  analyseBeam({ spansM, leftCantilever, rightCantilever, eiKnm2: 1000, loads })

describe('a line', () => {
  it('hands a force over a support to its reaction alone', () => {
    const r = line([{ type: 'point', xM: 2, pKn: 3 }])
    expect(r.reactionsKn).toEqual([3, 0])
    expect([r.momentMax.valueKnm, r.momentMin.valueKnm, r.shearMax.valueKn, r.spans[0]!.deflectionMaxMm]).toEqual([
      0, 0, 0, 0,
    ])
  })

  it.each([
    [0, 0, -6, 'left tip, 2 m out'],
    [8, 1, -3, 'right tip, 1 m out'],
  ])('feels a force at x = %f m on its console: support %i has %f kNm (%s)', (xM, support, M) => {
    const r = line([{ type: 'point', xM, pKn: 3 }])
    expect(r.supportMomentsKnm[support]).toBeCloseTo(M, 12)
    expect(r.momentMin.valueKnm).toBeCloseTo(M, 12)
    // A moment that is nowhere positive has 0 as its largest value.
    expect(r.momentMax.valueKnm).toBe(0)
  })

  it('has no tips without consoles', () => {
    expect(line([{ type: 'uniform', fromM: 0, toM: 5, q0KnM: 1 }], [5], false, false).tipsMm).toEqual({
      left: null,
      right: null,
    })
  })

  it('counts the shear on both sides of a force', () => {
    const r = line([{ type: 'point', xM: 1, pKn: 10 }], [4], false, false)
    expect(r.shearMax).toEqual({ valueKn: 7.5, xM: 0 })
    expect(r.shearMin.valueKn).toBeCloseTo(-2.5, 12)
    expect(r.momentMax.valueKnm).toBeCloseTo(7.5, 12)
    expect(r.momentMax.xM).toBeCloseTo(1, 12)
  })

  it('finds the largest moment and deflection of a triangular load: qL²/(9√3) at L/√3', () => {
    const r = line([{ type: 'linear', fromM: 0, toM: 3, q0KnM: 0, q1KnM: 6 }], [3], false, false)
    expect(r.momentMax.valueKnm).toBeCloseTo((6 * 9) / (9 * Math.sqrt(3)), 9)
    expect(r.momentMax.xM).toBeCloseTo(3 / Math.sqrt(3), 6)
    expect(r.spans[0]!.deflectionMaxMm).toBeCloseTo((0.00652226 * 6 * 81) / 1000 / 1e-3, 4)
    expect(r.spans[0]!.xMaxM).toBeCloseTo(0.51933 * 3, 4)
  })
})

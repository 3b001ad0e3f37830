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
  ])('feels a force at x = %f m on its cantilever: support %i has %f kNm (%s)', (xM, support, M) => {
    const r = line([{ type: 'point', xM, pKn: 3 }])
    expect(r.supportMomentsKnm[support]).toBeCloseTo(M, 12)
    expect(r.momentMin.valueKnm).toBeCloseTo(M, 12)
    // A moment that is nowhere positive has 0 as its largest value.
    expect(r.momentMax.valueKnm).toBe(0)
  })

  it('has no tips without cantilevers', () => {
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

describe('a line with joints', () => {
  const two = { spansM: [4, 4], leftCantilever: false, rightCantilever: false }
  const full: BeamLoad[] = [{ type: 'uniform', fromM: 0, toM: 8, q0KnM: 2 }]

  it('has single spans beside a hinge: qL²/8, 5qL⁴/384EI', () => {
    const r = analyseBeam({ ...two, eiKnm2: 1000, springs: [{ support: 1, kKnmPerRad: 0 }], loads: full })
    expect(r.supportMomentsKnm).toEqual([0, 0, 0])
    expect(r.momentMax.valueKnm).toBeCloseTo(4, 12)
    expect(r.spans[1]!.deflectionMaxMm).toBeCloseTo((5 * 2 * 4 ** 4) / 384, 9)
  })

  it('carries over a spring qL²/8 / (1 + 3EI/2kL) of two spans: stiff as none, soft as a hinge', () => {
    const M = (kKnmPerRad: number) =>
      analyseBeam({ ...two, eiKnm2: 1000, springs: [{ support: 1, kKnmPerRad }], loads: full }).supportMomentsKnm[1]!
    for (const k of [100, 375, 5000]) expect(M(k)).toBeCloseTo(-4 / (1 + (3 * 1000) / (2 * k * 4)), 10)
    expect(M(1e12)).toBeCloseTo(-4, 6)
  })

  it('bends by the stiffness of its parts: a cantilever of two', () => {
    const r = analyseBeam({
      spansM: [3, 2],
      leftCantilever: false,
      rightCantilever: true,
      stiffness: [
        { fromM: 0, toM: 3, eiKnm2: 2000 },
        { fromM: 3, toM: 4, eiKnm2: 1000 },
        { fromM: 4, toM: 5, eiKnm2: 500 },
      ],
      loads: [{ type: 'point', xM: 5, pKn: 1 }],
    })
    // Turned over the support by M·L/3EI; each metre bends by ∫(2 − s)²/EI.
    const metres = ((2 * 3) / (3 * 2000)) * 2 + 7 / 3 / 1000 + 1 / 3 / 500
    expect(r.tipsMm.right! / 1e3).toBeCloseTo(metres, 12)
  })

  it('says M and V either side where it is asked', () => {
    const loads: BeamLoad[] = [{ type: 'point', xM: 2, pKn: 6 }]
    const { sections } = analyseBeam({
      ...two,
      eiKnm2: 1,
      springs: [{ support: 1, kKnmPerRad: 0 }],
      loads,
      sectionsM: [0, 1, 2, 4, 8],
    })
    expect(sections).toEqual([
      { xM: 0, momentKnm: 0, shearLeftKn: 0, shearRightKn: 3 },
      { xM: 1, momentKnm: 3, shearLeftKn: 3, shearRightKn: 3 },
      { xM: 2, momentKnm: 6, shearLeftKn: 3, shearRightKn: -3 },
      { xM: 4, momentKnm: 0, shearLeftKn: -3, shearRightKn: 0 },
      { xM: 8, momentKnm: 0, shearLeftKn: 0, shearRightKn: 0 },
    ])
    expect(analyseBeam({ ...two, eiKnm2: 1, loads })).not.toHaveProperty('sections')
  })
})

import { describe, expect, it } from 'vitest'
import { coatingThickness } from '../sections/dimensions.ts'
import type { PlateRole } from '../sections/plate.ts'
import type { ChannelDimensions } from '../sections/profiles/channel.ts'
import { buildSection } from '../sections/section-model.ts'
import { sectionRoundings } from './5-1-rounded-corners.ts'

const CORNERS = [
  { y: 60, z: 20 },
  { y: 60, z: 0 },
  { y: 0, z: 0 },
  { y: 0, z: 100 },
]
const ROLES: PlateRole[] = ['lip', 'flange', 'web']

describe('rounded corners', () => {
  it('of the lip decide nothing: only flanges and web are asked', () => {
    expect(sectionRoundings(CORNERS, ROLES, 5, 6, 2).sharpCornersAllowed).toBe(true)
    expect(sectionRoundings(CORNERS, ['flange', 'flange', 'web'], 5, 6, 2).sharpCornersAllowed).toBe(false)
  })

  it('above five times the thickness are never neglected', () => {
    expect(sectionRoundings(CORNERS, ROLES, 5, 6, 1).sharpCornersAllowed).toBe(true)
    expect(sectionRoundings(CORNERS, ROLES, 5, 6, 1.001).sharpCornersAllowed).toBe(true)
    expect(sectionRoundings(CORNERS, ROLES, 5, 6, 0.999).sharpCornersAllowed).toBe(false)
  })

  it('shorten a plate at each of its corners and leave its free end', () => {
    const loss = 10 * (1 - Math.SQRT1_2)
    const { b_p } = sectionRoundings(CORNERS, ROLES, 8, 10, 1)
    expect(b_p[0]).toBeCloseTo(20 - loss, 12)
    expect(b_p[1]).toBeCloseTo(60 - 2 * loss, 12)
    expect(b_p[2]).toBeCloseTo(100 - loss, 12)
  })

  it('give δ = 0.43·Σr/Σb for right angles', () => {
    expect(sectionRoundings(CORNERS, ROLES, 8, 10, 1).delta).toBeCloseTo((0.43 * 16) / 180, 12)
  })
})

describe('mass and coating', () => {
  const C: ChannelDimensions = {
    profile: 'C',
    h: 200,
    bTop: 70,
    bBottom: 70,
    cTop: 20,
    cBottom: 20,
    r: 3,
    t_nom: 2,
    t: 1.96,
  }

  it('takes the nominal thickness over the developed length', () => {
    // 200 + 2·70 + 2·20 outside, less 2t a corner, plus four arcs of radius 4 in place of their tangents
    const developed = 198 + 2 * 68 + 2 * 19 - 8 * 4 + 2 * Math.PI * 4
    expect(buildSection(C).massPerMetre / ((7850 * 2 * developed) / 1e6)).toBeCloseTo(1, 4)
  })

  it.each([
    ['Z275', 0.04, 'the usual one, both sides'],
    ['Z140', 140 / 7140, 'by 7.14 g/m² a micrometre'],
    ['ZA255', 0.0398, 'two sides of 20 µm, the guidance of EN 10346'],
    ['ZM310', 0.05, 'two sides of 25 µm'],
    ['AZ185', 0.05, 'two sides of 25 µm'],
  ])('%s takes %f mm off the nominal thickness: %s', (coating, t) => {
    expect(Math.abs(coatingThickness(coating) / t - 1)).toBeLessThan(0.002)
  })
})

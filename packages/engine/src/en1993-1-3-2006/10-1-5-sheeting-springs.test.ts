import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import type { TrapezoidalSheet } from '../input.ts'
import {
  declaredSpring,
  FACTORS,
  type HeldFlange,
  LEVER,
  lateralSpring,
  ROTATIONAL,
  rotationalSpring,
  SCREWS,
  sheetingSprings,
  springOfFlange,
} from './10-1-5-sheeting-springs.ts'

describe('the rotational spring of the sheeting', () => {
  it.each([
    [0, 5, 'no sheeting'],
    [100, 0, 'no fasteners'],
  ])('with I = %f and p = %f is none: %s', (I, p) => {
    expect(rotationalSpring(I, p, 1500)).toEqual({ C_D_A: 0, C_D_C: 0, C_D: 0 })
    expect(lateralSpring(200, 198, 35, 1.96, 0)).toBe(0)
  })

  it('is softer than its softer part', () => {
    const { C_D_A, C_D_C, C_D } = rotationalSpring(100, 5, 1500)
    expect(C_D).toBeLessThan(Math.min(C_D_A, C_D_C))
    expect(1 / C_D).toBeCloseTo(1 / C_D_A + 1 / C_D_C, 15)
  })

  it('makes a lateral spring that tends to that of the bent web alone', () => {
    const rigid = lateralSpring(200, 198, 35, 1.96, 1e15)
    expect(rigid).toBeCloseTo((210_000 * 1.96 ** 3) / (3.64 * 200 ** 2 * 233), 9)
    expect(lateralSpring(200, 198, 35, 1.96, 600)).toBeLessThan(rigid)
  })
})

describe('a line of the springs of the sheeting', () => {
  it.each([
    byHand(ROTATIONAL.fasteners, { p: 5 }, '650.000', '130·5'),
    byHand(ROTATIONAL.sheeting, { I_eff: 100, s: 1500 }, '28000', '2·210 000·100/1500'),
    byHand(ROTATIONAL.both, { C_D_A: 650, C_D_C: 28_000 }, '635.253', 'printed 635 by another program'),
    byHand(LEVER.tip, { a: 33, b: 68 }, '134.000', '2·33 + 68'),
    byHand(LEVER.web, { a: 33 }, '33.0000', 'the fastener from the web'),
    byHand(
      springOfFlange,
      { h: 200, h_d: 198, b_mod: 33, t: 1.96, C_D: 635 },
      '0.0118676',
      'Z 200, printed 0.01187 by another program',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})

describe('a line of the spring of a chosen sheet', () => {
  it.each([
    byHand(FACTORS.b_e, { a: 40, b_a: 70 }, '60.000', 'the shorter lever, 30 mm'),
    byHand(FACTORS.narrow, { b_e: 68 }, '0.4624', '0.68²'),
    byHand(FACTORS.wide, { b_e: 150 }, '1.8750', '1.25·1.5'),
    byHand(FACTORS.thin, { t_nom_sh: 0.7 }, '0.9017', '0.93333^1.5'),
    byHand(FACTORS.thick, { t_nom_sh: 0.88 }, '1.1922', '1.17333^1.1'),
    byHand(FACTORS.wideRib, { b_R: 207 }, '0.8937', '185/207'),
    byHand(FACTORS.wideTrough, { b_T: 50 }, '0.8944', '√0.8'),
    byHand(
      FACTORS.C_D_A,
      { C_100: 2600, k_ba: 0.4624, k_t: 1, k_bR: 185 / 207, k_A: 1, k_bT: 1 },
      '1074.47',
      'flange of 68 mm under T 35/207, t 0.75, at every rib',
    ),
    byHand(SCREWS.EVERY, { b_R: 207 }, '4.8309', '1000/207'),
    byHand(SCREWS.SECOND, { b_R: 207 }, '2.4155', '500/207'),
    byHand(declaredSpring, { C_0: 400, b_e: 35, b_0: 70 }, '100.00', 'a quarter on half the flange'),
    byHand(declaredSpring, { C_0: 400, b_e: 90, b_0: 70 }, '400.00', 'no more than was declared'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})

describe('the spring of a chosen sheet', () => {
  const sheet: TrapezoidalSheet = {
    ...({
      kind: 'TRAPEZOIDAL',
      h_w: 35,
      b_R: 207,
      b_narrow: 40,
      b_wide: 119,
      t_nom: 0.75,
      t: 0.71,
      I_eff: 85,
    } as const),
    ...({ position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE', b_roof: 20_000 } as const),
  }
  /** Screws through the wide flange, for which Table 10.3 has no row. */
  const turned = { ...sheet, position: 'NEGATIVE' } as const
  const middle = (b_a: number): HeldFlange => ({ a: b_a / 2, b_a, kind: 'FREE' })
  const of = (change: Partial<TrapezoidalSheet>, flange = middle(70), s = 1500) =>
    sheetingSprings({ ...sheet, ...change }, flange, s)

  it.each<[string, Partial<TrapezoidalSheet>, number, string, string | null]>([
    ['t_nom 0.66 mm', { t_nom: 0.66 }, 70, 'TABLE_10_3', null],
    ['t_nom 0.659 mm', { t_nom: 0.659 }, 70, 'NONE', 'THICKNESS'],
    ['screws through a flange of 120 mm', { ...turned, b_wide: 120 }, 70, '130P', null],
    ['screws through a flange of 120.1 mm', { ...turned, b_wide: 120.1 }, 70, 'NONE', 'FLANGE'],
    ['b_e 50 mm without a row of the table', turned, 50, '130P', null],
    ['b_e 49.9 mm without a row of the table', turned, 49.9, 'NONE', 'FLANGE'],
    ['b_e 49.9 mm with a row of the table', {}, 49.9, 'TABLE_10_3', null],
    ['b_a 199.9 mm', { b_R: 400 }, 199.9, 'TABLE_10_3', null],
    ['b_a 200 mm', { b_R: 400 }, 200, '130P', null],
    ['b_a 200 mm and too wide a flange under the screws', { ...turned, b_wide: 121 }, 200, 'NONE', 'FLANGE'],
    ['insulation between', { laidOn: 'INSULATION' }, 70, 'NONE', 'INSULATION'],
    ['screws through the crests of narrow flanges', { ...turned, through: 'CREST' }, 70, '130P', null],
  ])('%s', (_, change, b_a, rule, reason) => {
    const springs = of(change, middle(b_a))
    expect([springs.rule, springs.reason]).toEqual([rule, reason])
    expect(springs.C_D === 0).toBe(reason !== null)
    expect(springs.C_D_A === 0).toBe(reason !== null)
  })

  it('is the larger of the table and 130·p', () => {
    const [every, far] = [of({ b_R: 100 }, middle(50)), of({ b_R: 400 }, middle(100))]
    expect([every.rule, every.C_D_A]).toEqual(['130P', 1300])
    expect([far.rule, far.C_D_A]).toEqual(['TABLE_10_3', 2600 * (185 / 400)])
  })

  it.each<[string, (x: number) => number, number]>([
    ['b_e 125 mm', (b_a) => of({ b_R: 185 }, middle(b_a)).C_D_A, 125],
    ['t_nom 0.75 mm', (t_nom) => of({ t_nom }).C_D_A, 0.75],
    ['b_R 185 mm', (b_R) => of({ b_R }, middle(100)).C_D_A, 185],
    ['b_T 40 mm', (b_narrow) => of({ b_narrow }, middle(100)).C_D_A, 40],
  ])('does not jump at %s', (_, at, x) => {
    const [before, there, beyond] = [x * (1 - 1e-9), x, x * (1 + 1e-9)].map(at) as [number, number, number]
    expect(Math.abs(before / there - 1)).toBeLessThan(1e-7)
    expect(Math.abs(beyond / there - 1)).toBeLessThan(1e-7)
  })

  it('grows as b_e² below 125 mm and as b_e above', () => {
    const ratio = (from: number) => of({}, middle(from * 1.1)).C_D_A / of({}, middle(from)).C_D_A
    expect(ratio(100)).toBeCloseTo(1.21, 12)
    expect(ratio(150)).toBeCloseTo(1.1, 12)
  })

  it('vanishes with the lever of the screws and with the sheet', () => {
    expect(of({}, { a: 0.01, b_a: 70, kind: 'FREE' }).C_D).toBeLessThan(1e-3)
    expect(of({}, { a: 0.01, b_a: 70, kind: 'FREE' }).C_D).toBeGreaterThan(0)
    expect(of({ I_eff: 1e-9 }).C_D).toBeLessThan(1e-3)
    expect(of({}, { a: 80, b_a: 70, kind: 'FREE' })).toMatchObject({ C_D: 0, reason: 'FLANGE' })
  })

  it('counts a screw off the middle with its shorter lever, from either side', () => {
    const near = of({}, { a: 30, b_a: 70, kind: 'FREE' })
    expect(near.C_D_A).toBeCloseTo(of({}, { a: 40, b_a: 70, kind: 'FREE' }).C_D_A, 9)
    expect(near.C_D_A / of({}).C_D_A).toBeCloseTo((60 / 70) ** 2, 12)
  })

  it('is none on the feet of an Ω, and that of its closed flange else', () => {
    expect(of({}, { ...middle(70), kind: 'FEET' }).reason).toBe('INVERTED_OMEGA')
    expect(of({}, { ...middle(70), kind: 'CLOSED' })).toEqual(of({}))
  })

  it('of a tested panel is what was declared, and no sheet beside it', () => {
    const declared = { kind: 'DECLARED', shear: null, rotation: { C_0: 400, b_0: 70 } } as const
    expect(sheetingSprings(declared, middle(80), 1500)).toEqual({
      ...{ C_D_A: 400, C_D_C: null, C_D: 400, rule: 'DECLARED', reason: null },
    })
    expect(sheetingSprings({ ...declared, rotation: null }, middle(80), 1500).reason).toBe('NOT_DECLARED')
    expect(sheetingSprings(declared, { ...middle(80), kind: 'FEET' }, 1500).reason).toBe('INVERTED_OMEGA')
  })
})

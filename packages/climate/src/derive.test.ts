import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomRequest, withSite } from '../validation/random-request.ts'
import type { Bands, Derivation, DriftBands, LoadPiece, Step, WindCase } from './answer.ts'
import { derive } from './derive.ts'
import { coefficientsOf, ofArea } from './en1991-1-4/7-2-coefficients.ts'
import { givenOf } from './given.ts'
import { isFlat, slopeWidth } from './line/surface.ts'
import { TERRAIN_DEFAULTS, WIND_ZONES } from './refusals/ranges.ts'
import type { ClimateRequest } from './request.ts'
import { coefficientRows, dataOf, type TableName } from './tables.ts'

const RUNS = 250
const SLACK = 1e-9

/** Draws requests until so many have been derived and looked at; a property that was never asked does not count as held. */
function holds(check: (request: ClimateRequest, derived: Derivation) => boolean): void {
  let looked = 0
  fc.assert(
    fc.property(randomRequest, (request) => {
      const answer = derive(request)
      if (answer.ok && check(request, answer)) looked += 1
    }),
    { numRuns: RUNS },
  )
  expect(looked).toBeGreaterThan(RUNS / 10)
}

const derived = (request: ClimateRequest): Derivation | null => {
  const answer = derive(request)
  return answer.ok ? answer : null
}

const valueAt = (pieces: LoadPiece[], x: number): number =>
  pieces.reduce((most, [from, to, w]) => (from <= x + SLACK && x <= to + SLACK ? Math.max(most, w) : most), 0)

const middles = (pieces: LoadPiece[]): number[] => pieces.map(([from, to]) => (from + to) / 2)

/** What presses or pulls in one case at any of the places nowhere exceeds the other. */
function neverAbove(a: LoadPiece[], b: LoadPiece[]): void {
  for (const x of [...middles(a), ...middles(b)]) {
    const lower = a.find(([from, to]) => from <= x && x <= to)?.[2] ?? 0
    expect(lower).toBeLessThanOrEqual(valueAt(b, x) + SLACK)
  }
}

const bandPieces = (b: Bands | DriftBands): LoadPiece[] => {
  const [w1, l1, w2, l2, w3, l3] = Object.values(b) as [number, number, number, number, number, number]
  return [
    [0, l1, w1],
    [l1, l1 + l2, w2],
    [l1 + l2, l1 + l2 + l3, w3],
  ]
}

const largest = (b: Bands): number => Math.max(b.w1, b.w2, b.w3)
const WIND_LOADS = ['loadWindPressure', 'loadWindSuction', 'loadWindLocalSuction'] as const

const nextZone = (request: ClimateRequest): string | null => {
  const zones: readonly string[] = WIND_ZONES[request.location as 'SPAIN']
  return zones[zones.indexOf(request.metadata?.site?.wind?.zone ?? '') + 1] ?? null
}

/** The same place with a stronger wind: the next zone, or a higher v_b,0. */
const windier = (request: ClimateRequest): ClimateRequest | null => {
  if (request.location === 'OTHER') return withSite(request, (s) => (s.wind!.vb0! += 2))
  const zone = nextZone(request)
  return zone === null ? null : withSite(request, (s) => (s.wind!.zone = zone))
}

/** Heights at which a German profile goes over to its next branch. */
const BRANCHES: Record<string, number[]> = { INLAND: [7, 50], COAST: [4, 50] }

describe('wind and snow from the place', () => {
  it('give a peak pressure that never falls with the basic wind or the altitude, nor with z_e within a branch', () => {
    holds((request, { qp }) => {
      const more = windier(request)
      if (more) expect(derived(more)?.qp ?? Infinity).toBeGreaterThanOrEqual(qp!)
      const up = withSite(request, (s) => (s.altitudeM! += 100))
      expect(derived(up)?.qp ?? Infinity).toBeGreaterThanOrEqual(qp!)
      const { ridgeHeightM: h } = request.metadata!.site!.building!
      const higher = withSite(request, (s) => (s.building!.ridgeHeightM = h! * 1.1))
      const terrain = request.metadata!.site!.wind!.terrain ?? TERRAIN_DEFAULTS.GERMANY
      const joins = request.location === 'GERMANY' ? (BRANCHES[terrain] ?? []) : []
      const parapet = request.metadata!.site!.building!.parapetM ?? 0
      const crosses = joins.some((z) => h! <= z && h! * 1.1 + parapet > z)
      if (!crosses) expect(derived(higher)?.qp ?? Infinity).toBeGreaterThanOrEqual(qp!)
      return true
    })
  })

  it('lets no band fall, at any place of the line, with the basic wind or the altitude', () => {
    holds((request, { loads, windCases }) => {
      const up = withSite(request, (s) => (s.altitudeM! += 100))
      for (const more of [windier(request), up]) {
        const stronger = more && derived(more)
        if (!stronger) continue
        for (const c of Object.keys(windCases!) as WindCase[]) {
          neverAbove(windCases![c]!.suction, stronger.windCases![c]!.suction)
          neverAbove(windCases![c]!.pressure, stronger.windCases![c]!.pressure)
        }
        for (const load of WIND_LOADS) neverAbove(bandPieces(loads[load]!), bandPieces(stronger.loads[load]!))
        if (!loads.loadSnowRegular || !stronger.loads.loadSnowRegular) continue
        expect(loads.loadSnowRegular[0]).toBeLessThanOrEqual(stronger.loads.loadSnowRegular[0]!)
        neverAbove(bandPieces(loads.loadSnowAccumulation!), bandPieces(stronger.loads.loadSnowAccumulation!))
      }
      return true
    })
  })

  it('put no more on a line at its own place, or clear of the edges, than on the worst line', () => {
    holds((request, { loads, windCases }) => {
      const mode = request.metadata!.site!.line!.mode
      if (mode === 'WORST') return false
      const worst = derived(withSite(request, (s) => (s.line!.mode = 'WORST')))!
      for (const load of WIND_LOADS)
        expect(largest(loads[load]!)).toBeLessThanOrEqual(largest(worst.loads[load]!) + SLACK)
      if (mode === 'AT')
        for (const c of Object.keys(windCases!) as WindCase[]) {
          neverAbove(windCases![c]!.suction, worst.windCases![c]!.suction)
          neverAbove(windCases![c]!.pressure, worst.windCases![c]!.pressure)
        }
      return true
    })
  })

  it('close the line with the bands of a wind that is used, and never go beyond it with drifted snow', () => {
    holds((request, { loads }) => {
      const L = request.spanLengthsM!.reduce((sum, l) => sum + l, 0)
      const end = Math.floor(1000 * L + 1e-6) / 1000
      for (const load of WIND_LOADS) {
        const b = loads[load]!
        const lengths = [b.l1, b.l2, b.l3]
        for (const l of lengths) expect(l).toBeGreaterThanOrEqual(0)
        if (largest(b) > 0) expect(lengths.reduce((sum, l) => sum + l, 0)).toBeCloseTo(end, 9)
      }
      const { l1 = 0, l2 = 0, l3 = 0 } = loads.loadSnowAccumulation ?? {}
      expect(Math.min(l1, l2, l3)).toBeGreaterThanOrEqual(0)
      expect(l1 + l2 + l3).toBeLessThanOrEqual(end + SLACK)
      return true
    })
  })

  it('read coefficients between those of the neighbouring rows of both signs', () => {
    holds((request, { cpe }) => {
      const g = givenOf(request)
      const A = g.s * Math.min(...g.mainSpans)
      for (const [key, pair] of Object.entries(cpe!)) {
        const zone = key.split(':')[1]!
        const values = coefficientsOf(g, key).flatMap(({ table }) => {
          if (table === 'flat_pressure' || table === 'flat_I_germany')
            return coefficientsOf(g, key).map((c) => ofArea(c, A))
          const d = zone === 'D' || zone === 'E' ? (g.wall === 'GABLE' ? g.B : g.W) : g.wall === 'GABLE' ? g.W : g.B
          const at = !g.isRoof ? g.h / d : isFlat(g) ? g.h_p / g.h : g.trough ? -g.alpha : g.alpha
          const rows = coefficientRows(table)
          const below = rows.filter(([row]) => row <= at).at(-1) ?? rows[0]!
          const above = rows.find(([row]) => row >= at) ?? rows.at(-1)!
          return [below, above].flatMap(([, row]) => {
            const of = row[zone]
            return of ? [ofArea({ c_pe_10: of[0], c_pe_1: of[1] }, A)] : []
          })
        })
        for (const c of pair) {
          expect(c).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6)
          expect(c).toBeLessThanOrEqual(Math.max(...values) + 1e-6)
        }
      }
      return true
    })
  })

  it('mirror with the line: the wind cases of a line turned round are the mirrored ones, left and right exchanged', () => {
    const OTHER_END: Partial<Record<WindCase, WindCase>> = {
      GABLE_L: 'GABLE_R',
      GABLE_R: 'GABLE_L',
      SIDE_L: 'SIDE_R',
      SIDE_R: 'SIDE_L',
    }
    holds((request, { windCases }) => {
      const g = givenOf(request)
      const D = g.wall === 'GABLE' ? g.W : g.B
      const width = g.isRoof ? g.B : D
      const turned = withSite(request, (s) => {
        if (g.isHorizontal) s.line!.startM = Math.max(0, width - g.x_0 - g.L)
        else s.line!.yM = Math.max(0, width - g.y)
      })
      if (g.isHorizontal) {
        turned.spanLengthsM = [...request.spanLengthsM!].reverse()
        turned.hasLeftCantilever = request.hasRightCantilever
        turned.hasRightCantilever = request.hasLeftCantilever
      }
      const other = derived(turned)
      if (!other) return false
      for (const c of Object.keys(windCases!) as WindCase[])
        for (const sign of ['suction', 'pressure'] as const) {
          const own = windCases![c]![sign]
          const mirror = other.windCases![OTHER_END[c] ?? c]![sign].map(
            ([from, to, w]): LoadPiece => (g.isHorizontal ? [g.L - to, g.L - from, w] : [from, to, w]),
          )
          // Pieces thinner than rounding may be cut off at one end and not at the other.
          for (const [from, to, w] of own)
            if (to - from > 1e-6) {
              const there = mirror.find(([f, t]) => f <= (from + to) / 2 && (from + to) / 2 <= t)
              expect(Math.abs((there?.[2] ?? Number.NaN) - w)).toBeLessThan(1e-6)
            }
        }
      expect(slopeWidth(g)).toBeGreaterThan(0)
      return true
    })
  })

  it('print no operand that is neither entered, nor of the table named, nor the result of a line before', () => {
    const entered = new Set(['h', 'h_p', 'h_o', 'B', 'W', 'b', 'd', 's', 'l_min', 'alpha', 'H'])
    const ofTable = new Set(['C_z', 'H_a', 'H_b', 's_a', 's_b'])
    const renamed: Record<string, RegExp> = { c_s: /^c_(s$|pe_)/, c_p: /^c_(p$|pe_)/, mu_1: /^mu/, mu_2_V: /^mu/ }
    const tables = ['walls_en', 'walls_de', 'flat_suction', 'duopitch90', 'monopitch90', 'monopitch180'] as const
    const split = ['duopitch0', 'monopitch0'].flatMap((t) => [`${t}_suction`, `${t}_pressure`] as TableName[])
    const inTables = new Set(
      [...tables, ...split].flatMap((t) => coefficientRows(t).flatMap(([, row]) => Object.values(row).flat())),
    )
    for (const v of [...dataOf('flat_pressure').I, ...Object.values(dataOf('flat_I_germany')).flat()]) inTables.add(v)
    holds((_, { steps }) => {
      const standing: Step[] = []
      for (const step of steps) {
        for (const { symbol, value } of step.operands) {
          const names = renamed[symbol] ?? { test: (name: string) => name === symbol }
          const stands = standing.some((s) => names.test(s.symbol) && s.value === value)
          const isCoefficient = /^c_pe_10?$/.test(symbol) && inTables.has(value)
          const known = stands || entered.has(symbol) || /^l_[A-Z]/.test(symbol) || ofTable.has(symbol) || isCoefficient
          expect(known, `${symbol} = ${value} in ${step.symbol}`).toBe(true)
        }
        standing.push(step)
      }
      return true
    })
  })
})

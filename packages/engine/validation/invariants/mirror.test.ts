import { type DesignRequest, decode, type PointLoads, type SnowBands, type WindBands } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import type { CheckCode } from '../../src/result.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

/** Three bands that fill the line: only then are they the same counted from the right. */
function fillLine<T extends WindBands | SnowBands>(bands: T, total: number): T {
  const lengths = Object.keys(bands).filter((k) => k.startsWith('l')) as (keyof T)[]
  const third = total / lengths.length
  return { ...bands, ...Object.fromEntries(lengths.map((k) => [k, third])) }
}

/** w1, l1 … of the third band become those of the first. */
function turnBands<T extends WindBands | SnowBands>(bands: T): T {
  const values: Record<string, number> = { ...bands }
  const turned = Object.keys(values).map((key) => [key, values[`${key[0]}${4 - Number(key[1])}`]!])
  return { ...bands, ...Object.fromEntries(turned) }
}

const BANDS = [
  'loadWindPressure',
  'loadWindSuction',
  'loadWindLocalPressure',
  'loadWindLocalSuction',
  'loadSnowAccumulation',
] as const

/** A request whose mirror image is legal: bands over the whole line, and not standing on one end (method 1.15). */
function mirrorable(input: DesignRequest): DesignRequest {
  const total = input.spanLengthsM.reduce((a, b) => a + b, 0)
  const filled = Object.fromEntries(BANDS.map((key) => [key, fillLine(input[key], total)]))
  return { ...input, ...filled, profileOrientation: 'HORIZONTAL' }
}

function mirrored(input: DesignRequest): DesignRequest {
  const mains = input.spanLengthsM.length - Number(input.hasLeftCantilever) - Number(input.hasRightCantilever)
  const turn = <T extends number[] | null>(list: T): T => (list === null ? list : (list.toReversed() as T))
  const points = (loads: PointLoads[]): PointLoads[] =>
    loads.map((p) => ({
      ...p,
      spanIdx: p.spanType === 'SPAN' ? mains - 1 - p.spanIdx : 1 - p.spanIdx,
      loads: { ...p.loads, l1: 100 - p.loads.l1, l2: 100 - p.loads.l2 },
    }))
  const { upper, lower } = input.spanRestraints
  return {
    ...input,
    ...Object.fromEntries(BANDS.map((key) => [key, turnBands(input[key])])),
    spanLengthsM: turn(input.spanLengthsM),
    hasLeftCantilever: input.hasRightCantilever,
    hasRightCantilever: input.hasLeftCantilever,
    loadPermanentDistributed: turn(input.loadPermanentDistributed),
    loadPermanentDistributedMin: turn(input.loadPermanentDistributedMin),
    loadPermanentDistributedMax: turn(input.loadPermanentDistributedMax),
    loadPermanentPoint: points(input.loadPermanentPoint),
    loadLiveDistributed: turn(input.loadLiveDistributed),
    loadLivePoint: points(input.loadLivePoint),
    loadSnowRegular: turn(input.loadSnowRegular),
    loadSnowExceptional: turn(input.loadSnowExceptional),
    spanRestraints: {
      upper: { ...upper, lateralLocks: turn(upper.lateralLocks) },
      lower: { ...lower, lateralLocks: turn(lower.lateralLocks) },
    },
  }
}

/** Load factors are exact to a millionth, but a span beside one a hundred times as long costs them digits. */
const allowance: Partial<Record<CheckCode, number>> = {
  FREE_FLANGE_STRESS: 1e-3,
  FREE_FLANGE_BUCKLING: 1e-3,
  LTB: 1e-3,
  TORSIONAL_BUCKLING: 1e-3,
  N_M_MEMBER: 1e-3,
}

it('a line seen from the other side of the building has the same utilisations and reactions', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(requests(3).map(mirrorable), (input) => {
      const [here, there] = [
        design(decode(input).line, oneCandidate),
        design(decode(mirrored(input)).line, oneCandidate),
      ]
      expect(there.combinations.length).toBe(here.combinations.length)
      for (const [i, s] of here.solutions.entries()) {
        const t = there.solutions[i]!
        expect(t.id).toBe(s.id)
        for (const [k, c] of s.checks.entries()) {
          const other = t.checks[k]!
          expect(other.status === 'NOT_APPLICABLE', c.code).toBe(c.status === 'NOT_APPLICABLE')
          if (c.utilisation === null) continue
          const fraction = allowance[c.code] ?? 1e-4
          expect(
            Math.abs(other.utilisation! - c.utilisation),
            `${c.code}: ${c.utilisation} and ${other.utilisation}`,
          ).toBeLessThanOrEqual(fraction * c.utilisation + 1e-6)
        }
        const size = Math.max(...s.reactions.flatMap((r) => [Math.abs(r.maxKn), Math.abs(r.minKn)]))
        for (const [k, r] of t.reactions.toReversed().entries()) {
          expect(Math.abs(r.maxKn - s.reactions[k]!.maxKn)).toBeLessThanOrEqual(1e-8 * size)
          expect(Math.abs(r.minKn - s.reactions[k]!.minKn)).toBeLessThanOrEqual(1e-8 * size)
        }
      }
    }),
    runs(40),
  )
})

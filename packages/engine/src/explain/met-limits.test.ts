import { type DesignRequest, decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { isTrue } from '../../validation/invariants/step-value.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import { explain } from './explain.ts'

const loaded = (profile: 'C' | 'Z' | 'OMEGA'): DesignRequest => ({
  ...unloaded([5], { sectionTypes: [profile] }),
  loadPermanentDistributed: [0.5],
})

/** 'b/t ≤ 60' as a question to the printed value. */
function holds(limit: string, value: number, bound: number | null): boolean {
  const [, least] = /^(\d[\d.]*)[° m]+≤/.exec(limit) ?? []
  const [, sign, most] = /([≤<]) (\d[\d.]*)[^≤<]*$/.exec(limit) ?? []
  const upper = bound ?? Number(most)
  return (least === undefined || value >= Number(least)) && (sign === '<' ? value < upper : value <= upper)
}

it.each([
  ['C', ['b/t ≤ 60', 'h/t < 233', 'h_w/t ≤ 200', 'r/t ≤ 6']],
  ['Z', ['c/b ≤ 0.6', 'c/t ≤ 20', '45° ≤ φ ≤ 90°', 'r ≤ 0.04·t·E/f_y', 'r/t ≤ 6']],
  ['OMEGA', ['closedFlange b/t ≤ 500', 'foot b/t ≤ 60', 'h_w/t ≤ 200·sin φ', 'r/t ≤ 10']],
] as const)('every limit of a %s that passes is met by the numbers beside it', (profile, named) => {
  const input = loaded(profile)
  const [solution] = design(decode(input).line, genericCatalogue).solutions
  const { limits } = explain(decode(input).line, genericCatalogue, solution!.id)
  for (const text of named)
    expect(
      limits.some((l) => `${l.part} ${l.limit}`.endsWith(text)),
      text,
    ).toBe(true)
  expect(limits.length).toBeGreaterThanOrEqual(12)
  for (const { limit, step, bound } of limits) {
    expect(isTrue(step), limit).toBe(true)
    expect(holds(limit, step.value, bound), `${limit}: ${step.value}`).toBe(true)
    expect(bound !== null, limit).toBe(limit.includes('·'))
  }
})

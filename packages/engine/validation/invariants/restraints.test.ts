import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import type { CheckCode } from '../../src/result.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

const utilisation = (input: DesignRequest, code: CheckCode): number =>
  design(decode(input).line, oneCandidate).solutions[0]?.checks.find((c) => c.code === code)?.utilisation ?? 0

/** New nodes let the moment be followed a little more closely; engineering accuracy of the mesh. */
const MESH = 0.01

/** n restraints a span become 2n + 1: the old ones stay and every gap gets one more. */
const halved = (counts: number[]) => counts.map((n) => 2 * n + 1)

const hats = requests(3).map(
  (r): DesignRequest => ({
    ...r,
    sectionTypes: ['OMEGA'],
    spanRestraints: {
      upper: {
        ...r.spanRestraints.upper,
        lateralLocks: r.spanRestraints.upper.lateralLocks.map((n) => Math.min(n, 4)),
      },
      lower: { use: true, lateralLocks: r.spanRestraints.lower.lateralLocks.map((n) => Math.min(n, 4)) },
    },
  }),
)

describe('a restraint added', () => {
  it.each(['LTB', 'TORSIONAL_BUCKLING'] as const)(
    'to the lower fibre never raises %s of an Ω',
    { timeout: 120_000 },
    (code) => {
      fc.assert(
        fc.property(hats, (input) => {
          const { upper, lower } = input.spanRestraints
          const more = {
            ...input,
            spanRestraints: { upper, lower: { use: true, lateralLocks: halved(lower.lateralLocks) } },
          }
          expect(utilisation(more, code)).toBeLessThanOrEqual(utilisation(input, code) * (1 + MESH))
        }),
        runs(25),
      )
    },
  )

  it('to the upper fibre never raises LTB of an Ω without panel', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(hats, (input) => {
        const { upper, lower } = input.spanRestraints
        const free = { ...input, spanRestraints: { upper: { ...upper, type: 1 as const }, lower } }
        const more = {
          ...free,
          spanRestraints: { upper: { type: 1 as const, lateralLocks: halved(upper.lateralLocks) }, lower },
        }
        expect(utilisation(more, 'LTB')).toBeLessThanOrEqual(utilisation(free, 'LTB') * (1 + MESH))
      }),
      runs(25),
    )
  })

  it('as a panel in place of discrete restraints never raises LTB of an Ω', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(hats, (input) => {
        const { upper, lower } = input.spanRestraints
        const of = (type: 0 | 1) =>
          utilisation({ ...input, spanRestraints: { upper: { ...upper, type }, lower } }, 'LTB')
        expect(of(0)).toBeLessThanOrEqual(of(1) * (1 + MESH))
      }),
      runs(25),
    )
  })

  it('as rotational stiffness of the cladding never raises LTB of an Ω', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(hats, (input) => {
        const { upper, lower } = input.spanRestraints
        const of = (fixationsPerMeter: number) =>
          utilisation(
            {
              ...input,
              spanRestraints: { upper: { ...upper, type: 0 }, lower },
              claddingProperties: { coveringInertia: 10, fixationsPerMeter },
            },
            'LTB',
          )
        expect(of(6)).toBeLessThanOrEqual(of(2) * (1 + 1e-5))
        expect(of(2)).toBeLessThanOrEqual(of(0) * (1 + 1e-5))
      }),
      runs(20),
    )
  })
})

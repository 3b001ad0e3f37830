import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

const NO_WIND = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const NO_DRIFT = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }

/** The same request with one load case less; a case that another one falls back on (method 1.6) stays. */
function without(
  input: DesignRequest,
  which: 'pressure' | 'suction' | 'drift' | 'snow' | 'exceptional',
): DesignRequest {
  const used = (bands: object) => Object.values(bands).some((v) => v !== 0)
  switch (which) {
    case 'pressure':
      return used(input.loadWindLocalPressure) ? input : { ...input, loadWindPressure: NO_WIND }
    case 'suction':
      return used(input.loadWindLocalSuction) ? input : { ...input, loadWindSuction: NO_WIND }
    case 'drift':
      return { ...input, loadSnowAccumulation: NO_DRIFT }
    case 'snow':
      return used(input.loadSnowAccumulation) ? input : { ...input, loadSnowRegular: null }
    case 'exceptional':
      return { ...input, loadSnowExceptional: null }
  }
}

/** A load case brings its own stations and nodes: what lies between them is found to a hundredth. */
const MESH = 0.01

it('one load case more never lowers a utilisation', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      requests(3),
      fc.constantFrom(
        'pressure' as const,
        'suction' as const,
        'drift' as const,
        'snow' as const,
        'exceptional' as const,
      ),
      (input, which) => {
        const all = design(decode(input).line, oneCandidate).solutions[0]!
        const less = design(decode(without(input, which)).line, oneCandidate).solutions[0]!
        for (const [i, c] of less.checks.entries()) {
          // M_V begins with a jump at half the shear resistance (method 4.6): how near a station stands to it is chance.
          if (c.code === 'M_V') continue
          const more = all.checks[i]!.utilisation ?? 0
          expect(more, `${c.code} without ${which}: ${c.utilisation}`).toBeGreaterThanOrEqual(
            (c.utilisation ?? 0) * (1 - MESH) - 1e-6,
          )
        }
      },
    ),
    runs(50),
  )
})

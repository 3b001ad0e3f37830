import { decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '../../validation/arbitrary-request.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'
import { warningsAbout } from '../warnings/warnings.ts'
import { onlySolution } from './find-purlin.ts'

describe('one solution of the catalogue', () => {
  it('designed alone is what it is among all, its warnings included', () => {
    for (const input of fc.sample(requests(2), { numRuns: 2, seed: 7 })) {
      const all = design(decode(input).line, genericCatalogue)
      for (const solution of all.solutions.filter((_, i) => i % 24 === 0)) {
        const alone = design(decode(input).line, onlySolution(genericCatalogue, solution.id))
        expect(alone.solutions).toEqual([solution])
        const codes = (d: typeof all) => warningsAbout(d.warnings, solution.id).map((w) => w.code)
        expect(codes(alone)).toEqual(codes(all))
      }
    }
  })

  it('that the catalogue does not have leaves nothing', () => {
    expect(onlySolution(genericCatalogue, 'OMEGA-160-60-2.00-S350').families).toEqual([])
  })
})

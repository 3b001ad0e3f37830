import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyFinding, type Finding, keep, mayGovern } from './finding.ts'

interface Met {
  u: number
  c: number
  station: number
  fraction: number
  rank: number
}

/** Billionths above 1: 1 + part·1e-9. */
const above = (part: number, c: number, station = 0, fraction = 0, rank = 0): Met => ({
  u: 1 + part * 1e-9,
  c,
  station,
  fraction,
  rank,
})

/** Keeps them in this order, each with a branch that says which it is. */
function named(all: Met[]): Finding<Met> {
  const worst = emptyFinding<Met>()
  for (const one of all) {
    const kept = keep(worst, one.u, one.u, 1, one.station, one.c, one.fraction, one.rank)
    if (kept) kept.branch = one
  }
  return worst
}

/** The rule, once the largest is known: of all within a billionth of it the first by combination, x and rank. */
function byRule(all: Met[]): Met {
  const largest = Math.max(...all.map((one) => one.u))
  const [first] = all
    .filter((one) => one.u >= largest * (1 - 1e-9))
    .sort((a, b) => a.c - b.c || a.station - b.station || a.fraction - b.fraction || a.rank - b.rank)
  return first!
}

/** Places in some order, no two the same, all within some billionths of each other. */
const chains = fc
  .uniqueArray(
    fc.record({
      part: fc.oneof(
        fc.integer({ min: 0, max: 40 }).map((k) => k / 10),
        fc.constantFrom(0, 1, 2),
      ),
      c: fc.nat(3),
      station: fc.nat(3),
      fraction: fc.constantFrom(0, 0, 0.5),
      rank: fc.nat(2),
    }),
    {
      minLength: 1,
      maxLength: 12,
      selector: ({ c, station, fraction, rank }) => `${c} ${station} ${fraction} ${rank}`,
    },
  )
  .map((all) => all.map(({ part, c, station, fraction, rank }) => above(part, c, station, fraction, rank)))

describe('of utilisations that are the same as the largest', () => {
  it('an earlier one is named that was the same as the one named before, but came behind it', () => {
    // 0.9 is the same as 0 and comes later, 1.5 is more than 0: then 0.9 is the first of those that are the same as 1.5.
    expect(named([above(0, 0), above(0.9, 1), above(1.5, 2)]).combination).toBe(1)
    expect(named([above(1.5, 2), above(0, 0), above(0.9, 1)]).combination).toBe(1)
  })

  it('the first is named, whatever the order of the search', () => {
    fc.assert(
      fc.property(chains, (all) => {
        const worst = named(all)
        const { u, c, station, fraction, rank } = byRule(all)
        expect(worst).toMatchObject({ utilisation: u, demand: u, combination: c, station, fraction, rank })
        expect(worst.branch).toEqual({ u, c, station, fraction, rank })
        expect(worst.largest).toBe(Math.max(...all.map((one) => one.u)))
      }),
      { numRuns: 3000 },
    )
  })

  it('no bound leaves out the one that is to be named', () => {
    fc.assert(
      fc.property(chains, fc.array(fc.nat(5), { maxLength: 12 }), (all, more) => {
        const worst = emptyFinding<Met>()
        for (const [k, one] of all.entries()) {
          // A bound lies somewhat above what it bounds.
          if (!mayGovern(worst, one.u + (more[k] ?? 0) * 2e-10, one.c, one.station)) continue
          keep(worst, one.u, one.u, 1, one.station, one.c, one.fraction, one.rank)
        }
        const { c, station, fraction, rank } = byRule(all)
        expect(worst).toMatchObject({ combination: c, station, fraction, rank })
      }),
      { numRuns: 3000 },
    )
  })

  it('a negative one or none is not kept', () => {
    expect(named([above(Number.NaN, 0)]).combination).toBe(-1)
    expect(named([{ ...above(0, 0), u: -1 }]).combination).toBe(-1)
  })
})

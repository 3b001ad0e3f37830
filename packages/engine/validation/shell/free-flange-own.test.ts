/** R.11 against our own shell lines, where the shared ones are silent: unequal flanges, load off the web corner, short spans and bays. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FreeFlange } from './case.ts'
import type { FlangeStresses, FreeFlangeResult } from './flange-stresses.ts'
import { largestByRule, largestInBuckling, solveByRule } from './free-flange-rule.ts'

type OwnLine = FreeFlange & { id: string; group: string; fe: Pick<FreeFlangeResult, 'flanges'> }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/free-flange-own.json', import.meta.url), 'utf8'),
)

interface Flange {
  name: string
  line: OwnLine
  which: 'upper' | 'lower'
  shells: FlangeStresses
}

const flanges: Flange[] = cases.flatMap((line) =>
  (['upper', 'lower'] as const).flatMap((which) => {
    const shells = line.fe.flanges[which]
    return shells ? [{ name: `${line.id}, ${which} flange`, line, which, shells }] : []
  }),
)

const largest = ({ web, lip }: FlangeStresses): number => Math.max(web.stress, lip.stress)

/** The rule over the shells: stress of (10.3b), and the larger of that and (10.7) in steel of 350 N/mm². */
function ratios({ line: { case: c }, which, shells }: Flange): { stress: number; governing: number } {
  const solved = solveByRule(c, which, c.panel ? c.CD : null, c.qNmm)
  const stress = largestByRule(solved)
  return { stress: stress / largest(shells), governing: Math.max(stress, largestInBuckling(solved)) / largest(shells) }
}

/** Smallest and largest ratio of (10.3b) by group, those of UNSAFE left out. */
const BOUNDS: Record<string, [low: number, high: number]> = {
  'unequal flanges': [0.95, 1.2],
  'gravity off the web corner': [1, 1.9],
  'no panel under 3 m': [1, 1.4],
  'short bays between bars': [0.95, 1.05],
  'second order': [1, 1.35],
}

/** Flanges whose stress by (10.3b) is more than 5 % below that of the shells, as printed: the ratio, and why. */
const UNSAFE: Record<string, [ratio: string, why: string]> = {
}

const isFirstOrder = ({ line }: Flange) => line.shells?.analysis !== 'second order'

describe('edge stresses of free flanges in our own shell lines, first order', () => {
  it.each(flanges.filter(isFirstOrder).map((f) => [f.name, f] as const))('%s', (name, flange) => {
    const { stress } = ratios(flange)
    const known = UNSAFE[name]
    if (known) {
      expect(Math.abs(stress - Number(known[0]))).toBeLessThan(0.005)
      return
    }
    const [low, high] = BOUNDS[flange.line.group]!
    expect(stress).toBeGreaterThan(low)
    expect(stress).toBeLessThan(high)
  })
})

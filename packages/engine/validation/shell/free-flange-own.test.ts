/** R.11 against our own shell lines, where the shared ones are silent: unequal flanges, load off the web corner, short lines without panel. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FreeFlange } from './case.ts'
import type { FreeFlangeResult } from './flange-stresses.ts'
<<<<<<< HEAD
import { largestByRule, solveByRule } from './free-flange-rule.ts'
=======
import { largestByRule, largestInBuckling, solveByRule } from './free-flange-rule.ts'
>>>>>>> shell

type OwnLine = FreeFlange & { id: string; group: string; fe: Pick<FreeFlangeResult, 'flanges'> }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/free-flange-own.json', import.meta.url), 'utf8'),
)

const rows = cases.flatMap((line) =>
  Object.entries(line.fe.flanges).map(([flange, stresses]) => ({
    line,
    flange: flange as 'upper' | 'lower',
    stresses,
  })),
)

describe('x', () => {
  it.each(rows.map((r) => [`${r.line.id}, ${r.flange}`, r] as const))('%s', (name, { line, flange, stresses }) => {
    const c = line.case
<<<<<<< HEAD
    const rule = largestByRule(solveByRule(c, flange, c.panel ? c.CD : null, c.qNmm))
=======
    const solved = solveByRule(c, flange, c.panel ? c.CD : null, c.qNmm)
    const rule = largestByRule(solved)
    const b = largestInBuckling(solved)
>>>>>>> shell
    console.log(
      name.padEnd(50),
      rule.toFixed(1),
      'web',
      stresses.web.stress,
      stresses.web.xMm,
      'lip',
      stresses.lip.stress,
      stresses.lip.xMm,
      'b',
      stresses.web.bending,
      'ratio',
      (rule / Math.max(stresses.web.stress, stresses.lip.stress)).toFixed(3),
<<<<<<< HEAD
=======
      'chi',
      solved.chi.toFixed(3),
      '10.7',
      b.toFixed(1),
      (Math.max(rule, b) / Math.max(stresses.web.stress, stresses.lip.stress)).toFixed(3),
>>>>>>> shell
    )
    expect(rule).toBeGreaterThan(0)
  })
})

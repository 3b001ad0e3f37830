/**
 * A free C or Z against our own shell lines: α, in which a factor counts the distortion, and what governs. The rule by the second program,
 * the free flanges by the engine; gross sections in steel of 350 N/mm².
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bucklingReduction } from '../../src/en1993-1-1-2005/6-3-buckling-curves.ts'
import type { FreeLine } from './case.ts'
import { FREE_LINES, FREE_LINES_GOVERNING, FREE_LINES_UNSAFE } from './findings.ts'
import { largestInBuckling, solveByRule } from './free-flange-rule.ts'
import type { FreeLineResult } from './free-line-buckling.ts'
import { freeLineByRule, ultimateFactor } from './free-line-rule.ts'

type OwnLine = FreeLine & { id: string; group: string; fe: Omit<FreeLineResult, 'boundary'> }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/free-line-own.json', import.meta.url), 'utf8'),
)
const DISTORTION = 0.92

const shown = cases.filter((line) => line.fe.alpha !== null)

function utilisations({ case: line, fe }: OwnLine) {
  const alpha_ult = ultimateFactor(line)
  const bending = (alpha: number) => 1 / (bucklingReduction(Math.sqrt(alpha_ult / alpha), 'b') * alpha_ult)
  const rule = bending(DISTORTION * freeLineByRule(line))
  const flanges = (['upper', 'lower'] as const).map((fibre) =>
    largestInBuckling(solveByRule(line, fibre, null, line.qNmm)),
  )
  return { shells: bending(fe.alpha!), rule: Math.max(rule, ...flanges.map((stress) => stress / 350)) }
}

describe('free C and Z lines', () => {
  it.each(shown.map((line) => [line.id, line] as const))('%s: α lies within the bounds of its group', (_, line) => {
    const ratio = (DISTORTION * freeLineByRule(line.case)) / line.fe.alpha!
    const [low, high] = FREE_LINES[line.group]!
    expect(ratio).toBeGreaterThan(low)
    expect(ratio).toBeLessThan(high)
  })

  it.each(shown.map((line) => [line.id, line] as const))('%s: what governs covers α of the shells', (_, line) => {
    const { shells, rule } = utilisations(line)
    const known = FREE_LINES_UNSAFE[line.id]
    if (known !== undefined) {
      expect(Math.abs(rule / shells - known)).toBeLessThan(0.001)
      return
    }
    const [low, high] = FREE_LINES_GOVERNING[line.group]!
    expect(rule / shells).toBeGreaterThan(low)
    expect(rule / shells).toBeLessThan(high)
  })

  it('are compared but for the one whose plates buckle twelve times before', () => {
    expect(cases.filter((line) => line.fe.alpha === null).map((line) => line.id)).toEqual(['c-250-2.0-4m-bar'])
    expect(shown.length).toBeGreaterThanOrEqual(13)
  })
})

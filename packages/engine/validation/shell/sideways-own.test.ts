/** Load in the plane of the envelope without a panel against our own shell lines: the rule by the second program. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Sideways } from './case.ts'
import { LIP_EDGE, SIDEWAYS_GROUPS, SIDEWAYS_MOVEMENT, SIDEWAYS_UNSAFE } from './findings.ts'
import { sidewaysByRule } from './sideways-rule.ts'
import type { SidewaysResult } from './sideways-stresses.ts'

type OwnLine = Sideways & { id: string; group: string; fe: Omit<SidewaysResult, 'boundary'> }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/sideways-own.json', import.meta.url), 'utf8'),
)
const lines = cases.map((line) => ({ ...line, rule: sidewaysByRule(line.case) }))
type Line = (typeof lines)[number]

const ofRule = ({ rule }: Line) => Math.max(...Object.values(rule.places))
/** At the points of the rule. */
const ofShells = ({ fe, rule }: Line) => Math.max(...Object.keys(rule.places).map((place) => fe.places[place]!.stress))
const atLipEdges = ({ fe }: Line) =>
  Math.max(0, ...Object.entries(fe.places).map(([place, { stress }]) => (place.endsWith('edge') ? stress : 0)))

const named = lines.map((line) => [line.id, line] as const)
const isUnsafe = (line: Line) => line.id in SIDEWAYS_UNSAFE

describe('sideways load in our own shell lines', () => {
  it.each(named.filter(([, line]) => !isUnsafe(line)))('%s: the largest stress is that of the rule', (_, line) => {
    const [low, high] = SIDEWAYS_GROUPS[line.group]!
    expect(ofRule(line) / ofShells(line)).toBeGreaterThan(low)
    expect(ofRule(line) / ofShells(line)).toBeLessThan(high)
  })

  it.each(named.filter(([, line]) => isUnsafe(line)))('%s is unsafe by as much as is known', (id, line) => {
    expect(Math.abs(ofRule(line) / ofShells(line) - SIDEWAYS_UNSAFE[id]!)).toBeLessThan(0.001)
  })

  it.each(named)('%s moves as far as is known', (_, line) => {
    const [low, high] = SIDEWAYS_MOVEMENT[line.group]!
    expect(line.rule.sidewaysMm / line.fe.sidewaysMm).toBeGreaterThan(low)
    expect(line.rule.sidewaysMm / line.fe.sidewaysMm).toBeLessThan(high)
  })

  it('reaches the free edge of a lip, which is no point of the rule, at most by little more', () => {
    for (const line of lines.filter((l) => atLipEdges(l) > 0)) {
      expect(atLipEdges(line) / ofRule(line), line.id).toBeGreaterThan(LIP_EDGE[0])
      expect(atLipEdges(line) / ofRule(line), line.id).toBeLessThan(LIP_EDGE[1])
    }
  })

  it('is compared in every line', () => {
    expect(lines.length).toBeGreaterThanOrEqual(21)
    expect(lines.filter(isUnsafe).map((line) => line.id)).toEqual(Object.keys(SIDEWAYS_UNSAFE))
  })
})

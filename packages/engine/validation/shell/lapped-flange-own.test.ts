/** Method 6.19 against our own shell lines of two members on one midline: the free flange in a lap, beside it and in the span. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LappedFlange } from './case.ts'
import { LAPPED_UNSAFE, LAPPED_ZONES } from './findings.ts'
import type { LappedFlangeResult } from './lapped-flange.ts'
import { lappedLoadByRule, zonesByRule } from './lapped-rule.ts'
import type { LapZone } from './lapped-zones.ts'

type OwnLine = LappedFlange & { id: string; group: string; fe: Omit<LappedFlangeResult, 'boundary'> }

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/lapped-flange-own.json', import.meta.url), 'utf8'),
)

/** Rule over shells from which a zone counts as safe. */
const SAFE = 0.97

const lapped = cases.filter((line) => line.case.lapsMm.length > 0)

interface Compared {
  name: string
  zone: LapZone
  /** what the rule checks over the shells under the whole load, four times those under a quarter of it where a line was followed no further */
  whole: number
  /** (10.3b) over four times the shells under a quarter of the load */
  quarter: number
}

const compared: Compared[] = cases.flatMap(({ id, case: line, fe }) => {
  const rule = zonesByRule(line)
  return (['lap', 'beside', 'span'] as const).flatMap((zone) => {
    const [ruled, whole, quarter] = [rule[zone], fe.whole?.[zone], fe.quarter[zone]]
    if (!ruled || !quarter) return []
    const first = 4 * quarter.stress
    const ratios = { whole: ruled.governing / (whole?.stress ?? first), quarter: ruled.stress / first }
    return [{ name: `${id}, ${zone}`, zone, ...ratios }]
  })
})

describe('free flanges of lapped lines under the load that exhausts the rule in steel of 350 N/mm²', () => {
  it.each(compared.map((c) => [c.name, c] as const))(
    '%s: the stress of the shells is within the rule, or stands among the findings',
    (name, c) => {
      const [low, high] = LAPPED_ZONES[c.zone]
      const known = LAPPED_UNSAFE[name] ?? {}
      expect(c.whole).toBeGreaterThan(known.whole === undefined ? low : known.whole - 0.001)
      expect(c.whole).toBeLessThan(known.whole === undefined ? high : known.whole + 0.001)
      expect(c.quarter).toBeGreaterThan(known.quarter === undefined ? SAFE : known.quarter - 0.001)
      expect(c.quarter).toBeLessThan(known.quarter === undefined ? 2 : known.quarter + 0.001)
    },
  )

  it.each(cases.map((line) => [line.id, line] as const))(
    '%s: the load is that of the rule, and is carried as far as it was followed',
    (_, line) => {
      const { qNmm } = lappedLoadByRule(line.case)
      expect(Math.abs(line.case.qNmm / qNmm - 1)).toBeLessThan(0.001)
      expect(line.fe.carried).toBeGreaterThanOrEqual(line.fe.whole ? 1 : 0.25)
      expect(line.fe.isLimit && line.fe.carried < 1).toBe(false)
    },
  )

  it('are compared for every line, eight of them and more with laps, in every zone that is compressed', () => {
    expect(lapped.length).toBeGreaterThanOrEqual(8)
    expect(lapped.filter(({ fe }) => fe.whole).length).toBeGreaterThanOrEqual(7)
    for (const { id, case: line, fe } of cases) {
      const ruled = Object.keys(zonesByRule(line)).sort()
      // Under uplift no lap is compressed.
      expect(ruled.includes('lap'), id).toBe(line.qNmm > 0)
      expect(Object.keys(fe.whole ?? fe.quarter), id).toEqual(expect.arrayContaining(ruled))
    }
    expect(Object.keys(LAPPED_UNSAFE).filter((name) => !compared.some((c) => c.name === name))).toEqual([])
  })
})

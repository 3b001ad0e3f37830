/** Method 6.9 against our own shell lines, where the shared ones are silent: unequal flanges, load off the web corner, short spans and bays. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RANGE, TOO_LOW } from '../../src/warnings/shell-warnings.ts'
import type { FreeFlange } from './case.ts'
import { FLANGE_GROUPS, FLANGE_UNSAFE, FLANGE_UNSAFE_IN_SECOND_ORDER } from './findings.ts'
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

const isFirstOrder = ({ line }: Flange) => line.shells?.analysis !== 'second order'
const firstOrder = flanges.filter(isFirstOrder)

describe('edge stresses of free flanges in our own shell lines, first order', () => {
  it.each(firstOrder.map((f) => [f.name, f] as const))('%s', (name, flange) => {
    const { stress, governing } = ratios(flange)
    const known = FLANGE_UNSAFE[name]
    if (known) {
      expect(Math.abs(stress - known.stress)).toBeLessThan(0.001)
      expect(Math.abs(governing - known.governing)).toBeLessThan(0.001)
      return
    }
    const [low, high] = FLANGE_GROUPS[flange.line.group]!
    expect(stress).toBeGreaterThan(low)
    expect(stress).toBeLessThan(high)
  })

  it('that are unsafe for the governing stress too are named by a warning', () => {
    for (const [name, { governing, warning }] of Object.entries(FLANGE_UNSAFE))
      expect(warning !== undefined, name).toBe(governing < 0.95)
  })

  it('are named with the figure of the worst line, in the range of the warning', () => {
    const found = firstOrder.flatMap((f) => {
      const finding = FLANGE_UNSAFE[f.name]
      return finding?.warning ? [{ ...f.line.case, ...finding, isTip: /-(tip|52)$/.test(f.line.id) }] : []
    })
    const of = (warning: string, profile: 'C' | 'Z', isTip = false) =>
      found.filter((f) => f.warning === warning && f.section.profile === profile && f.isTip === isTip)
    const worst = (list: typeof found) => Math.ceil(100 * (1 - Math.min(...list.map((f) => f.governing))) - 1e-9)
    const slenderness = (f: FreeFlange['case']) => Math.min(...f.spansMm) / f.section.h

    expect(worst(of('C_LOAD_BESIDE_WEB', 'C'))).toBe(TOO_LOW.cAtFasteners)
    expect(worst(of('C_LOAD_BESIDE_WEB', 'C', true))).toBe(TOO_LOW.cAtLip)
    expect(worst(of('LOAD_AT_LIP', 'C', true))).toBe(TOO_LOW.longCAtLip)
    expect(worst(of('LOAD_AT_LIP', 'Z', true))).toBe(TOO_LOW.zAtLip)
    expect(worst(of('CLOSE_BARS_LIP', 'C'))).toBe(TOO_LOW.closeBars)
    expect(worst(of('SHORT_SPAN_WITHOUT_PANEL', 'C'))).toBe(TOO_LOW.shortC)
    expect(worst(of('SHORT_SPAN_WITHOUT_PANEL', 'Z'))).toBe(TOO_LOW.shortZ)
    for (const f of found) {
      const L = slenderness(f)
      const isInRange: Record<string, boolean> = {
        C_LOAD_BESIDE_WEB: f.panel && L < RANGE.cBesideWeb,
        LOAD_AT_LIP: f.panel && (f.section.profile === 'C' ? L >= RANGE.cBesideWeb : L < RANGE.zAtLip),
        CLOSE_BARS_LIP: L <= RANGE.barredSpan && L / (f.barsMm.length + 1) <= RANGE.bay,
        SHORT_SPAN_WITHOUT_PANEL: !f.panel && L <= RANGE.withoutPanel,
      }
      expect(isInRange[f.warning!], JSON.stringify(f)).toBe(true)
    }
  })

  it('are compared for every line, the unsafe ones among them', () => {
    expect(firstOrder.length).toBeGreaterThanOrEqual(91)
    expect(Object.keys(FLANGE_UNSAFE).filter((name) => !firstOrder.some((f) => f.name === name))).toEqual([])
  })
})

describe('free flanges under large displacements, at 0.5 and 0.9 of the load that exhausts the rule in steel of 350 N/mm²', () => {
  const secondOrder = flanges.filter((f) => !isFirstOrder(f))

  it.each(secondOrder.map((f) => [f.name, f] as const))(
    '%s: the governing stress of the rule is the larger, or the line is known',
    (name, f) => {
      const { governing } = ratios(f)
      const known = FLANGE_UNSAFE_IN_SECOND_ORDER[name]
      if (known) {
        expect(Math.abs(governing - known)).toBeLessThan(0.001)
        return
      }
      const [low, high] = FLANGE_GROUPS[f.line.group]!
      expect(governing).toBeGreaterThan(low)
      expect(governing).toBeLessThan(high)
    },
  )

  it('that exceed the rule are named with the figure of the worst one, and all are compared', () => {
    const names = Object.keys(FLANGE_UNSAFE_IN_SECOND_ORDER)
    expect(names.filter((name) => !secondOrder.some((f) => f.name === name))).toEqual([])
    const worst = Math.min(...Object.values(FLANGE_UNSAFE_IN_SECOND_ORDER))
    expect(Math.ceil(100 * (1 - worst) - 1e-9)).toBe(TOO_LOW.freeC)
  })

  it('grow beyond first order by up to 61 %', () => {
    const growth = secondOrder.flatMap((f) => {
      const first = firstOrder.find((g) => g.which === f.which && g.line.id === f.line.id.replace(/[\d.]+$/, 'first'))
      if (!first) return []
      return largest(f.shells) / (largest(first.shells) * (f.line.case.qNmm / first.line.case.qNmm))
    })
    expect(growth.length).toBe(secondOrder.length)
    expect(Math.max(...growth)).toBeGreaterThan(1.6)
    expect(Math.max(...growth)).toBeLessThan(1.62)
  })
})

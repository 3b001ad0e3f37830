import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { isTrue } from '../../validation/invariants/step-value.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import type { SectionFamily } from '../input.ts'
import { buildCandidates, type Candidate } from '../search/candidate.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { printedEffectiveSections } from './effective-derivation.ts'
import { plateWidths } from './printed-plates.ts'

type Change = Partial<SectionFamily> & { thickness?: number }

function candidate(typology: string, { thickness, ...change }: Change = {}): Candidate {
  const found = genericCatalogue.families.find((f) => f.typology === typology)!
  const family = { ...found, ...change, thicknesses: [thickness ?? found.thicknesses[0]!] } as SectionFamily
  const input = unloaded([5], { sectionTypes: [family.profileType] })
  const [built] = buildCandidates(decode(input).line, { ...genericCatalogue, families: [family] }, EN1993_1_3_2006)
  if (!built || !('candidate' in built)) throw new Error('within the limits')
  return built.candidate
}

const cases: [string, Candidate][] = [
  ['a C', candidate('C-200-70')],
  ['a Z with large corners', candidate('Z-250-80', { r: 9, thickness: 2 })],
  ['a C of unequal flanges', candidate('C-150-60', { bTop: 70, bBottom: 55, cTop: 20, cBottom: 14 } as Change)],
  ['a Z whose lower lip is too short', candidate('Z-200-70', { cBottom: 10 } as Change)],
  ['an Ω', candidate('OMEGA-200-70')],
  ['an Ω with large corners', candidate('OMEGA-200-70', { r: 8 })],
  ['an Ω with upright webs and plain feet', candidate('OMEGA-160-60', { bBase: 60, c: 0, bFoot: 25 } as Change)],
  ['an Ω with wide plain feet', candidate('OMEGA-200-70', { thickness: 1.5, c: 0, bFoot: 60 } as Change)],
]

describe.each(cases)('the effective section of %s', (_, c) => {
  const sections = printedEffectiveSections(c)

  it('has widths that follow from the outside dimensions', () => {
    const widths = plateWidths(c)
    for (const { steps } of widths) for (const step of steps) expect(isTrue(step), step.symbol).toBe(true)
    const printed = new Map(widths.flatMap((w) => w.steps).map((s) => [s.symbol, s.value]))
    for (const { plates } of sections)
      for (const p of plates) expect(printed.get(`b_p_${p.index}`), p.role).toBeCloseTo(p.b_p, 9)
  })

  it('is the sum of the parts of its table', () => {
    for (const e of sections) {
      const value = (symbol: string) => e.sums.find((s) => s.symbol === symbol)?.value
      for (const step of e.sums) expect(isTrue(step), `${e.sense}: ${step.symbol}`).toBe(true)
      const { A } =
        c.effective[e.sense === 'COMPRESSION' ? 'compression' : e.sense === 'TOP_COMPRESSED' ? 'top' : 'bottom']
      expect(isSame(value('A_eff')!, A)).toBe(true)
      for (const { symbol, value: v } of e.values)
        if (symbol !== 'chi_d' && value(symbol) !== undefined) expect(isSame(value(symbol)!, v), symbol).toBe(true)
    }
  })

  it('has parts as wide as the effective widths of its plates, laid on the sharp midline', () => {
    for (const { sense, plates, parts } of sections)
      for (const p of plates) {
        const sharp = c.model.plates.find((x) => x.name === p.role || x.name === `${p.role}Right`)!
        const own = parts.filter((x) => x.role === p.role)
        const left = p.effective.reduce((sum, w) => sum + w.width, 0)
        const tension =
          p.role === 'web' && p.reduction && p.reduction.psi < 0
            ? p.reduction.rho === 1
              ? p.b_p - left
              : sections.find((x) => x.sense === sense)!.steps.find((s) => s.symbol === 'b_t_w')!.value
            : 0
        const laid = own.reduce((sum, x) => sum + x.b, 0)
        expect(laid, `${sense} ${p.role}`).toBeCloseTo(((left + tension) * sharp.b_sharp) / p.b_p, 9)
        for (const x of own) expect(x.A).toBeCloseTo(x.count * x.b * x.t, 9)
      }
  })

  it('prints the widths of a bent web that the engine lays down', () => {
    for (const { sense, plates, steps } of sections)
      for (const p of plates) {
        if (p.role !== 'web' || p.reduction === null || p.effective.length < 2) continue
        for (const { symbol, width } of p.effective) {
          const line = steps.find((s) => s.symbol === symbol)
          if (line) expect(Math.abs(line.value / width - 1), `${sense} ${symbol}`).toBeLessThan(1e-9)
        }
      }
  })

  it('names every part by the widths it consists of', () => {
    const widths = plateWidths(c).flatMap((w) => w.steps)
    for (const { sense, plates, parts, steps } of sections)
      for (const p of plates) {
        const values = [...widths, ...steps].map((s) => [s.symbol, s.value] as const)
        // The lines as they are printed; a plate without lines of its own shows its widths in the table.
        const printed = new Map([...p.effective.map((w) => [w.symbol, w.width] as const), ...values])
        const sharp = c.model.plates.find((x) => x.name === p.role || x.name === `${p.role}Right`)!
        for (const x of parts.filter((part) => part.role === p.role)) {
          const width = x.symbols.reduce((sum, symbol) => sum + printed.get(symbol)!, 0)
          expect((width * sharp.b_sharp) / p.b_p, `${sense} ${x.symbols.join(' + ')}`).toBeCloseTo(x.b, 9)
        }
      }
  })

  it('has true lines only', () => {
    for (const e of sections) for (const step of e.steps) expect(isTrue(step), `${e.sense}: ${step.symbol}`).toBe(true)
  })
})

/** The same number summed in another order. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * Math.abs(b)

describe('what has been printed', () => {
  const groups = (c: Candidate, sense: string) => printedEffectiveSections(c).find((e) => e.sense === sense)!

  it('is named and not printed again', () => {
    const omega = groups(cases[4]![1], 'COMPRESSION').groups.map((g) => [g.roles.join('+'), g.as])
    expect(omega).toEqual([
      ['', null],
      ['closedFlange', 'TOP_COMPRESSED'],
      ['foot+lip', 'BOTTOM_COMPRESSED'],
      ['web', null],
    ])
    expect(groups(cases[0]![1], 'BOTTOM_COMPRESSED').mirrors).toBe('TOP_COMPRESSED')
    expect(groups(cases[2]![1], 'BOTTOM_COMPRESSED').mirrors).toBeNull()
    expect(groups(cases[4]![1], 'BOTTOM_COMPRESSED').mirrors).toBeNull()
  })

  it('keeps the symbols of unequal flanges apart', () => {
    const { steps } = groups(cases[2]![1], 'COMPRESSION')
    const symbols = steps.map((s) => s.symbol)
    for (const symbol of ['b_e1_f_1', 'b_e1_f_2', 'c_eff_1', 'c_eff_2']) expect(symbols).toContain(symbol)
  })
})

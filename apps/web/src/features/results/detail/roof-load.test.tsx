import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(cleanup)

const FORMULA = '1.35 × Permanent, max + 1.50 × Concentrated load of roofs'

/** A result in which the concentrated load governs web crippling of the lightest, as an engine that knows it says so. */
function underRoofLoad(): StoredCalculation {
  const calculation = calculationOf(omegaRoof)
  const result = calculation.result!
  const id = 'ULS-99'
  const factors = { Gmax: 1.35, LiveR: 1.5 }
  const combination = { ...result.combinations[0]!, id, formula: '1.35·Gmax + 1.50·LiveR', factors }
  const solutions = result.solutions.map((s) => ({
    ...s,
    checks: s.checks.map((c) =>
      c.code === 'BENDING_Y_POS' ? { ...c, combinationId: id, roofLoadXM: 2.165 } : { ...c, roofLoadXM: null },
    ),
  }))
  const statics = { ...result.statics, roofPointLoad: { maxKn: [1.05, 1.05], minKn: [-0.05, -0.05] } }
  return {
    ...calculation,
    result: { ...result, solutions, statics, combinations: [...result.combinations, combination] },
  }
}

async function shown(calculation: StoredCalculation, tab?: string) {
  const solution = calculation.result!.solutions.find((s) => s.pass)!
  await renderResults(calculation, `?solution=${solution.id}`)
  if (tab) await userEvent.setup().click(screen.getByRole('tab', { name: tab }))
}
const plain = (element: Element) => element.textContent!.replace(/\s/g, ' ')

describe('the concentrated load of a roof in the results', () => {
  it('says where it stands, at the check it governs and at no other', async () => {
    await shown(underRoofLoad())
    const places = screen.getAllByText(/concentrated load at x/)
    expect(places.map(plain)).toEqual(['concentrated load at x = 2.165 m'])
    expect(plain(places[0]!.closest('td')!)).toBe(`ULS 99${FORMULA}concentrated load at x = 2.165 m`)
  })

  it('stands with its extremes in the characteristic reactions', async () => {
    await shown(underRoofLoad(), 'Reactions and deflections')
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name })).getAllByRole('cell').map(plain).slice(0, 3)
    expect(cells(/^Concentrated load of roofs, largest/)).toEqual(['1.050', '1.050', '–'])
    expect(cells(/^Concentrated load of roofs, smallest/)).toEqual(['−0.050', '−0.050', '–'])
  })

  it('has no diagram of its own, and the envelope says so', async () => {
    const calculation = underRoofLoad()
    await shown(calculation, 'Diagrams')
    const options = screen.getAllByRole('option').map(plain)
    expect(options.length).toBeGreaterThan(5)
    expect(options.filter((text) => text.includes('Concentrated load'))).toEqual([])
    expect(document.body.textContent).toContain('are part of the envelope only')
    cleanup()
    await shown(calculationOf(omegaRoof), 'Diagrams')
    expect(document.body.textContent).not.toContain('are part of the envelope only')
  })
})

import type { Costs } from '@madre/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serverStore } from '../../api/server-store.ts'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(cleanup)

const calculation = calculationOf(omegaRoof)
const { solutions } = calculation.result!
const lightest = solutions[0]!
const otherSteel = solutions.find((s) => s.pass && s.steel !== lightest.steel)!.steel
const COSTS: Costs = { currency: 'EUR', pricePerKg: { [lightest.steel]: 2, [otherSteel]: 1 }, pricePerLine: 5 }
const shown = (costs: Costs | null, search = '') =>
  renderResults(calculation, search, [], undefined, undefined, serverStore, undefined, costs)

describe('results beside what the user pays', () => {
  it('are the same to the letter where nothing is known of it, whatever the address asks for', async () => {
    const html: string[] = []
    for (const [costs, search] of [
      [null, ''],
      [null, '?sort=price'],
      [{ currency: 'EUR', pricePerM: 2 }, '?sort=-co2'],
    ] as const) {
      await shown(costs, search)
      html.push(document.body.innerHTML.replace(/«\w+»|_r_\w+_/g, ''))
      cleanup()
    }
    expect(html[0]).toContain('Estimated weight')
    expect(html[1]).toBe(html[0])
    expect(html[2]).toBe(html[0])
  })

  it('say which is cheapest and what it saves, in a column, too, by which the list sorts', async () => {
    const user = userEvent.setup()
    const { address } = await shown(COSTS)
    const price = (s: typeof lightest) => s.alignmentWeightKg * COSTS.pricePerKg![s.steel]! + 5
    const cheapest = solutions.filter((s) => s.pass).reduce((best, s) => (price(s) < price(best) ? s : best))
    const line = screen.getByText('Cheapest', { exact: false }).closest('p')!
    expect(within(line).getByRole('button').textContent).toContain(cheapest.section)
    expect(line.textContent).toContain(`, −${(price(lightest) - price(cheapest)).toFixed(2)} EUR, `)
    expect(line.className).toContain('no-print')

    await user.click(screen.getByRole('button', { name: 'Price [EUR]' }))
    expect(address()).toContain('sort=price')
    const [, first] = within(screen.getByRole('table', { name: 'Solutions' })).getAllByRole('row')
    expect(first!.textContent).toContain(cheapest.section)
    expect(first!.textContent).toContain(price(cheapest).toFixed(2))
    expect(screen.queryByRole('button', { name: /CO2e/ })).toBeNull()
  })

  it('stand side by side with both, by line and by square metre', async () => {
    const [a, b] = [solutions[0]!.id, solutions[1]!.id]
    await shown({ ...COSTS, co2PerKg: { [lightest.steel]: 2.5 } }, `?compare=${a},${b}&comparing=1`)
    const dialog = await screen.findByRole('dialog')
    for (const head of ['Price [EUR]', 'Price [EUR/m²]', 'CO2e [kg]', 'CO2e [kg/m²]'])
      expect(within(dialog).getByRole('rowheader', { name: head })).toBeTruthy()
    const row = within(dialog).getByRole('rowheader', { name: 'CO2e [kg]' }).closest('tr')!
    expect(row.textContent).toContain((2.5 * lightest.alignmentWeightKg).toFixed(2))
  })
})

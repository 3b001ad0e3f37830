import type { Costs, User } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ana } from '../../api/testing/ana.ts'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { CostsCard } from './costs-card.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('account')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The card of a user, and what it has sent. */
function shown(costs: Costs | null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ ...ana, ...JSON.parse(String(body)) })
  })
  const client = new QueryClient()
  client.setQueryData(['catalogue'], genericCatalogue)
  const user: User = { ...ana, costs }
  render(
    <QueryClientProvider client={client}>
      <CostsCard user={user} />
    </QueryClientProvider>,
  )
  return sent
}

describe('the card of what a line costs', () => {
  it('sends what is filled in, the currency in capitals, and keeps a steel the catalogue no longer has', async () => {
    const user = userEvent.setup()
    const sent = shown({ currency: 'EUR', pricePerKg: { S999: 3 } })
    await user.clear(screen.getByLabelText('Currency'))
    await user.type(screen.getByLabelText('Currency'), 'chf')
    await user.type(screen.getByLabelText('Price, S280'), '1.15')
    await user.type(screen.getByLabelText('Per line'), '18')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ costs: { currency: 'CHF', pricePerKg: { S999: 3, S280: 1.15 }, pricePerLine: 18 } }])
  })

  it('asks for the currency of a price and the source of a CO2e value before it sends', async () => {
    const user = userEvent.setup()
    const sent = shown(null)
    await user.type(screen.getByLabelText('Per line'), '18')
    await user.type(screen.getByLabelText('CO2e, S280'), '2.4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('A currency is needed with prices')).toBeTruthy()
    expect(screen.getByText('The source of the CO2e values is needed')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('marks a source whose time is over, and removes everything at once', async () => {
    const user = userEvent.setup()
    const co2 = { co2PerKg: { S280: 2.4 }, co2Source: 'EPD' }
    const sent = shown({ ...co2, co2ValidUntil: '2020-01-01' })
    expect(screen.getByText('The source is no longer valid')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(sent).toEqual([{ costs: null }])
    cleanup()
    shown({ ...co2, co2ValidUntil: '2999-01-01' })
    expect(screen.queryByText('The source is no longer valid')).toBeNull()
  })
})

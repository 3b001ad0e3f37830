import type { SiteBlock } from '@madre/climate'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
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

const accepted = { loads: { loadWindSuction: { source: 'PLACE', derived: null } } } as SiteBlock['accepted']

it.each([
  ['stands with the reactions and in their CSV', { version: 1, accepted }, 1],
  ['is not spoken of where wind was typed', undefined, 0],
] as const)('wind from the place on one end of the line %s', async (_, site, times) => {
  const calculation = calculationOf(omegaRoof)
  const { request } = calculation
  const placed = { ...calculation, request: { ...request, metadata: { ...request.metadata, site } } }
  const { id } = calculation.result!.solutions[0]!
  await renderResults(placed, `?solution=${id}`)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Reactions and deflections' }))
  expect(screen.queryAllByText(/^Wind from the place blows on the left end/)).toHaveLength(times)

  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  // A link that is followed would take the page of all tests elsewhere.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 10_000 })
  const csv = await (saved.mock.calls[0]![0] as Blob).text()
  expect(csv.match(/Wind from the place blows on the left end/g) ?? []).toHaveLength(times)
})

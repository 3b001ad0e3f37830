import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
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

const calculation = calculationOf(omegaRoof)
const { solutions } = calculation.result!
const passing = solutions.find(({ pass }) => pass)!
const failing = solutions.find(({ status }) => status === 'FAIL')!

const OUTDATED = /^The results are outdated\. Calculate again\./
const FAILS = /^This section fails: utilisation [\d.>\s]+%\./
const LIGHTEST = /^No section was chosen: this is the lightest that works\./

/** The remarks of the file that is saved: rows with nothing but their first cell. */
async function remarksOf(saved: { mock: { calls: unknown[][] } }): Promise<string[]> {
  await vi.waitFor(() => expect(saved.mock.calls).toHaveLength(1), { timeout: 10_000 })
  const text = await (saved.mock.calls[0]![0] as Blob).text()
  return text.split('\r\n').filter((row) => /^[^,]+,+$/.test(row))
}

function savedFiles() {
  // A link that is followed would take the page of all tests elsewhere.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
}

async function exported(change: Partial<StoredCalculation>, item: string) {
  const user = userEvent.setup()
  await renderResults({ ...calculation, ...change })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}

it.each([
  ['nothing of a chosen section that passes', { chosenResultId: passing.id }, []],
  ['that none was chosen', {}, [LIGHTEST]],
  ['that the chosen one fails', { chosenResultId: failing.id }, [FAILS]],
  ['that the result is outdated', { chosenResultId: passing.id, calculationStatus: 'EDITED' }, [OUTDATED]],
  ['all of it', { chosenResultId: failing.id, calculationStatus: 'EDITED' }, [OUTDATED, FAILS]],
] as const)('the order list says %s, on screen and in the file', async (_, change, expected) => {
  const saved = savedFiles()
  const user = await exported(change, 'Order list (CSV)…')
  const dialog = await screen.findByRole('dialog', { name: 'Order list' })
  const shown = within(dialog)
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '')
  const matching = expected.map((sentence) => expect.stringMatching(sentence))
  expect(shown).toEqual(matching)
  await user.click(within(dialog).getByRole('button', { name: 'Download CSV' }))
  expect(await remarksOf(saved)).toEqual(matching)
})

it('the list of results says that they are outdated', async () => {
  const saved = savedFiles()
  await exported({ calculationStatus: 'EDITED' }, 'List of results (CSV)')
  expect(await remarksOf(saved)).toEqual([expect.stringMatching(OUTDATED)])
})

import { type CalculationRequest, type CalculationResult, LANGUAGES } from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

interface Kept {
  request: CalculationRequest
  result: CalculationResult
}

const files = import.meta.glob<Kept>('../../../../../packages/contract/stored-results/[0-9]*.json', {
  import: 'default',
  eager: true,
})
const stored = Object.entries(files).map(([file, kept]) => ({ name: file.replace(/.*\/|\.json/g, ''), ...kept }))

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
const complaints = vi.fn()
beforeEach(() => {
  complaints.mockClear()
  vi.spyOn(console, 'error').mockImplementation(complaints)
})
afterEach(async () => {
  cleanup()
  await switchLanguage('en')
})

const kept = ({ request, result }: Kept) => ({ ...calculationOf(omegaRoof), request, result })

describe.each(stored)('the result that $name stored', (each) => {
  const calculation = kept(each)
  const { solutions } = each.result

  it('is listed as a whole', async () => {
    await renderResults(calculation, '?all=1')
    const table = screen.getByRole('table', { name: 'Solutions' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + solutions.length)
    expect(complaints).not.toHaveBeenCalled()
  })

  // One steel says as much as two.
  it.each(solutions.filter((_, i) => i % 2 === 0).map((s) => s.id))(
    'opens its solution %s, every part of it',
    async (id) => {
      const user = userEvent.setup()
      await renderResults({ ...calculation, chosenResultId: id }, `?solution=${id}`)
      const detail = screen.getByRole('region', { name: /^Solution/ })
      for (const tab of within(detail).queryAllByRole('tab')) await user.click(tab)
      expect(within(detail).getByRole('heading', { level: 3 })).toBeTruthy()
      expect(complaints).not.toHaveBeenCalled()
    },
  )
})

describe('a result of another version', () => {
  const old = kept(stored[0]!)
  const chosenResultId = old.result.solutions[0]!.id

  it('says so, offers to calculate again, and neither a note nor anything else derived anew', async () => {
    const user = userEvent.setup()
    const onCalculate = vi.fn()
    expect(old.result.engineVersion).not.toBe(ENGINE_VERSION)
    await renderResults({ ...old, chosenResultId }, `?solution=${chosenResultId}`, [], undefined, onCalculate)
    expect(screen.getByText(/another version of the engine or the catalogue \(1\.0\.0, generic-1\)/)).toBeTruthy()
    const note = screen.getByRole('button', { name: 'Calculation note' })
    expect(note.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(note.getAttribute('aria-describedby')!)?.textContent).toBe(
      'The results are of another version. Calculate again.',
    )
    expect(screen.queryByRole('tab', { name: 'Diagrams' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Calculate again' }))
    expect(onCalculate).toHaveBeenCalledOnce()
  })

  it('is told of another catalogue too, and nothing is said of one of this engine and catalogue', async () => {
    const calculation = calculationOf(omegaRoof)
    await renderResults({ ...calculation, result: { ...calculation.result!, catalogueVersion: 'of a maker' } })
    expect(screen.getByText(/another version .*of a maker/)).toBeTruthy()
    cleanup()
    await renderResults(calculation)
    expect(screen.queryByText(/another version/)).toBeNull()
  })

  it.each(LANGUAGES)('says it in %s', async (language) => {
    await switchLanguage(language)
    await loadArea('results')
    await renderResults({ ...old, chosenResultId }, '', [], undefined, () => {})
    const banner = screen.getByRole('status')
    expect(banner.textContent).toContain('(1.0.0, generic-1)')
    const words = {
      en: 'Calculate again',
      pt: 'Calcular novamente',
      de: 'Neu berechnen',
      fr: 'Relancer le calcul',
      es: 'Calcular de nuevo',
    }
    expect(within(banner).getByRole('button').textContent).toBe(words[language])
  })
})

it('a result that was underestimated says so, and one calculated again what it was and what it is', async () => {
  const roof = calculationOf(omegaRoof)
  const old = {
    ...roof,
    result: { ...roof.result!, engineVersion: '1.2.0' },
    underestimated: ['SIDEWAYS_LOAD' as const],
  }
  await renderResults(old, '', [], undefined, () => undefined)
  expect(screen.getByText('Engines before 1.4 underestimated sideways load: calculate again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Calculate again' })).toBeTruthy()
  cleanup()
  const recalculated = {
    ...{ engineVersion: '1.3.2', section: 'Ω 160×60', thicknessMm: 1.5, steel: 'S350' },
    ...{ before: { pass: true, utilisation: 0.93 }, after: { pass: false, utilisation: 1.21 } },
  }
  await renderResults({ ...roof, recalculated })
  expect(screen.getByText(/before passes 93.0 % \(engine 1\.3\.2\), now fails 121.0 %/)).toBeTruthy()
})

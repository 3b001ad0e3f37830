import type { Change } from '@madre/engine'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
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

const spacing: Change = { kind: 'SPACING', spacingM: 1.05, estimatedWeightKgM2: 5.5, utilisation: 0.98 }
const keyOf = (s: { profileType: string; typology: string; thicknessMm: number; steel: string }) => ({
  solution: { profileType: s.profileType, typology: s.typology, thicknessMm: s.thicknessMm, steel: s.steel },
})

describe('a proposal of the results', () => {
  it('where nothing passes is shown at once, and applied by a button', async () => {
    const heavy = calculationOf({ ...omegaRoof, loadSnowRegular: omegaRoof.loadSnowRegular!.map(() => 40) })
    const least = heavy
      .result!.solutions.filter((s) => s.utilisation !== null)
      .sort((a, b) => a.utilisation! - b.utilisation!)[0]!
    const onApply = vi.fn()
    await renderResults(heavy, '', [['changes', keyOf(least), [spacing]]], onApply)
    expect(screen.getByText('The smallest change that makes it pass:')).toBeTruthy()
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: /^Apply – Spacing of 1\.05 m instead of 2\.00 m/ }))
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ transverseLengthM: 1.05 })
  })

  it('that makes a lighter line heavier per m² comes last among the lighter sections, and says so', async () => {
    const calculation = calculationOf(omegaRoof)
    const [lightest] = calculation.result!.solutions
    const lighter = calculation
      .result!.solutions.filter((s) => s.status === 'FAIL' && s.alignmentWeightKg < lightest!.alignmentWeightKg)
      .sort((a, b) => a.utilisation! - b.utilisation!)
      .slice(0, 5)
    const per = (weight: number): Change => ({ ...spacing, estimatedWeightKgM2: weight }) as Change
    const light = lightest!.estimatedWeightKgM2
    await renderResults(
      calculation,
      '',
      lighter.map((s, i) => ['changes', keyOf(s), [per(i === 0 ? light + 0.5 : light - 0.01)]]),
      vi.fn(),
    )
    const user = userEvent.setup()
    await user.click(screen.getByText('Why not lighter?'))
    const said = await screen.findByText('lighter per line, heavier per m²')
    const items = [...said.closest('ul')!.children]
    expect(items.indexOf(said.closest('li')!)).toBe(items.length - 1)
    expect(items).toHaveLength(lighter.length)
    expect(items.length).toBeGreaterThan(1)
  })

  it('stands beside each lighter section that fails', async () => {
    const calculation = calculationOf(omegaRoof)
    const [lightest] = calculation.result!.solutions
    const lighter = calculation
      .result!.solutions.filter((s) => s.status === 'FAIL' && s.alignmentWeightKg < lightest!.alignmentWeightKg)
      .sort((a, b) => a.utilisation! - b.utilisation!)[0]!
    const onApply = vi.fn()
    const user = userEvent.setup()
    await renderResults(calculation, '', [['changes', keyOf(lighter), [spacing]]], onApply)
    await user.click(screen.getByText('Why not lighter?'))
    await user.click(await screen.findByRole('button', { name: /^Apply – Spacing/ }))
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ transverseLengthM: 1.05 })
  })
})

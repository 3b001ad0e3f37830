import { LANGUAGES } from '@madre/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { changesOf } from './changes/change-line.tsx'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
afterEach(cleanup)

const SHEET = {
  kind: 'TRAPEZOIDAL',
  name: 'T 35/207',
  heightMm: 35,
  ribMm: 207,
  narrowFlangeMm: 40,
  wideFlangeMm: 119,
  tNomMm: 0.75,
  inertiaCm4M: 8.5,
  position: 'POSITIVE',
  through: 'TROUGH',
  ribs: 'SECOND',
  laidOn: 'FLANGE',
  roofLengthM: 10,
} as const
const soft = calculationOf({ ...omegaRoof, sectionTypes: ['Z'], transverseLengthM: 0.8, sheeting: SHEET })
const governed = soft.result!.solutions.find(({ governing }) => governing === 'SHEETING_SHEAR')!

describe('the results under a sheet', () => {
  it('have its stiffness as a check of its own, that is of no place and no combination', async () => {
    await renderResults(soft, `?all=1&solution=${governed.id}`)
    const name = await screen.findByRole('rowheader', { name: 'Shear stiffness of the cladding' })
    const row = within(name.closest('tr')!)
    const { demand, resistance } = governed.checks.find(({ code }) => code === 'SHEETING_SHEAR')!
    const kN = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    expect(row.getByText(kN(demand!), { exact: false })).toBeTruthy()
    expect(row.getByText(kN(resistance!), { exact: false })).toBeTruthy()
    expect(row.getByText(/EN 1993-1-3 10\.1\.1\(6\)/)).toBeTruthy()
    expect(name.closest('tr')!.textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('are applied with one press: every rib, or no sheet', async () => {
    const onApply = vi.fn()
    const closest = soft.result!.solutions.filter((s) => s.utilisation !== null)
    const least = closest.reduce((a, b) => (b.utilisation! < a.utilisation! ? b : a))
    for (const [change, name, patch] of [
      [
        { kind: 'SHEETING', ribs: 'EVERY', utilisation: 0.9 },
        /Sheet screwed at every rib/,
        { sheeting: { ...SHEET, ribs: 'EVERY' } },
      ],
      [
        { kind: 'UNHELD', utilisation: 0.8 },
        /Without counting on the sheet/,
        {
          sheeting: undefined,
          spanRestraints: { ...soft.request.spanRestraints, upper: { type: 1, lateralLocks: [0, 0, 0] } },
        },
      ],
    ] as const) {
      await renderResults(soft, '', [['changes', changesOf(least), [change]]], onApply)
      await userEvent.setup().click(await screen.findByRole('button', { name }))
      expect(onApply).toHaveBeenLastCalledWith(patch)
      cleanup()
    }
  })

  it.each(LANGUAGES)('warn in words (%s), and say why a thin sheet gives no spring', async (language) => {
    await switchLanguage(language)
    const thin = calculationOf({ ...omegaRoof, sheeting: { ...SHEET, tNomMm: 0.6, ribs: 'EVERY' } })
    expect(thin.result!.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['SHEETING_CONDITIONS', 'SHEETING_NO_SPRING']),
    )
    await renderResults(thin, '')
    const said = document.body.textContent!
    expect(said).toMatch(/0[.,]66\smm/)
    // The engine's own English words stand in no other language.
    for (const { code, message } of thin.result!.warnings)
      if (code.startsWith('SHEETING') && language !== 'en') expect(said).not.toContain(message)
    expect(said).not.toMatch(/warning\.|noSpring\./)
  })
})

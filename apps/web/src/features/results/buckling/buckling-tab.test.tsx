import { decode } from '@madre/contract'
import { explain, genericCatalogue } from '@madre/engine'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'
import { curveOfSolution } from './curve-of-solution.ts'
import { firstLook } from './first-look.ts'

/** The code of the tab is fetched when it is opened. */
const PATIENCE = { timeout: 30_000 }

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
afterEach(cleanup)

it('the tab compares code and strips in one sentence, lists both, and reads the curve at its cursor', async () => {
  const calculation = calculationOf(omegaRoof)
  const solution = calculation.result!.solutions.find(
    (s) => s.typology === 'OMEGA-160-60' && s.thicknessMm === 2 && s.status !== 'NOT_APPLICABLE',
  )!
  const context = { input: omegaRoof, ...decode(omegaRoof), catalogue: genericCatalogue }
  const questions = (['M+', 'M-'] as const).flatMap((action) =>
    (['coarse', 'fine'] as const).map((detail) => ({ ...firstLook(solution), action, detail })),
  )
  await renderResults(calculation, `?solution=${solution.id}`, [
    ['explain', { solutionId: solution.id }, explain(decode(omegaRoof).line, genericCatalogue, solution.id)],
    ...questions.map((about) => ['buckling', about, curveOfSolution(context, about)] as ['buckling', unknown, unknown]),
  ])
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Buckling' }))
  // Bent with its top compressed the stiffened feet are in tension: the plates are what is compared.
  await screen.findByText(/^local: code \d+, strips \d+ N\/mm²: the code/, undefined, PATIENCE)
  await user.click(screen.getByRole('radio', { name: /M−/ }))
  const sentence = await screen.findByText(/^distortional: code \d+, strips \d+ N\/mm²/, undefined, PATIENCE)
  const [, code, strips, percent] = /code (\d+), strips (\d+) N\/mm²: the code is safe by (\d+)/.exec(
    sentence.textContent!,
  )!
  expect(Number(percent)).toBe(Math.round((1 - Number(code) / Number(strips)) * 100))

  const minima = within(screen.getByRole('heading', { name: 'Minima of the curve' }).parentElement!)
  expect(minima.getAllByRole('rowheader').map((r) => r.textContent)).toEqual(['local', 'distortional'])
  const levels = within(screen.getByRole('heading', { name: 'Elastic stresses of the code' }).parentElement!)
  expect(levels.getByRole('row', { name: new RegExp(`σcr,s ${code}`) })).toBeTruthy()

  const slider = screen.getByRole('slider', { name: /Shape at/ })
  expect(slider.getAttribute('aria-valuetext')).toContain(`${strips} N/mm²`)
  expect(slider.getAttribute('aria-valuetext')).toContain('distortional')
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
  expect(slider.getAttribute('aria-valuetext')).toContain('half-wavelength 10,000 mm')
  expect(slider.getAttribute('aria-valuetext')).toContain('global')
  expect(screen.getByRole('img', { name: 'Buckling shape at 10000 mm' })).toBeTruthy()
})

import { type DesignRequest, decode } from '@madre/contract'
import { explain, genericCatalogue } from '@madre/engine'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { curveOfSolution } from './buckling/curve-of-solution.ts'
import { firstLook } from './buckling/first-look.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
afterEach(cleanup)

const LYING = /(upper|lower|top|bottom) (fibre|flange|lip|compressed)/i
const facade: DesignRequest = { ...omegaRoof, simulationType: 'FACADE', inclinationDegrees: 0, loadSnowRegular: null }

/** Every word on screen, and those only a screen reader says. */
const said = () =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')),
  ].join('\n')

it('the results of a façade speak of outer and inner in lists, comparison and every tab', async () => {
  const calculation = calculationOf(facade)
  const [first, second] = calculation.result!.solutions.filter((s) => s.status !== 'NOT_APPLICABLE')
  const about = (detail: 'coarse' | 'fine') => ({ ...firstLook(first!), detail })
  const context = { input: facade, ...decode(facade), catalogue: genericCatalogue }
  await renderResults(calculation, `?solution=${first!.id}&compare=${first!.id},${second!.id}&all=1`, [
    ['explain', { solutionId: first!.id }, explain(decode(facade).line, genericCatalogue, first!.id)],
    ...(['coarse', 'fine'] as const).map(
      (d) => ['buckling', about(d), curveOfSolution(context, about(d))] as ['buckling', unknown, unknown],
    ),
  ])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Compare (2)' }))
  await screen.findByRole('dialog')
  expect(LYING.exec(said())?.[0], 'comparison').toBeUndefined()
  expect(screen.getByRole('dialog').textContent).toMatch(/outer flange compressed/)
  await user.keyboard('{Escape}')
  for (const tab of ['Checks', 'Cross-section', 'Buckling']) {
    await user.click(screen.getByRole('tab', { name: tab }))
    if (tab === 'Buckling') await screen.findByText(/^local: code/, undefined, { timeout: 30_000 })
    expect(LYING.exec(said())?.[0], tab).toBeUndefined()
  }
  expect(said()).toMatch(/outer flange compressed/)
})

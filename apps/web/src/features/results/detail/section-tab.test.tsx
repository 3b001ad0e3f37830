import { type DesignRequest, decode } from '@madre/contract'
import { explain, genericCatalogue } from '@madre/engine'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280)
})
afterEach(cleanup)

/** The words inside the drawings of the section tab, drawing by drawing. */
async function drawn(input: DesignRequest) {
  const calculation = calculationOf(input)
  const solution = calculation.result!.solutions.find((s) => s.status !== 'NOT_APPLICABLE')!
  await renderResults(calculation, `?solution=${solution.id}`, [
    ['explain', { solutionId: solution.id }, explain(decode(input).line, genericCatalogue, solution.id)],
  ])
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Cross-section' }))
  const panel = screen.getByRole('tabpanel')
  await waitFor(() => expect(panel.querySelector('svg[role=img]')).not.toBeNull())
  return [...panel.querySelectorAll('svg[role=img]')].map((svg) => ({
    name: svg.getAttribute('aria-label')!,
    words: [...svg.querySelectorAll('text')].map((text) => ({
      said: text.textContent,
      x: Number(text.getAttribute('x')),
    })),
    turned: svg.querySelectorAll('text[transform]').length,
  }))
}

it('draws every section of a façade standing, outside at the left, and says so', async () => {
  const drawings = await drawn({ ...omegaRoof, simulationType: 'FACADE', inclinationDegrees: 0, loadSnowRegular: null })
  expect(drawings.length).toBeGreaterThanOrEqual(4)
  expect(drawings.map((d) => d.name)).toContain('Effective section, outer flange compressed')
  for (const { words, turned } of drawings) {
    const at = (said: string) => words.find((w) => w.said === said)!.x
    expect(at('outside')).toBeLessThan(at('inside'))
    expect(turned).toBe(0)
  }
})

it('draws the sections of a roof lying', async () => {
  for (const { words } of await drawn(omegaRoof)) expect(words.map((w) => w.said)).not.toContain('outside')
})

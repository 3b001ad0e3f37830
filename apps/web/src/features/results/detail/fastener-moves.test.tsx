import { type DesignRequest, decode } from '@madre/contract'
import { explain, genericCatalogue } from '@madre/engine'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
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

/** The lightest passing section of a roof on screen; what the engine says of its fasteners. */
async function fastenerOf(profile: 'Z' | 'OMEGA', fastenerToWebMm: number) {
  const input: DesignRequest = {
    ...omegaRoof,
    sectionTypes: [profile],
    claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3, fastenerToWebMm },
  }
  const calculation = calculationOf(input)
  const solution = calculation.result!.solutions.find((s) => s.pass)!
  const explanation = explain(decode(input).line, genericCatalogue, solution.id)
  await renderResults(calculation, `?solution=${solution.id}`, [['explain', { solutionId: solution.id }, explanation]])
  return explanation.fastener
}

const percent = (u: number) => `${(Math.ceil(u * 1000 - 1e-6) / 10).toFixed(1)}\u00a0%`
const text = () => document.body.textContent!.replace(/\s/g, ' ')

describe('the checks of the free flange with the fasteners elsewhere', () => {
  it('stand under the checks of a Z, for both places', async () => {
    const { moves } = (await fastenerOf('Z', 30))!
    expect(moves).toHaveLength(2)
    for (const [i, where] of ['nearer the web', 'farther from the web'].entries())
      for (const { utilisation } of moves[i]!.utilisations)
        expect(text().split(`10 mm ${where}`)[1]!.slice(0, 120)).toContain(percent(utilisation).replace(/\s/g, ' '))
  })

  it('are none of an Ω', async () => {
    expect(await fastenerOf('OMEGA', 30)).toBeNull()
    expect(screen.getAllByText(/rounded up to 0.1/)).toBeTruthy()
    expect(text()).not.toContain('nearer the web')
  })
})

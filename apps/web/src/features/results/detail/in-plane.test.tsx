import { type DesignRequest, decode } from '@madre/contract'
import { envelopes, explain, genericCatalogue } from '@madre/engine'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { combinationName } from '../model/actions.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'
import { ofEnvelopes } from './diagram-stack.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(cleanup)

const braced = (type: 0 | 1): DesignRequest => ({
  ...omegaRoof,
  inclinationDegrees: 15,
  spanRestraints: {
    upper: { type, lateralLocks: omegaRoof.spanLengthsM.map((l) => (type === 1 && l > 1 ? 1 : 0)) },
    lower: { use: false, lateralLocks: omegaRoof.spanLengthsM.map(() => 0) },
  },
})
const only = {
  ...genericCatalogue,
  families: genericCatalogue.families.filter((f) => f.typology === 'OMEGA-160-60'),
}

/** The reactions of a solution on screen, with the explanation the engine gives of it. */
async function reactionsOf(input: DesignRequest) {
  const calculation = calculationOf(input)
  const solution = calculation.result!.solutions.find(
    (s) => s.typology === 'OMEGA-160-60' && s.status !== 'NOT_APPLICABLE',
  )!
  const explanation = explain(decode(input).line, only, solution.id)
  await renderResults(calculation, `?solution=${solution.id}`, [['explain', { solutionId: solution.id }, explanation]])
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Reactions and deflections' }))
  return explanation
}

describe('the load in the plane of the envelope', () => {
  it('stands with every support and restraint that has to carry it', async () => {
    const { inPlaneReactions } = await reactionsOf(braced(1))
    expect(inPlaneReactions.some((r) => r.at === 'RESTRAINT')).toBe(true)
    const heading = screen.getByRole('heading', { name: 'Forces in the plane of the envelope, design values' })
    const rows = within(heading.parentElement!).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(inPlaneReactions.length)
    rows.forEach((row, i) => {
      const r = inPlaneReactions[i]!
      expect(row.textContent).toContain(r.at === 'SUPPORT' ? 'support ' : 'restraint, span ')
      expect(row.textContent).toContain(`${r.maxKn.toFixed(2)} ${combinationName(r.maxCombinationId, i18next.t)}`)
    })
  })

  it('is not spoken of where a panel carries it', async () => {
    await reactionsOf(braced(0))
    expect(screen.queryByRole('heading', { name: /^Forces in the plane/ })).toBeNull()
  })

  it('has its moments about z among the diagrams of a C; an Ω is no beam about z', () => {
    const lateral = (type: 'OMEGA' | 'C', upper: 0 | 1, id: string) => {
      const line = decode({ ...braced(upper), sectionTypes: [type] }).line
      return ofEnvelopes(envelopes(line, genericCatalogue, id)).lateral
    }
    expect(lateral('C', 1, 'C-200-70-2.0-S350')).toHaveLength(2)
    expect(lateral('C', 0, 'C-200-70-2.0-S350')).toEqual([])
    expect(lateral('OMEGA', 1, 'OMEGA-160-60-2.0-S350')).toEqual([])
  })

  it('moves the line by so much, which stands with the facts of the solution and with its deflections', async () => {
    const { solution } = await reactionsOf(braced(1))
    const mm = solution.sidewaysMm!.valueMm.toFixed(1)
    expect(screen.getByText('In-plane displacement').nextElementSibling!.textContent).toBe(`${mm} mm`)
    expect(screen.getByText(/^Largest displacement in the plane of the envelope/).textContent).toContain(`${mm} mm (`)
  })
})

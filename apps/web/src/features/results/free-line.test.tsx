import type { DesignRequest } from '@madre/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(cleanup)

const none = omegaRoof.spanLengthsM.map(() => 0)
const line = (type: 0 | 1): DesignRequest => ({
  ...omegaRoof,
  sectionTypes: ['C'],
  spanRestraints: { upper: { type, lateralLocks: none }, lower: { use: false, lateralLocks: none } },
})

it('the card of a C without panel says how far its line twists', async () => {
  const calculation = calculationOf(line(1))
  const [first] = calculation.result!.solutions.filter((s) => s.status !== 'NOT_APPLICABLE')
  await renderResults(calculation, `?solution=${first!.id}&all=1`)
  const name = await screen.findByText('Twist of the line')
  expect(name.nextElementSibling?.textContent?.trim()).toBe(`${first!.twistDegrees!.toFixed(1)}°`)
})

it('that of a C under a panel does not', async () => {
  const calculation = calculationOf(line(0))
  const [first] = calculation.result!.solutions.filter((s) => s.status !== 'NOT_APPLICABLE')
  await renderResults(calculation, `?solution=${first!.id}&all=1`)
  await screen.findAllByText('Estimated weight')
  expect(screen.queryByText('Twist of the line')).toBeNull()
})

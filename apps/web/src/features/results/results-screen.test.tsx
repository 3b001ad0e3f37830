import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
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

const calculation = calculationOf(omegaRoof)
const solutions = calculation.result!.solutions
const passing = solutions.filter((s) => s.pass)
/** the engine gives those that pass first, the lightest before the others */
const lightest = `${passing[0]!.section}×${passing[0]!.thicknessMm.toFixed(1)} ${passing[0]!.steel}`
const rows = () =>
  within(screen.getByRole('table', { name: 'Solutions' }))
    .getAllByRole('row')
    .slice(1)

describe('the results of a calculation', () => {
  it('begin with the lightest section that works and its utilisation, rounded up', async () => {
    await renderResults(calculation)
    const answer = screen.getByRole('region', { name: lightest })
    expect(answer.textContent).toContain(
      `utilisation ${(Math.ceil(passing[0]!.utilisation! * 1000) / 10).toFixed(1)}\u00a0%`,
    )
    expect(answer.textContent).toContain('Lateral-torsional buckling')
  })

  it('show one solution for each typology with a passing one, and all of them on demand', async () => {
    const user = userEvent.setup()
    const { address } = await renderResults(calculation)
    expect(rows()).toHaveLength(new Set(passing.map((s) => s.typology)).size)
    await user.click(screen.getByRole('switch', { name: 'Include all solutions' }))
    expect(screen.getByText(`${solutions.length} results`)).toBeTruthy()
    expect(rows()).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(rows()).toHaveLength(24)
    expect(address()).toContain('all=1')
  })

  it('stand filtered and sorted as the address says, and Reset takes both back', async () => {
    const user = userEvent.setup()
    const { address } = await renderResults(calculation, '?all=1&steel=S350&sort=-height')
    const heights = rows().map((row) =>
      Number(
        within(row)
          .getAllByRole('cell')[3]!
          .textContent!.replace(/[^0-9]/g, ''),
      ),
    )
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    expect(rows().every((row) => row.textContent!.includes('S350'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(address()).toBe('')
  })

  it('say so when the filters leave nothing, and what would', async () => {
    const user = userEvent.setup()
    await renderResults(calculation, '?typology=OMEGA-80-50')
    expect(screen.getByText('No results were found for the applied filters.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Include all solutions' }))
    expect(rows()).toHaveLength(8)
  })

  it('open the chart with all solutions where it would have no more than two marks', async () => {
    const user = userEvent.setup()
    const { address } = await renderResults(calculation, '?typology=OMEGA-160-60')
    expect(rows()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Chart' }))
    expect(address()).toContain('all=1')
    cleanup()
    const other = await renderResults(calculation)
    expect(rows().length).toBeGreaterThan(2)
    await user.click(screen.getByRole('button', { name: 'Chart' }))
    expect(other.address()).not.toContain('all=1')
  })

  it('open a solution with every check it was given', async () => {
    const user = userEvent.setup()
    await renderResults(calculation)
    await user.click(screen.getAllByRole('button', { name: /Ω 160×60.*see checks/ })[0]!)
    const detail = screen.getByRole('region', { name: `Solution ${lightest}` })
    const checks = within(within(detail).getByRole('table', { name: 'Checks' })).getAllByRole('row')
    expect(checks).toHaveLength(1 + passing[0]!.checks.filter((c) => c.utilisation !== null).length)
    expect(checks[1]!.textContent).toContain('Lateral-torsional buckling')
  })

  it('name the check that fails first', async () => {
    const failing = solutions.find((s) => s.status === 'FAIL')!
    await renderResults(calculation, `?solution=${failing.id}`)
    expect(screen.getByText('Why it fails')).toBeTruthy()
    expect(screen.getByText('The smallest change of each kind that makes it pass')).toBeTruthy()
  })

  it('compare up to four solutions side by side', async () => {
    const ids = solutions.slice(0, 3).map((s) => s.id)
    await renderResults(calculation, `?compare=${ids.join(',')}&comparing=1`)
    const dialog = screen.getByRole('dialog', { name: 'Compare solutions' })
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(3)
  })
})

describe('results that are not the last word', () => {
  it('of an edited simulation are marked as outdated and offer no choice', async () => {
    await renderResults({ ...calculation, calculationStatus: 'EDITED' })
    expect(screen.getByText(/from before the latest changes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it('still being calculated ask for patience', async () => {
    await renderResults({ ...calculation, calculationStatus: 'IN_PROGRESS' })
    expect(screen.getByText('Please wait, your calculation is being processed')).toBeTruthy()
  })

  it('without a passing section show the one that comes closest of each typology', async () => {
    const heavy = calculationOf({ ...omegaRoof, loadSnowRegular: omegaRoof.loadSnowRegular!.map(() => 40) })
    await renderResults(heavy)
    expect(screen.getByText('No section of the catalogue passes.')).toBeTruthy()
    const typologies = new Set(heavy.result!.solutions.map((s) => s.typology))
    expect(rows()).toHaveLength(typologies.size)
    expect(rows().every((row) => row.textContent!.includes('fails') || row.textContent!.includes('outside'))).toBe(true)
  })
})

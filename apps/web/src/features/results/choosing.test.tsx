import { LANGUAGES } from '@madre/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverStore } from '../../api/server-store.ts'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const calculation = calculationOf(omegaRoof)
const { solutions } = calculation.result!
const passing = solutions.find((s) => s.pass)!
const failing = solutions.find((s) => s.status === 'FAIL')!
const noteButton = () => screen.getByRole('button', { name: 'Calculation note' })

describe('the calculation note', () => {
  it('says what is missing before a solution is chosen, and offers no language', async () => {
    const user = userEvent.setup()
    await renderResults(calculation)
    expect(noteButton().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(noteButton().getAttribute('aria-describedby')!)
    expect(reason?.textContent).toBe('Choose a solution first.')
    await user.click(noteButton())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [5, 'Choose a solution first.'],
    [6, 'Without an account, a calculation note is printed for up to 5 main spans only.'],
  ])('of a trial of %d spans: what stands beside the button before it is asked for', async (spans, said) => {
    const request = {
      ...calculation.request,
      spanLengthsM: [0.5, ...Array.from({ length: spans }, () => 5)],
      hasLeftCantilever: true,
      hasRightCantilever: false,
    }
    const trial = { ...serverStore, isTrial: true }
    await renderResults({ ...calculation, request }, '', [], undefined, undefined, trial)
    expect(document.getElementById(noteButton().getAttribute('aria-describedby')!)?.textContent).toBe(said)
  })

  it('of a trial that has none: an account gives it, said once a solution is chosen', async () => {
    const trial = { ...serverStore, isTrial: true, note: null }
    await renderResults({ ...calculation, chosenResultId: null }, '', [], undefined, undefined, trial)
    expect(screen.queryByText(/With an account/)).toBeNull()
    cleanup()
    await renderResults({ ...calculation, chosenResultId: passing.id }, '', [], undefined, undefined, trial)
    expect(screen.getByText('With an account there is the calculation note as a PDF.')).toBeTruthy()
  })

  it.each([
    ['Deutsch', 'In full, with every derivation', false, '?lang=de'],
    ['Français', 'In short: input, governing checks, reactions, deflections', false, '?lang=fr&form=short'],
    ['English', 'In full, with every derivation', true, '?lang=en&secondOpinion=true'],
  ])('is asked for as a whole before anything starts: %s, %s, %s', async (language, form, second, query) => {
    const user = userEvent.setup()
    await renderResults({ ...calculation, chosenResultId: passing.id })
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: URL) => {
      asked.push(url.pathname + url.search)
      return Response.json({}, { status: 503 })
    })
    await user.click(noteButton())
    const choice = screen.getByRole('combobox', { name: 'Language' })
    expect(choice.querySelectorAll('option')).toHaveLength(LANGUAGES.length)
    expect(screen.queryByText(/chosen solution fails/)).toBeNull()
    await user.selectOptions(choice, language)
    await user.click(screen.getByRole('radio', { name: form }))
    if (second) await user.click(screen.getByRole('checkbox', { name: /^with second opinion/ }))
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(asked).toEqual([`/api/madre/Calculations/${calculation.id}/calculation-note${query}`])
  })

  it('of a solution that fails is offered with a warning beside it', async () => {
    await renderResults({ ...calculation, chosenResultId: failing.id })
    expect(screen.getByText('The chosen solution fails; the note will say so.')).toBeTruthy()
    expect(screen.getAllByText('Chosen – fails').length).toBeGreaterThan(0)
    expect(screen.queryByText('Chosen', { exact: true })).toBeNull()
  })
})

describe('choosing', () => {
  const chooseOpened = async (id: string) => {
    const asked = vi.fn(async () => Response.json({ ...calculation, chosenResultId: id }))
    vi.stubGlobal('fetch', asked)
    const user = userEvent.setup()
    await renderResults(calculation, `?solution=${id}`)
    const detail = screen.getByRole('region', { name: /^Solution/ })
    await user.click(within(detail).getByRole('button', { name: /^Choose/ }))
    return { asked, user }
  }

  it('a solution that passes asks nothing', async () => {
    const { asked } = await chooseOpened(passing.id)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked).toHaveBeenCalled()
  })

  it('one that fails asks first, naming the check that fails most', async () => {
    const { asked, user } = await chooseOpened(failing.id)
    const dialog = screen.getByRole('dialog', { name: /fails\. Choose it all the same\?$/ })
    const worst = failing.checks.filter((c) => c.status === 'FAIL').sort((a, b) => b.utilisation! - a.utilisation!)[0]!
    expect(failing.governing).toBe(worst.code)
    expect(dialog.textContent).toMatch(/It fails: [A-Z][^(]+\(\d/)
    expect(asked).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('one that fails is chosen when that is confirmed', async () => {
    const { asked, user } = await chooseOpened(failing.id)
    await user.click(screen.getByRole('button', { name: 'Choose all the same' }))
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('the conditions to observe', () => {
  const stiffness = () => screen.getAllByRole('listitem').find((li) => li.textContent!.includes('Sreq'))!

  it('give a range over the catalogue until a section is chosen', async () => {
    await renderResults(calculation)
    expect(stiffness().textContent).toMatch(/between [\d,]+ and [\d,]+\skN/)
  })

  it('name what shells show of the section chosen, or else of the lightest that passes, and of no other', async () => {
    const [first, other] = solutions.filter((s) => s.pass)
    const warning = {
      ...{ code: 'OMEGA_WEB_SLENDER_AT_SUPPORT', message: '' },
      values: { percent: 16, solutions: first!.id },
    }
    const result = { ...calculation.result!, warnings: [...calculation.result!.warnings, warning] }
    for (const [chosenResultId, isNamed] of [
      [null, true],
      [first!.id, true],
      [other!.id, false],
    ] as const) {
      await renderResults({ ...calculation, result, chosenResultId })
      const named = screen.getAllByRole('listitem').filter((li) => li.textContent!.includes('up to 16 % too low'))
      expect(named.length, String(chosenResultId)).toBe(Number(isNamed))
      cleanup()
    }
  })

  it('then give the value of its own, never less than is needed, with the symbol typeset', async () => {
    await renderResults({ ...calculation, chosenResultId: passing.id })
    const value = Number(/Sreq\s=\s([\d,]+)\skN/.exec(stiffness().textContent!)![1]!.replaceAll(',', ''))
    expect(value).toBe(Math.ceil(passing.shearStiffnessRequiredKn!))
    expect(stiffness().querySelector('sub')?.textContent).toBe('req')
    expect(document.body.textContent).not.toMatch(/[A-Z]_[A-Za-z]/)
  })
})

describe('where nothing passes', () => {
  const heavy = calculationOf({ ...omegaRoof, loadSnowRegular: omegaRoof.loadSnowRegular!.map(() => 40) })
  const least = heavy.result!.solutions.reduce((a, b) =>
    (b.utilisation ?? Number.POSITIVE_INFINITY) < (a.utilisation ?? Number.POSITIVE_INFINITY) ? b : a,
  )

  it.each(['', '?all=1'])('the nearest comes first (%s)', async (search) => {
    await renderResults(heavy, search)
    const rows = within(screen.getByRole('table', { name: 'Solutions' })).getAllByRole('row')
    expect(rows[1]!.textContent).toContain(least.section)
    expect(screen.getByRole('option', { name: 'Nearest first' })).toBeTruthy()
  })
})

import { decode, LANGUAGES } from '@madre/contract'
import { type Check, envelopes, explain, genericCatalogue, lineForces, listedReactions } from '@madre/engine'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import type { QuestionKind } from '../engine/engine-client.ts'
import { type Results, ResultsProvider } from '../engine/results-context.ts'
import { hingedRoof, lappedRoof } from '../testing/lapped-roof.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'
import PiecesDialog from './pieces-dialog.tsx'

const roof = calculationOf(lappedRoof)
const { solutions } = roof.result!
const pair = solutions.find((s) => s.pass && s.endBayThicknessMm !== undefined)!
const short = solutions.find((s) => s.reason === 'LAP_TOO_SHORT')!

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
afterEach(cleanup)

const explained = explain(decode(lappedRoof).line, genericCatalogue, pair.id)

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? ''

describe('the list of lines with joints', () => {
  it('counts pieces, says the longest, and what of the weight the joints are', async () => {
    await renderResults(roof)
    const table = screen.getByRole('table', { name: 'Solutions' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((h) => plain(h.textContent))).toEqual(
      expect.arrayContaining(['Pieces', 'Longest piece [m]', 'Alignment weight [kg]', 'of it laps and sleeves [kg]']),
    )
    const row = within(table).getAllByRole('row')[1]!
    const cell = (head: string) => plain(row.querySelector(`[data-label="${head}"]`)?.textContent)
    const [first] = solutions
    expect(cell('Pieces')).toBe('5')
    expect(cell('Longest piece')).toBe(`${first!.pieces![0]!.lengthM.toFixed(3)} m`)
    expect(cell('of it laps and sleeves')).toBe(`${first!.jointWeightKg!.toFixed(1)} kg`)
  })

  it('says two thicknesses in words', async () => {
    await renderResults(roof, '?all=1')
    const words = `${pair.endBayThicknessMm!.toFixed(1)} mm in the end bays, ${pair.thicknessMm.toFixed(1)} mm inside`
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  })

  it('has none of it where the line is one piece', async () => {
    await renderResults(calculationOf(omegaRoof))
    expect(screen.queryByText('Longest piece')).toBeNull()
    expect(screen.queryByText('Pieces')).toBeNull()
    expect(screen.queryByRole('option', { name: /Longest piece/ })).toBeNull()
  })
})

describe('a section that cannot have the joints', () => {
  it('says how long its laps have to be, and offers it', async () => {
    const about = { solution: { profileType: short.profileType, typology: short.typology } }
    const { thicknessMm, endBayThicknessMm, steel, reason } = short
    const key = {
      solution: {
        ...about.solution,
        thicknessMm,
        steel,
        ...(endBayThicknessMm !== undefined && { endBayThicknessMm }),
        reason,
      },
    }
    const change = { kind: 'LAPS', percent: 13, laps: [], alignmentWeightKg: 250, utilisation: 0.9 }
    await renderResults(roof, `?all=1&solution=${short.id}`, [['changes', key, [change]]])
    const detail = screen.getByRole('region', { name: /^Solution Z/ })
    const needed = `This height needs laps of ${short.lapNeededM!.toFixed(2)} m each side.`
    expect(await within(detail).findByText(needed)).toBeTruthy()
    expect(within(detail).getByText('lap too short')).toBeTruthy()
    expect(
      within(detail).getByText(/^Laps of at least 13 % of the span they run into \(250\.0 kg a line\)/),
    ).toBeTruthy()
  })

  it.each([
    ['NOT_NESTING', /^The sections of this family do not lie in each other/],
    ['NO_SLEEVE', /^The catalogue has no sleeve for this section/],
    ['SLEEVE_TOO_LONG', /^The sleeve of this section is too long/],
  ] as const)('%s in words', async (jointProblem, words) => {
    const { lapNeededM: _, ...none } = { ...short, reason: 'JOINT_NOT_POSSIBLE' as const, jointProblem }
    const result = { ...roof.result!, solutions: [none] }
    await renderResults({ ...roof, result }, `?all=1&solution=${none.id}`)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(await screen.findByText('No section of the catalogue can have these joints.')).toBeTruthy()
    expect(screen.getAllByText('joint not possible').length).toBeGreaterThan(0)
  })

  it.each(LANGUAGES)('is said in %s', async (language) => {
    await switchLanguage(language)
    await renderResults(roof, `?all=1&solution=${short.id}`)
    const said = {
      en: /^This height needs laps/,
      pt: /^Esta altura precisa de sobreposições/,
      de: /^Diese Höhe braucht Überlappungen/,
      fr: /^Cette hauteur demande des recouvrements/,
      es: /^Esta altura necesita solapes/,
    }
    expect(await screen.findByText(said[language])).toBeTruthy()
    await switchLanguage('en')
  })
})

describe('a section of a line with laps', () => {
  const open = (solution = pair, calculation = roof) => renderResults(calculation, `?all=1&solution=${solution.id}`)
  const joints = async () => {
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Joints' }))
    return screen.findByRole('region', { name: 'Joints' })
  }

  it('says that its laps are calculated without test data, beside the answer and in itself', async () => {
    await open()
    const said = screen.getAllByText(/^Laps calculated without test data/)
    expect(said.filter((text) => !text.closest('details'))).toHaveLength(2)
    cleanup()
    await renderResults(calculationOf(hingedRoof, 'COMPLETE'))
    expect(screen.getAllByText(/^Laps calculated without test data/).length).toBeGreaterThan(0)
    cleanup()
    await renderResults(calculationOf(omegaRoof))
    expect(screen.queryByText(/without test data/)).toBeNull()
  })

  it('has a card for every lap, with its moment, share and bolts, and its check where it governs', async () => {
    await open()
    const region = await joints()
    const cards = within(region).getAllByRole('region')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Support 2 · lap',
      'Support 3 · lap',
      'Support 4 · lap',
      'Support 5 · lap',
    ])
    const [first] = pair.joints!
    if (first?.kind !== 'LAP') throw new Error('a lap')
    const text = plain(cards[0]!.textContent)
    expect(text).toContain(`Moment−${Math.abs(first.momentKnm).toFixed(2)} kNm`)
    expect(text).toContain(`Model ${first.model}`)
    expect(text).toContain(`Share of the left member${first.shareLeft!.toFixed(3)}`)
    expect(text).toContain(`Bolts, left row${first.boltForceLeftKn.toFixed(2)} kN`)
    expect(text).toContain(`Bolts over the support${first.boltForceSupportKn.toFixed(2)} kN`)
    const checked = pair.checks.find((c) => c.code === 'JOINT_MOMENT')!.joint!
    const withCheck = cards.map((card) => /Moment over a lap or sleeve/.test(card.textContent!))
    expect(withCheck).toEqual([0, 1, 2, 3].map((joint) => joint === checked))
    expect(within(region).getByText(/Bolt forces are stated, not checked/)).toBeTruthy()
  })

  it('lists its pieces by length and thickness', async () => {
    await open()
    await joints()
    const rows = within(screen.getByRole('table', { name: 'Pieces' }))
      .getAllByRole('row')
      .slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 3)
          .map((c) => c.textContent),
      ),
    ).toEqual(pair.pieces!.map((p) => [p.lengthM.toFixed(3), p.thicknessMm.toFixed(1), String(p.count)]))
  })

  it('with a hinge says its shear', async () => {
    const calculation = calculationOf(hingedRoof)
    const solution = calculation.result!.solutions.find((s) => s.joints?.length)!
    await open(solution, calculation)
    const card = within(await joints()).getByRole('region', { name: 'Support 3 · hinge' })
    const hinge = solution.joints![1]!
    if (hinge.kind === 'LAP') throw new Error('a hinge')
    expect(plain(card.textContent)).toContain(`Moment0.00 kNmShear force${hinge.shearKn.toFixed(2)} kN`)
  })

  it('names the model of the laps and the member beside its checks', async () => {
    await open()
    const row = screen.getByRole('row', { name: /Moment over a lap or sleeve/ })
    expect(row.textContent).toMatch(/Model (SUM|SINGLE)/)
    const ending = { ...pair, checks: pair.checks.map((c) => (c.code === 'SHEAR' ? endingAndTurned(c) : c)) }
    cleanup()
    await open(ending, { ...roof, result: { ...roof.result!, solutions: [ending] } })
    expect(screen.getByText('Member: the one that ends inside the lap, the pieces that lie turned')).toBeTruthy()
  })

  const endingAndTurned = (check: Check): Check => ({ ...check, member: 'ENDING', turned: true })
})

describe('the characteristic reactions of a line with laps', () => {
  it('stand in both models side by side, each with its sum', async () => {
    await renderResults(roof, `?all=1&solution=${pair.id}`, [['explain', { solutionId: pair.id }, explained]])
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Reactions and deflections' }))
    const heading = await screen.findByRole('heading', { name: /^Characteristic reactions by load case/ })
    const table = heading.closest('div')!.parentElement!.querySelector('table')!
    const [sum, single] = explained.joints!.reactions
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(2 * listedReactions(sum!.cases).length)
    const figures = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    const kn = (value: number) => value.toFixed(3).replace('-', '−')
    for (const [i, of] of [sum!, single!].entries()) {
      const [first] = listedReactions(of.cases)
      expect(figures(rows[i]!).slice(0, 7)).toEqual([of.model, ...first!.reactionsKn.map(kn)])
    }
    expect(screen.getByText(/the larger ones of both would not be in equilibrium/)).toBeTruthy()
  })

  it('are not made up where the engine cannot be asked', async () => {
    await renderResults({ ...roof, calculationStatus: 'OUTDATED' as never }, `?all=1&solution=${pair.id}`)
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Reactions and deflections' }))
    expect(screen.queryByRole('heading', { name: /^Characteristic reactions/ })).toBeNull()
  })
})

const InResults = ({ children }: { children: ReactNode }) => (
  <ResultsProvider value={{ result: roof.result!, engine: null } as unknown as Results}>{children}</ResultsProvider>
)

describe('the order list of lines with joints', () => {
  const dialog = (solution = pair) =>
    render(<PiecesDialog open onClose={() => {}} solution={solution} name="Roof" language="en" remarks={[]} />, {
      wrapper: InResults,
    })

  it('counts pieces and weight for the lines typed, and leaves bolts open', async () => {
    await loadArea('joints')
    dialog()
    const user = userEvent.setup()
    const lines = await screen.findByRole('spinbutton', { name: 'Number of lines' })
    await user.clear(lines)
    await user.type(lines, '12')
    await user.tab()
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]!.textContent)).toEqual(
      pair.pieces!.map((p) => String(12 * p.count)),
    )
    const kg = 12 * pair.pieces!.reduce((sum, p) => sum + p.count * p.massKg, 0)
    expect(
      screen.getByText(
        `Total weight: ${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kg)} kg`,
      ),
    ).toBeTruthy()
    expect(screen.getByText('Bolts and sleeves are not in the list.')).toBeTruthy()
    expect(screen.queryByText(/cannot be delivered/)).toBeNull()
  })

  it('marks a piece that is too long', async () => {
    dialog({ ...pair, pieces: [{ lengthM: 15, thicknessMm: 2, count: 1, massKg: 80 }] })
    expect(await screen.findByText('Pieces of more than 14 m cannot be delivered in one piece.')).toBeTruthy()
  })

  it('compared with others, a section says its pieces and both thicknesses', async () => {
    const other = solutions.find((s) => s.pass && s !== pair)!
    await renderResults(roof, `?all=1&compare=${pair.id},${other.id}&comparing=1`)
    const compared = await screen.findByRole('dialog')
    const row = (name: RegExp) =>
      within(within(compared).getByRole('row', { name })).getAllByRole('cell')[0]!.textContent
    expect(row(/^Pieces/)).toBe('5')
    expect(row(/^Thickness/)).toBe(`${pair.endBayThicknessMm!.toFixed(1)}/${pair.thicknessMm.toFixed(1)}`)
    expect(row(/^Weight, of it laps and sleeves/)).toBe(pair.jointWeightKg!.toFixed(1))
  })
})

describe('the diagrams of a line with laps', () => {
  const forces = (model: 'SUM' | 'SINGLE') =>
    lineForces(decode(lappedRoof).line, genericCatalogue, { solutionId: pair.id, combinationId: 'ULS-12', model })
  const about = (model: 'SUM' | 'SINGLE') => ({ solutionId: pair.id, combinationId: 'ULS-12', model })

  it('are of one model or the other for a single combination, with the members that end inside laps', async () => {
    await renderResults(roof, `?all=1&solution=${pair.id}`, [
      ['envelopes', { solutionId: pair.id }, envelopes(decode(lappedRoof).line, genericCatalogue, pair.id)],
      ['forces', about('SUM'), forces('SUM')],
      ['forces', about('SINGLE'), forces('SINGLE')],
    ])
    const user = userEvent.setup()
    await user.click(screen.getByRole('tab', { name: 'Diagrams' }))
    expect(screen.queryByRole('combobox', { name: 'Model of the laps' })).toBeNull()
    expect(screen.getByText(/Inside laps of the member that runs through, over both models\./)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Envelope, combination/ }), 'ULS-12')
    expect(screen.getByText(/as thin lines, those that end inside laps/)).toBeTruthy()
    const reading = () => screen.getByRole('slider').closest('label')!.textContent
    fireEvent.change(screen.getByRole('slider'), { target: { value: '6.3' } })
    const inSum = reading()
    expect(inSum).toContain('Ending member')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Model of the laps' }), 'SINGLE')
    expect(reading()).not.toBe(inSum)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } })
    expect(reading()).not.toContain('Ending member')
  })
})

describe('what is derived of a line with laps', () => {
  const explain: [QuestionKind, unknown, unknown] = ['explain', { solutionId: pair.id }, explained]

  it('is every lap, line by line, in the model and combination of its largest moment', async () => {
    await renderResults(roof, `?all=1&solution=${pair.id}`, [explain])
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Joints' }))
    const summaries = await screen.findAllByText(/^Derivation: Lap over support/)
    expect(summaries.map((s) => s.textContent)).toEqual([2, 3, 4, 5].map((n) => `Derivation: Lap over support ${n}`))
    for (const [i, lap] of explained.joints!.laps.entries()) {
      const details = summaries[i]!.closest('details')!
      expect(details.querySelectorAll('li')).toHaveLength(lap.steps.length)
      expect(details.textContent).toContain(`Model ${lap.model}`)
    }
    expect(summaries[0]!.closest('details')!.textContent).toContain('600 mm long left of the support and 900 mm right')
  })

  it('is the section of the end bays too, under its name', async () => {
    await renderResults(roof, `?all=1&solution=${pair.id}`, [explain])
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Cross-section' }))
    const name = `Section of the end bays: ${pair.section}×${pair.endBayThicknessMm!.toFixed(1)}`
    const endBays = await screen.findByRole('region', { name })
    expect(within(endBays).getByRole('heading', { name: 'Gross section' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { name: 'Gross section' })).toHaveLength(2)
  })
})

describe('every part of a result of a line with joints', () => {
  const hinged = calculationOf(hingedRoof)
  const cases = [
    ['with heavier end bays', roof, pair],
    ['with a lap and a hinge', hinged, hinged.result!.solutions.find((s) => s.joints?.length)!],
  ] as const

  it.each([...LANGUAGES.map((language) => [language, ...cases[0]] as const), ['en', ...cases[1]] as const])(
    'opens in %s, %s',
    async (language, _, calculation, solution) => {
      const missing = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await switchLanguage(language)
      await loadArea('joints')
      const { line } = decode(calculation.request)
      await renderResults(calculation, `?all=1&solution=${solution.id}`, [
        ['explain', { solutionId: solution.id }, explain(line, genericCatalogue, solution.id)],
        ['envelopes', { solutionId: solution.id }, envelopes(line, genericCatalogue, solution.id)],
      ])
      const user = userEvent.setup()
      const tabs = screen.getAllByRole('tab')
      expect(tabs.length).toBe(6)
      for (const tab of tabs) {
        await user.click(tab)
        expect(tab.getAttribute('aria-selected')).toBe('true')
        expect(screen.queryByRole('alert')).toBeNull()
      }
      expect(missing.mock.calls.filter(([text]) => String(text).startsWith('No translation'))).toEqual([])
      await switchLanguage('en')
    },
  )
})

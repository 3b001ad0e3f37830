import { type DesignRequest, decode, toDesignRequest } from '@madre/contract'
import { type Catalogue, design, genericCatalogue } from '@madre/engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SimulationStoreProvider } from '../../../api/calculations.ts'
import { serverStore } from '../../../api/server-store.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { formatFor } from '../../../i18n/format.ts'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import type { ProfileSwitch } from '../../../ui/simulation/result-offers.ts'
import type { EngineQuestion } from '../engine/engine-client.ts'
import { ResultsProvider, useResultsOf } from '../engine/results-context.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf, renderResults } from '../testing/render-results.tsx'
import { OtherProfiles } from './other-profiles.tsx'

/** A worker that keeps what it is asked and answers when the test says so. */
class HeldWorker {
  static made: HeldWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  ended = false
  readonly asked: EngineQuestion[] = []
  constructor() {
    HeldWorker.made.push(this)
  }
  postMessage(question: EngineQuestion) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
  answer() {
    const { id, context } = this.asked.at(-1)!
    this.onmessage?.({ data: { id, answer: design(context.line, context.catalogue) } })
  }
}

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
  await loadArea('simulator')
})
beforeEach(() => {
  HeldWorker.made = []
  vi.stubGlobal('Worker', HeldWorker)
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const withType = (type: string, of = omegaRoof) => ({ ...of, sectionTypes: [type] }) as DesignRequest
const calculation = calculationOf(omegaRoof)
const { metadata } = calculation.request
const onlyOmegaAndZ = {
  ...genericCatalogue,
  families: genericCatalogue.families.filter(({ profileType }) => profileType !== 'C'),
}

function Shown({ of, profiles }: { of: StoredCalculation; profiles: ProfileSwitch }) {
  return (
    <ResultsProvider value={useResultsOf(of, of.result!, { profiles })}>
      <OtherProfiles />
    </ResultsProvider>
  )
}

function shown(of = calculation, catalogue: Catalogue = genericCatalogue, client = new QueryClient()) {
  client.setQueryData(['catalogue'], catalogue)
  const open = vi.fn(async () => undefined)
  const profiles = (request: DesignRequest): ProfileSwitch => ({
    requestWith: (type) => ({ ...withType(type, request), metadata }),
    open,
  })
  const page = (next: StoredCalculation) => (
    <QueryClientProvider client={client}>
      <SimulationStoreProvider value={serverStore}>
        <Shown of={next} profiles={profiles(toDesignRequest(next.request))} />
      </SimulationStoreProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(of))
  return { open, show: (next: StoredCalculation) => rerender(page(next)) }
}

const isShown = () => screen.queryByText('The same line with another profile') !== null
const idle = () => new Promise((resolve) => setTimeout(resolve, 50))
const started = () => waitFor(() => expect(HeldWorker.made).toHaveLength(1))

describe('the other profiles of the catalogue', () => {
  it('are designed one after the other, and stand with weight, utilisation and what governs', async () => {
    const { open } = shown()
    expect(screen.getByText('with C: being designed…')).toBeTruthy()
    await started()
    const [worker] = HeldWorker.made as [HeldWorker]
    worker.answer()
    await waitFor(() => expect(worker.asked).toHaveLength(2))
    worker.answer()
    expect(worker.asked.map(({ context }) => context.line)).toEqual(
      ['C', 'Z'].map((type) => decode(withType(type)).line),
    )
    const format = formatFor('en')
    for (const type of ['C', 'Z']) {
      const [first] = design(decode(withType(type)).line, genericCatalogue).solutions
      const weight = format.number(first!.estimatedWeightKgM2, 2, true)
      const name = `with ${type}: ${weight} kg/m², ${format.utilisation(first!.utilisation)}`
      const item = (await screen.findByRole('button', { name })).closest('li')!
      expect(item.textContent).toContain(first!.section)
      expect(item.querySelector('.unit')!.textContent).not.toBe('')
    }
    expect(worker.ended, 'nothing of it stays').toBe(true)
    await userEvent.setup().click(screen.getByRole('button', { name: /^with Z/ }))
    expect(open).toHaveBeenCalledExactlyOnceWith('Z')
  })

  it('wait for what else the engine is asked', async () => {
    const client = new QueryClient()
    let answer: (value: unknown) => void = () => undefined
    const queryFn = () => new Promise((done) => (answer = done))
    void client.fetchQuery({ queryKey: ['engine', 'other'], queryFn })
    shown(calculation, genericCatalogue, client)
    await idle()
    expect(HeldWorker.made).toEqual([])
    answer([])
    await started()
  })

  it('are given up with the request they are of', async () => {
    const { show } = shown()
    await started()
    show(calculationOf({ ...omegaRoof, transverseLengthM: 1.5 }))
    await waitFor(() => expect(HeldWorker.made[0]!.ended).toBe(true))
    await waitFor(() => expect(HeldWorker.made).toHaveLength(2))
    const spacings = HeldWorker.made.map(({ asked }) => asked[0]!.context.input.transverseLengthM)
    expect(spacings).toEqual([2, 1.5])
    show({ ...calculation, calculationStatus: 'EDITED' })
    await waitFor(() => expect(HeldWorker.made[1]!.ended).toBe(true))
    expect(isShown()).toBe(false)
  })

  it.each([
    ['the result is outdated', { ...calculation, calculationStatus: 'EDITED' as const }, genericCatalogue],
    [
      'the engine is another',
      { ...calculation, result: { ...calculation.result!, engineVersion: '1.0.0' } },
      genericCatalogue,
    ],
    ['the catalogue is another', calculation, { ...genericCatalogue, version: 'other' }],
    [
      'the catalogue has no other',
      calculation,
      { ...genericCatalogue, families: genericCatalogue.families.filter((f) => f.profileType === 'OMEGA') },
    ],
  ])('are not offered where %s', async (_, of, catalogue) => {
    shown(of, catalogue)
    expect(isShown()).toBe(false)
    await idle()
    expect(HeldWorker.made).toEqual([])
  })

  it('are those that the catalogue has', async () => {
    shown(calculation, onlyOmegaAndZ)
    expect(screen.queryByText(/^with C/)).toBeNull()
    await started()
    HeldWorker.made[0]!.answer()
    expect(await screen.findByRole('button', { name: /^with Z/ })).toBeTruthy()
    expect(HeldWorker.made[0]!.asked).toHaveLength(1)
  })

  it('name the section that comes closest where none passes, and open all the same', async () => {
    const heavy = { ...omegaRoof, loadSnowRegular: [40, 40, 40] }
    const { open } = shown(calculationOf(heavy), onlyOmegaAndZ)
    await started()
    HeldWorker.made[0]!.answer()
    const button = await screen.findByRole('button', { name: 'with Z: no section passes' })
    const { solutions } = design(decode(withType('Z', heavy)).line, genericCatalogue)
    const least = Math.min(...solutions.flatMap(({ utilisation }) => utilisation ?? []))
    expect(button.closest('li')!.textContent).toContain(`, ${formatFor('en').utilisation(least)}`)
    await userEvent.setup().click(button)
    expect(open).toHaveBeenCalledExactlyOnceWith('Z')
  })

  it('are not offered where nothing was checked', async () => {
    const none = calculationOf(omegaRoof)
    for (const solution of none.result!.solutions)
      Object.assign(solution, { pass: false, status: 'NOT_APPLICABLE', reason: 'NOTHING_CHECKED', utilisation: null })
    const profiles: ProfileSwitch = { requestWith: () => calculation.request, open: async () => undefined }
    await renderResults(none, '', [], undefined, undefined, serverStore, profiles)
    expect(screen.getByText('Nothing was checked.')).toBeTruthy()
    expect(isShown()).toBe(false)
  })

  it('say what the switch means: restraints, and an inverted Ω under a panel', () => {
    const holdsBoth = /A lateral restraint of an Ω holds both feet or both edges; of a C or Z, one flange/
    const unproven = /An inverted Ω under a panel is not confirmed/
    shown()
    expect(screen.getByText(holdsBoth)).toBeTruthy()
    const inverted = { sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED' as const }
    for (const [change, type, isUnproven] of [
      [{}, 0, false],
      [inverted, 0, true],
      [inverted, 1, false],
    ] as const) {
      cleanup()
      const upper = { type, lateralLocks: [0, 0, 0] }
      const request = { ...omegaRoof, ...change, spanRestraints: { ...omegaRoof.spanRestraints, upper } }
      shown(calculationOf(withType('Z', request)))
      expect(screen.queryByText(unproven) !== null).toBe(isUnproven)
    }
  })

  it('say that sleeves count as continuous with a profile for which the catalogue has none', () => {
    const said = /The sleeves count as continuous there: the catalogue has none of C, Z/
    shown()
    expect(screen.queryByText(said)).toBeNull()
    cleanup()
    shown(calculationOf({ ...omegaRoof, joints: { supports: [{ kind: 'SLEEVE' }, { kind: 'SLEEVE' }] } }))
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('come first where nothing passes, then the smallest change', async () => {
    const profiles: ProfileSwitch = { requestWith: () => calculation.request, open: async () => undefined }
    const heavy = calculationOf({ ...omegaRoof, loadSnowRegular: [40, 40, 40] })
    await renderResults(heavy, '', [], undefined, undefined, serverStore, profiles)
    const text = screen.getByRole('region', { name: 'No section of the catalogue passes.' }).textContent!
    const places = [
      'The same line with another profile',
      'The smallest change that makes it pass:',
      'kg/m²utilisation',
    ].map((words) => text.replaceAll(' ', '').indexOf(words.replaceAll(' ', '')))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    cleanup()
    await renderResults(calculation, '', [], undefined, undefined, serverStore, profiles)
    const answer = screen.getByRole('region', { name: /^Ω/ })
    expect(within(answer).getByText('The same line with another profile')).toBeTruthy()
  })
})

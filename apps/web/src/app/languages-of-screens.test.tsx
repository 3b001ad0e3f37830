import { type CalculationResult, type DesignRequest, LANGUAGES } from '@madre/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { omegaRoof } from '../features/results/testing/omega-roof.ts'
import { calculationOf } from '../features/results/testing/render-results.tsx'
import { sayIn } from '../i18n/testing/speech.ts'
import { notify } from '../ui/overlay/notify.ts'
import { expectOwnLanguage, inLanguage } from './testing/in-language.ts'
import { InlineWorker } from './testing/inline-worker.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']
const GUEST_SCREENS = ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?userId=1&code=2']
/** Portuguese is the key: nothing of it can be missing on its own screens. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'pt')

/** A roof with a value in every group of fields. */
const roof: DesignRequest = {
  ...omegaRoof,
  loadSnowExceptional: [1, 1, 1],
  loadSnowAccumulation: { s1: 1, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadWindLocalSuction: { w1: 1.2, l1: 2, w2: 0, l2: 0, w3: 0, l3: 0 },
  axialLoad: { valueKn: 1, direction: 'TRACTION', type: 'DESIGN' },
  loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.1, p2: 0, l1: 50, l2: 0 } }],
  spanRestraints: {
    upper: { type: 1, lateralLocks: [0, 2, 0] },
    lower: { use: true, lateralLocks: [0, 1, 0] },
  },
  claddingProperties: { coveringInertia: 10, fixationsPerMeter: 3 },
}
const complete = (input: DesignRequest) => {
  const { request, result } = calculationOf(input)
  return { request, result, calculationStatus: 'COMPLETE' as const }
}
const calculated = complete(roof)
const hopeless = complete({ ...omegaRoof, loadSnowRegular: [15, 15, 15] })
const invertedZ = complete({
  ...omegaRoof,
  sectionTypes: ['Z'],
  sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED',
})
const facade = calculationOf({
  ...omegaRoof,
  simulationType: 'FACADE',
  inclinationDegrees: 0,
  loadSnowRegular: null,
}).request

/** A server with one simulation of every kind; the ids of three of them. */
function server() {
  const memory = new ServerInMemory()
  const id = memory.add({ ...calculated, name: 'T1' })
  const pending = memory.add({ request: facade, name: 'T3' })
  const closest = memory.add({ ...hopeless, name: 'T4' })
  const outdated = memory.add({ ...calculated, calculationStatus: 'EDITED', name: 'T5' })
  memory.sessions.push({ id: 's', createdAt: NOW, lastSeenAt: NOW, userAgent: 'Firefox', current: true })
  memory.tokens.push({ id: 't', name: 'T', scope: 'read', createdAt: NOW, expiresAt: NOW, lastUsedAt: null })
  return { memory, id, pending, closest, outdated }
}
const NOW = '2026-01-31T12:00:00.000Z'

// Drawings are made for the room they have.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(380)
  vi.stubGlobal('innerHeight', 900)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(TRANSLATIONS)('in %s', (language) => {
  const user = { ...ana, lang: language }
  const say = sayIn(language)
  const open = async (
    path: string,
    memory?: ServerInMemory,
    who: typeof user | null = user,
    kept: [string, string][] = [],
  ) => {
    cleanup()
    return await openApp(path, memory, who, [['madre.language', language], ...kept], InlineWorker)
  }

  it('every screen of a guest speaks that language only', async () => {
    const gaps = await inLanguage(language)
    for (const path of GUEST_SCREENS) {
      await open(path, undefined, null)
      await screen.findByRole('heading', { level: 1 })
      expectOwnLanguage(language, path)
    }
    await open('/login', undefined, null)
    fireEvent.click(document.querySelector('main [type=submit]')!)
    await screen.findAllByText(say('Este campo é obrigatório'))
    expectOwnLanguage(language, 'a field left empty')
    expect(gaps).toEqual([])
  })

  it('dashboard, account and list speak that language only', async () => {
    const gaps = await inLanguage(language)
    const { memory } = server()
    await open('/dashboard', memory)
    await screen.findByRole('toolbar')
    await screen.findAllByText('T5')
    expectOwnLanguage(language, 'dashboard')
    await open('/account', memory)
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10))
    expectOwnLanguage(language, 'account')
    await open('/simulations', memory)
    const [card] = (await screen.findAllByRole('article')) as [HTMLElement]
    fireEvent.click(within(card).getAllByRole('button', { expanded: false })[0]!)
    await waitFor(() => expect(card.querySelector('dl')).not.toBeNull())
    expectOwnLanguage(language, 'list')
    fireEvent.change(document.querySelector('search input')!, { target: { value: 'zzzz' } })
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]))
    expectOwnLanguage(language, 'nothing found')
    expect(gaps).toEqual([])
  })

  it('every step of the simulator speaks that language only', async () => {
    const gaps = await inLanguage(language)
    const { memory, id, pending } = server()
    for (const where of ['new', ...STEPS.map((step) => `${id}?step=${step}`), `${pending}?step=wind`]) {
      await open(`/simulator/${where}`, memory)
      const preview = await screen.findByRole('complementary')
      await within(preview).findByRole('tabpanel')
      expectOwnLanguage(language, where)
    }
    await open(`/simulator/${pending}?step=results`, memory)
    await waitFor(() => expect(document.querySelector('#step-title')).not.toBeNull())
    expectOwnLanguage(language, 'not yet calculated')
    await open('/simulator/00000000-0000-4000-8000-999999999999', memory)
    await within(await screen.findByRole('main')).findByRole('link')
    expectOwnLanguage(language, 'no such simulation')
    expect(gaps).toEqual([])
  })

  it('the results speak that language only, every view and every tab of a solution', async () => {
    const gaps = await inLanguage(language)
    const { memory, id, closest, outdated } = server()
    const { solutions }: CalculationResult = calculated.result!
    const failing = solutions.find((solution) => !solution.pass)!
    for (const where of [
      `${id}?step=results&all=1`,
      `${id}?step=results&all=1&view=chart`,
      `${id}?step=results&typology=none`,
      `${id}?step=results&all=1&solution=${failing.id}`,
      `${closest}?step=results`,
      `${outdated}?step=results`,
    ]) {
      await open(`/simulator/${where}`, memory)
      await waitFor(() => expect(document.querySelector('#results-answer')).not.toBeNull())
      expectOwnLanguage(language, where)
    }
    await open(`/simulator/${id}?step=results&all=1&solution=${solutions[0]!.id}`, memory)
    const tabs = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('#results [role=tab], main [role=tab]')]
      expect(found.length).toBeGreaterThanOrEqual(5)
      return found
    })
    for (const tab of tabs.slice(-5)) {
      fireEvent.click(tab)
      await waitFor(() => expect(document.querySelector('main [role=tabpanel]')?.textContent).toBeTruthy())
      const closed = document.querySelector('main [role=tabpanel] button[aria-expanded=false]')
      if (closed) fireEvent.click(closed)
      expectOwnLanguage(language, `tab ${tab.textContent}`)
    }
    expect(gaps).toEqual([])
  })

  it('the other profiles beside a result speak that language only, passing or not, in an account and on trial', async () => {
    const gaps = await inLanguage(language)
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
    const answered = async (where: string) => {
      await waitFor(() => expect(document.querySelector('#other-profiles + [aria-busy=false]'), where).not.toBeNull())
      expectOwnLanguage(language, where)
    }
    const memory = new ServerInMemory()
    const [passing, failing] = [memory.add({ ...invertedZ, name: 'T1' }), memory.add({ ...hopeless, name: 'T2' })]
    await open(`/simulator/${passing}?step=results`, memory)
    await answered('passing')
    await open(`/simulator/${failing}?step=results`, memory)
    await answered('failing')
    const { request } = invertedZ
    const dates = { creationDate: NOW, lastUpdateDate: NOW }
    const work = { name: 'T3', description: '', request, chosenResultId: null, isCalculated: true, ...dates }
    await open('/try?step=results', undefined, null, [['madre.trial.1', JSON.stringify(work)]])
    await screen.findByText(say('Cálculo terminou com sucesso.'))
    await answered('on trial')
    notify.clear()
    expect(gaps).toEqual([])
  })
})

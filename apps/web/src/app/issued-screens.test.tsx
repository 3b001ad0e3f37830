import {
  type Check,
  type CheckSummary,
  LANGUAGES,
  type Revision,
  type RevisionRecord,
  type VerifiedRevision,
} from '@madre/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { omegaRoof } from '../features/results/testing/omega-roof.ts'
import { calculationOf } from '../features/results/testing/render-results.tsx'
import { sayIn } from '../i18n/testing/speech.ts'
import { expectOwnLanguage, inLanguage } from './testing/in-language.ts'
import { InlineWorker } from './testing/inline-worker.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'

const NOW = '2026-01-31T12:00:00.000Z'
const AUTHOR = { name: 'X1', company: 'X2' }
const { request, result } = calculationOf(omegaRoof)
const solution = result!.solutions.find(({ pass }) => pass)!

const record = (letter: string): RevisionRecord => ({
  letter,
  issuedAt: NOW,
  language: 'en',
  message: 'X3',
  reason: null,
  author: AUTHOR,
  name: 'X4',
  project: 'X5',
  titleBlock: { jobNumber: '', client: '', site: '' },
  description: '',
  calculatedAt: NOW,
  tablesVersion: null,
  request: { ...request, transverseLengthM: letter === 'A' ? 1.2 : request.transverseLengthM },
  chosenResultId: solution.id,
  result: { ...result!, solutions: [solution] },
})

const revision = (letter: string, state: Revision['state']): Revision => ({
  id: letter,
  letter,
  state,
  message: 'X3',
  reason: letter === 'A' ? 'X6' : null,
  issuedAt: NOW,
  language: 'en',
  author: AUTHOR,
  isNewest: letter === 'B',
  isChangedSince: true,
  hash: '0'.repeat(64),
  code: '0'.repeat(32),
  engineVersion: result!.engineVersion,
  catalogueVersion: result!.catalogueVersion,
  notes: [],
  solution: {
    id: solution.id,
    section: solution.section,
    thicknessMm: solution.thicknessMm,
    steel: solution.steel,
    massPerMetreKg: solution.massPerMetreKg,
    utilisation: solution.utilisation,
    pass: solution.pass,
  },
  check: {
    email: 'x@y.pt',
    message: '',
    askedAt: NOW,
    decidedAt: state === 'SUBMITTED' ? null : NOW,
    decision: state === 'SUBMITTED' ? null : 'RETURNED',
    name: 'X7',
    company: 'X8',
    comment: 'X9',
  },
})

const asked: CheckSummary = {
  id: '7',
  letter: 'B',
  name: 'X4',
  project: 'X5',
  author: AUTHOR,
  askedAt: NOW,
  decision: null,
  decidedAt: null,
}
const check: Check = {
  ...asked,
  message: 'X3',
  comment: null,
  revision: revision('B', 'SUBMITTED'),
  record: record('B'),
  previous: { letter: 'A', engineVersion: '1.0.0', request: record('A').request, solution },
  isCurrentVersion: false,
}
const verified: VerifiedRevision = {
  letter: 'A',
  state: 'RETURNED',
  issuedAt: NOW,
  decidedAt: NOW,
  newest: { letter: 'B', state: 'SUBMITTED' },
  notes: [],
}

/** A simulation with two revisions, one of which is to be checked and shown by a link. */
function server() {
  const memory = new ServerInMemory()
  const mark = { letter: 'B', state: 'SUBMITTED' as const, isChangedSince: true }
  const id = memory.add({ request, result, calculationStatus: 'COMPLETE', chosenResultId: solution.id, revision: mark })
  const of = `Calculations/${id}`
  memory.given.set(`${of}/revisions`, [revision('B', 'SUBMITTED'), revision('A', 'RETURNED')])
  for (const letter of ['A', 'B'])
    memory.given.set(`${of}/revisions/${letter}`, { ...revision(letter, 'RETURNED'), record: record(letter) })
  const acts = ['ISSUED', 'ASKED', 'WITHDRAWN', 'SUPERSEDED', 'CHECKED', 'RETURNED', 'SHARED', 'SHARE_ENDED']
  const detail = { label: 'X', until: NOW, email: 'x@y.pt', by: 'B' }
  memory.given.set(
    `${of}/history`,
    acts.map((act, i) => ({ at: `2026-01-31T12:00:0${i}.000Z`, act, letter: 'A', actor: 'X1', detail })),
  )
  memory.given.set('Checks', [asked, { ...asked, id: '8', decision: 'CHECKED', decidedAt: NOW }])
  memory.given.set('Checks/7', check)
  memory.given.set('Verify/0', verified)
  memory.given.set('Shared', {
    letter: 'B',
    expiresAt: NOW,
    author: AUTHOR,
    revision: revision('B', 'SUBMITTED'),
    record: record('B'),
  })
  memory.given.set('Shares', [
    {
      id: '1',
      calculationId: id,
      name: 'X4',
      letter: 'B',
      label: 'X',
      createdAt: NOW,
      expiresAt: NOW,
      lastUsedAt: NOW,
    },
  ])
  return { memory, id }
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(380)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(LANGUAGES.filter((language) => language !== 'pt'))('in %s', (language) => {
  const say = sayIn(language)
  const { memory, id } = server()
  const open = async (path: string, isSignedIn = true) => {
    cleanup()
    const user = isSignedIn ? { ...ana, lang: language } : null
    return await openApp(path, memory, user, [['madre.language', language]], InlineWorker)
  }
  const tab = (name: string) => screen.findByRole('tab', { name })

  it('checks, what a link shows and verifying speak that language only', async () => {
    const gaps = await inLanguage(language)
    await open('/checks')
    await screen.findAllByRole('link', { name: say('Revisão {{letter}} de {{name}}', { letter: 'B', name: 'X4' }) })
    await screen.findByRole('link', { name: say('Verificações ({{open}})', { open: '1' }) })
    expectOwnLanguage(language, 'checks')
    await open('/checks/7')
    fireEvent.click(await tab(say('Diferenças de {{letter}}', { letter: 'A' })))
    await screen.findAllByRole('table')
    expectOwnLanguage(language, 'a check')
    expect(screen.getByText('X5'), 'the project of what is checked').toBeTruthy()
    await open('/checks/9')
    await screen.findByText(say('Esta verificação não existe.'))
    expectOwnLanguage(language, 'no such check')
    await open('/shared#madre_share_x', false)
    await tab(say('Resultado'))
    await screen.findByText(solution.section, { exact: false, selector: 'h3' })
    expectOwnLanguage(language, 'shared')
    fireEvent.click(await tab(say('Dados')))
    expectOwnLanguage(language, 'input shared')
    await open('/verify/0', false)
    await screen.findByText(say('A revisão {{letter}} já não é a mais recente.', { letter: 'A' }))
    expectOwnLanguage(language, 'verify')
    await open('/verify/1', false)
    await screen.findByText(say('Não há nenhuma nota com este código.'))
    expectOwnLanguage(language, 'no such code')
    expect(gaps).toEqual([])
  })

  it('the revisions of a simulation speak that language only', async () => {
    const gaps = await inLanguage(language)
    await open(`/simulator/${id}?revisions=A`)
    const panel = await screen.findByRole('dialog')
    await within(panel).findByRole('tab', { name: say('Diferenças') })
    fireEvent.click(within(panel).getByText(say('Histórico das revisões')))
    await within(panel).findAllByRole('listitem')
    expectOwnLanguage(language, 'a revision')
    fireEvent.click(within(panel).getByRole('tab', { name: say('Diferenças') }))
    await within(panel).findAllByRole('table')
    expectOwnLanguage(language, 'differences')
    fireEvent.click(within(panel).getByRole('button', { name: say('Partilhar') }))
    await screen.findByText(say('O que mostra'))
    expectOwnLanguage(language, 'share')
    expect(gaps).toEqual([])
  })
})

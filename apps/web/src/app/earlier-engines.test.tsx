import type { Calculation, Recalculated } from '@madre/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

inEnglish()

const SIDEWAYS = 'Engines before 1.4 underestimated sideways load: calculate again.'
const cards = () => screen.getAllByRole('article')

function serverWith(change: Partial<Calculation>): { server: ServerInMemory; ids: string[] } {
  const server = new ServerInMemory()
  server.add({ request, name: 'As it was' })
  const ids = [1, 2, 3].map((i) =>
    server.add({ request, result, calculationStatus: 'COMPLETE', name: `Rail ${i}`, ...change }),
  )
  return { server, ids }
}

it('a result that was underestimated says so, is found by a filter, and all of them are calculated again', async () => {
  const { server, ids } = serverWith({ underestimated: ['SIDEWAYS_LOAD'] })
  const { user } = await openApp('/simulations', server)
  const notice = await screen.findByRole('region', { name: 'Touched by this version of the engine' })
  expect(notice.textContent).toContain('3 simulations have results that an earlier engine underestimated.')
  expect(cards()).toHaveLength(4)
  expect(screen.getAllByText(SIDEWAYS)).toHaveLength(3)
  await user.click(within(notice).getByRole('button', { name: 'Show only these' }))
  await waitFor(() => expect(cards()).toHaveLength(3))
  await user.click(within(notice).getByRole('button', { name: 'Calculate all again' }))
  await waitFor(() => expect(server.count('POST', /\/calculate$/)).toBe(3))
  await waitFor(() => expect(ids.every((id) => server.calculations.get(id)?.calculationStatus === 'IN_PROGRESS')))
  await waitFor(() => expect(within(notice).queryByRole('button', { name: 'Calculate all again' })).toBeNull())
  await user.click(within(notice).getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(cards()).toHaveLength(4))
})

it('a result that was calculated again says what it was and what it is', async () => {
  const recalculated: Recalculated = {
    ...{ engineVersion: '1.3.2', section: 'Ω 160×60', thicknessMm: 1.5, steel: 'S350' },
    before: { pass: true, utilisation: 0.385 },
    after: { pass: false, utilisation: 1.204 },
  }
  const { server } = serverWith({ recalculated })
  await openApp('/simulations', server)
  const words = await screen.findAllByText(/before passes 38.5 % \(engine 1\.3\.2\), now fails 120.4 %/)
  expect(words).toHaveLength(3)
  expect(screen.getByText('3 simulations were calculated again after a correction of the engine.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Calculate all again' })).toBeNull()
})

it('a list that nothing touched is as it was', async () => {
  const { server } = serverWith({})
  await openApp('/simulations', server)
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect(screen.queryByRole('region', { name: 'Touched by this version of the engine' })).toBeNull()
})

import { type CalculationRequest, decode, toDesignRequest } from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { EngineQuestion } from '../features/results/engine/engine-client.ts'
import { omegaRoof } from '../features/results/testing/omega-roof.ts'
import { calculationOf } from '../features/results/testing/render-results.tsx'
import { inEnglish } from './testing/in-english.ts'
import { InlineWorker } from './testing/inline-worker.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'

inEnglish()

const asked: EngineQuestion[] = []
class HeardWorker extends InlineWorker {
  override async postMessage(question: EngineQuestion): Promise<void> {
    if (question.kind === 'design') asked.push(question)
    await super.postMessage(question)
  }
}
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

/** With the fastener of the cladding where only a C or Z has one. */
const withFastener = {
  ...omegaRoof,
  sectionTypes: ['C' as const],
  claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3, fastenerToWebMm: 30 },
}
const lightestOf = (request: CalculationRequest) => design(decode(request).line, genericCatalogue).solutions[0]!
const profile = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

it('what is designed beside a result is what the form sends once its profile is another, and so is the copy', async () => {
  const { request, result } = calculationOf(withFastener)
  const server = new ServerInMemory()
  const id = server.add({ request, result, calculationStatus: 'COMPLETE', name: 'Hall' })
  const { user, router } = await openApp(`/simulator/${id}?step=results`, server, undefined, [], HeardWorker)
  const button = await screen.findByRole('button', { name: /^with Ω: / })
  const designed = asked.map(({ context }) => context.input)
  expect(designed.map(({ sectionTypes }) => sectionTypes)).toEqual([['OMEGA'], ['Z']])
  expect(asked.map(({ context }) => context.line)).toEqual(designed.map((input) => decode(input).line))

  await user.click(button)
  await waitFor(() => expect(router.state.location.pathname).not.toContain(id))
  const made = server.calls.find(({ method, path }) => method === 'POST' && path === 'Calculations')!
  expect(made.body.name).toBe('Hall (copy)')
  expect(toDesignRequest(made.body.request as CalculationRequest)).toEqual(designed[0])
  expect((await profile('Omega (Ω)')).checked).toBe(true)
  expect(lightestOf(made.body.request as CalculationRequest).section).toMatch(/^Ω/)

  await router.navigate({ to: '/simulator/$simulation', params: { simulation: id } })
  for (const [i, name] of ['Omega (Ω)', 'Z profile'].entries()) {
    await user.click(await profile(name))
    server.calls.length = 0
    await user.click(screen.getByRole('button', { name: 'Save and Continue' }))
    const saved = await waitFor(() => server.calls.find(({ method }) => method === 'PATCH')!)
    expect(toDesignRequest(saved.body.request as CalculationRequest), name).toEqual(designed[i])
    await waitFor(() => expect(router.state.location.search).toEqual({ step: 'loads' }))
    await router.navigate({ to: '.', search: { step: 'general' } })
  }
})

it('on trial it takes the place of what is in the form, and undo brings that back', async () => {
  const { router, user } = await openApp('/try', undefined, null, [], HeardWorker)
  await user.click(await screen.findByRole('button', { name: 'Save and Calculate' }))
  await user.click(await screen.findByRole('button', { name: /^with C: / }))
  await waitFor(() => expect(router.state.location.search).toEqual({ step: 'general' }))
  expect((await profile('C profile')).checked).toBe(true)
  expect(screen.getByRole('toolbar', { name: 'Simulation' }).textContent).toContain('unsaved changes')
  await user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }))
  expect((await profile('Omega (Ω)')).checked).toBe(true)
  expect(screen.getByRole('toolbar', { name: 'Simulation' }).textContent).not.toContain('unsaved changes')
})

import { EXAMPLES } from '@madre/contract/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerInMemory } from '../app/testing/server-in-memory.ts'
import { forgetKeptTrial, keepTrial, keptTrial, useBringKeptTrial } from './kept-trial.ts'
import type { StoredCalculation } from './simulation-store.ts'
import { keepTrialText, trialText } from './trial-text.ts'

const { request } = EXAMPLES['omega-roof']
const trial: StoredCalculation = {
  id: 'trial',
  name: 'Nave',
  description: 'of a trial',
  project: request.metadata.projectName,
  creationDate: '2026-01-31T12:00:00.000Z',
  lastUpdateDate: '2026-01-31T12:00:00.000Z',
  calculationStatus: 'COMPLETE',
  chosenResultId: 'x',
  calculatedAt: null,
  request,
  result: null,
  etag: null,
}

function bringing(server: ServerInMemory) {
  vi.stubGlobal('fetch', server.fetch)
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useBringKeptTrial(), { wrapper }).result.current
}

beforeEach(() => {
  forgetKeptTrial()
  keepTrialText('the work')
})

describe('what is kept of a trial', () => {
  it('becomes one simulation, calculated where it was, and the trial is empty again', async () => {
    const server = new ServerInMemory()
    keepTrial(trial)
    const brought = await bringing(server)()
    expect(brought).toMatchObject({ isCalculated: true, saved: { name: 'Nave', calculationStatus: 'IN_PROGRESS' } })
    expect(server.calls.find(({ path }) => path === 'Calculations')?.body).toEqual({
      name: 'Nave',
      description: 'of a trial',
      request,
      chosenResultId: 'x',
    })
    expect([keptTrial(), trialText()]).toEqual([null, null])
    expect(await bringing(server)(), 'nothing waits any more').toBeNull()
  })

  it('is made once, whichever tab sends it, and where an answer was lost', async () => {
    const server = new ServerInMemory()
    keepTrial(trial)
    server.loseAnswers(true)
    await expect(bringing(server)()).rejects.toMatchObject({ status: 0 })
    expect(keptTrial()?.creation.name, 'it waits on').toBe('Nave')
    server.loseAnswers(false)
    const bring = bringing(server)
    await Promise.all([bring(), bring()])
    expect(server.calculations.size).toBe(1)
  })

  it('leaves a trial alone that went on meanwhile', async () => {
    keepTrial(trial)
    keepTrialText('something newer')
    await bringing(new ServerInMemory())()
    expect(trialText()).toBe('something newer')
  })

  it('is forgotten where the server refuses it, and where it is too old or broken', async () => {
    keepTrial(trial)
    const refusing = new ServerInMemory()
    vi.spyOn(refusing, 'fetch').mockResolvedValue(Response.json({ code: 'ValidationFailed' }, { status: 400 }))
    await expect(bringing(refusing)()).rejects.toMatchObject({ status: 400 })
    expect(keptTrial()).toBeNull()
    for (const text of ['{', '7', '{"key":1}', '{"key":"k","keptAt":"2020-01-01","creation":{"name":"N"}}']) {
      localStorage.setItem('madre.kept-trial.1', text)
      expect(keptTrial(), text).toBeNull()
    }
  })
})

import { decode, toDesignRequest } from '@madre/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { SimulationStoreProvider } from '../api/calculations.ts'
import { catalogueQuery } from '../api/catalogue.ts'
import { trialMode } from '../api/trial-mode.ts'
import { printTrialNote } from '../api/trial-note.ts'
import { type Designer, TRIAL_ID, TrialStore } from '../api/trial-store.ts'
import { designEngine } from '../features/results/engine/engine-client.ts'
import type { SimulatorAddress } from '../features/simulator/address.ts'
import { NEW_ID, newSimulation } from '../features/simulator/model/simulation.ts'
import { toRequest } from '../features/simulator/model/to-request.ts'
import SimulatorScreen from '../features/simulator/simulator-screen.tsx'
import { draftKey, dropAllDrafts, TRIAL_DRAFTS } from '../features/simulator/state/local-drafts.ts'
import type { SimulatorHead } from '../features/simulator/state/use-simulator.ts'
import { TrialBoundary } from '../features/trial/trial-boundary.tsx'
import { renderResults } from './render-results.tsx'

/** One for each cache of what the server said, which in a browser is one. */
const stores = new WeakMap<QueryClient, TrialStore>()

function designerWith(client: QueryClient): Designer {
  return {
    design: async (request, onProgress) => {
      const context = {
        input: toDesignRequest(request),
        ...decode(request),
        catalogue: await client.ensureQueryData(catalogueQuery),
      }
      return designEngine.ask('design', context, { request }, onProgress)
    },
    stop: () => designEngine.stop(),
  }
}

function trialStoreOf(client: QueryClient): TrialStore {
  const known = stores.get(client)
  if (known) return known
  const sample = toRequest(newSimulation())
  const store = new TrialStore(designerWith(client), trialMode() === 'note' ? printTrialNote : null, sample)
  stores.set(client, store)
  return store
}

interface TrialHeadProps extends SimulatorHead {
  /** another simulation has taken the place of the one that was open, with its results */
  showAnother: () => void
}

/**
 * The simulator with one simulation, designed and kept in this browser: for a page of ours, or for a frame in another's. It leads nowhere
 * else; `renderHead` may.
 */
export function TrialSimulator({
  address,
  renderHead,
}: {
  address: SimulatorAddress
  renderHead: (head: TrialHeadProps) => ReactNode
}) {
  const client = useQueryClient()
  const trial = trialStoreOf(client)
  const { step } = useSearch({ from: '__root__' })
  const [screen, setScreen] = useState(() => ({ key: 0, isSaved: trial.has() }))
  // One that was saved is followed by the screen it stands on.
  const showAnother = () => setScreen((now) => (now.isSaved ? now : { key: now.key + 1, isSaved: trial.has() }))
  useEffect(() => trial.listen(() => setScreen(({ key }) => ({ key: key + 1, isSaved: trial.has() }))), [trial])
  const startAnew = () => {
    for (const id of [NEW_ID, TRIAL_ID]) dropAllDrafts(draftKey(TRIAL_DRAFTS, id))
    void trial.remove()
  }
  return (
    <SimulationStoreProvider value={trial}>
      <TrialBoundary onStartAnew={startAnew}>
        <SimulatorScreen
          key={screen.key}
          simulation={screen.isSaved ? TRIAL_ID : NEW_ID}
          step={step}
          addressOf={() => address}
          onCreated={() => setScreen((now) => ({ ...now, isSaved: true }))}
          renderResults={renderResults}
          renderHead={(simulator) => renderHead({ ...simulator, showAnother })}
        />
      </TrialBoundary>
    </SimulationStoreProvider>
  )
}

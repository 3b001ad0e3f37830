import {
  type CalculationStatus,
  type Costs,
  type DesignRequest,
  decode,
  inputHash,
  type RequestPatch,
} from '@madre/contract'
import { design, genericCatalogue } from '@madre/engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { SimulationStoreProvider } from '../../../api/calculations.ts'
import { serverStore } from '../../../api/server-store.ts'
import type { SimulationStore, StoredCalculation } from '../../../api/simulation-store.ts'
import { parseSearch, stringifySearch } from '../../../app/search-params.ts'
import type { ProfileSwitch } from '../../../ui/simulation/result-offers.ts'
import type { QuestionKind } from '../engine/engine-client.ts'
import ResultsScreen from '../results-screen.tsx'

/** A calculation as the server would give it, designed here. */
export function calculationOf(
  input: DesignRequest,
  calculationStatus: CalculationStatus = 'COMPLETE',
  change: Partial<StoredCalculation> = {},
): StoredCalculation {
  const metadata = {
    language: 'EN',
    description: '',
    projectName: 'Hall 7',
    calculationDate: '2026-01-31T12:00:00.000Z',
  }
  const request = { ...input, metadata }
  return {
    id: 'one',
    name: 'Roof',
    description: '',
    project: 'Hall 7',
    creationDate: '2026-01-31T12:00:00.000Z',
    lastUpdateDate: '2026-01-31T12:00:00.000Z',
    calculationStatus,
    chosenResultId: null,
    calculatedAt: calculationStatus === 'PENDING' ? null : '2026-01-31T12:00:00.000Z',
    request,
    result: { ...design(decode(input).line, genericCatalogue), inputHash: inputHash(request), elapsedMs: 1 },
    etag: '"1"',
    ...change,
  }
}

/** The results screen at an address, with everything it stands on but the worker, whose answers are given. */
export async function renderResults(
  calculation: StoredCalculation,
  search = '',
  answers: [kind: QuestionKind, about: unknown, answer: unknown][] = [],
  onApply?: (patch: RequestPatch) => void,
  onCalculate?: () => void,
  store: SimulationStore = serverStore,
  profiles?: ProfileSwitch,
  costs: Costs | null = null,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(['catalogue'], genericCatalogue)
  for (const [kind, about, answer] of answers)
    client.setQueryData(
      ['engine', calculation.result?.inputHash, calculation.result?.catalogueVersion, kind, about],
      answer,
    )
  const root = createRootRoute({
    component: () => (
      <ResultsScreen
        calculation={calculation}
        {...(onApply ? { onApply } : {})}
        {...(onCalculate ? { onCalculate } : {})}
        {...(profiles ? { profiles } : {})}
        costs={costs}
      />
    ),
  })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  render(
    <QueryClientProvider client={client}>
      <SimulationStoreProvider value={store}>
        <RouterProvider router={router as never} />
      </SimulationStoreProvider>
    </QueryClientProvider>,
  )
  return { address: () => router.state.location.searchStr }
}

import { DEFAULT_BRAND, type User } from '@madre/contract'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { ana } from '../../api/testing/ana.ts'
import { whoamiQuery } from '../../api/users.ts'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'
import type { InlineWorker } from './inline-worker.ts'
import { ServerInMemory } from './server-in-memory.ts'

/** A worker that never answers: what is tested here is not what it computes. */
class SilentWorker {
  onmessage = null
  postMessage() {}
  terminate() {}
}

// The code of a screen is loaded, and compiled, when it is first shown.
configure({ asyncUtilTimeout: 15_000 })

/** The whole product at an address, signed in unless said otherwise, on a server in memory; `kept`: what the browser has stored. */
export async function openApp(
  path: string,
  server = new ServerInMemory(),
  user: User | null = ana,
  kept: [string, string][] = [],
  worker: typeof SilentWorker | typeof InlineWorker = SilentWorker,
) {
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('Worker', worker)
  localStorage.clear()
  for (const [key, text] of kept) localStorage.setItem(key, text)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(whoamiQuery.queryKey, user)
  server.user = user ?? {}
  const router = createAppRouter(client)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  render(<App brand={DEFAULT_BRAND} queryClient={client} router={router} />)
  return { server, client, router, user: userEvent.setup() }
}

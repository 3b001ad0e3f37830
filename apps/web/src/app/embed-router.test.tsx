import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createEmbedRouter } from './embed-router.tsx'

it.each(['/dashboard', '/account', '/login?redirectTo=%2Faccount', '/simulator/new', '/', '/try', '/no/such/page'])(
  'in a frame %s is the trial: nothing else of the product can be reached there',
  async (path) => {
    const router = createEmbedRouter(new QueryClient())
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
    await router.load()
    expect(router.state.location.pathname).toBe('/embed')
    expect(router.state.matches.map((match) => match.routeId)).toEqual(['__root__', '/embed'])
  },
)

import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { withTexts } from '../i18n/i18n.ts'
import { EmbedLayout } from './embed-layout.tsx'
import { LazyScreen, lazyCode } from './lazy-screen.tsx'
import { RouteError } from './route-error.tsx'
import type { AppRouter } from './router.tsx'
import { parseSearch, type SearchParams, stringifySearch } from './search-params.ts'

const embedCode = lazyCode(() => withTexts('embed', withTexts('simulator', import('./embed-screen.tsx'))))

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: EmbedLayout,
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
})
const embed = createRoute({
  getParentRoute: () => root,
  path: '/embed',
  component: () => <LazyScreen code={embedCode} props={{}} />,
})
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/embed', replace: true })
  },
})

/** The routes of a frame: there is one, so that nothing of the product besides the trial can be reached in it. */
export function createEmbedRouter(queryClient: QueryClient): AppRouter {
  const router = createRouter({
    routeTree: root.addChildren([embed, elsewhere]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultErrorComponent: RouteError,
    notFoundMode: 'root',
  })
  return router as unknown as AppRouter
}

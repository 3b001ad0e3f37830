import { METHOD_CHAPTERS } from '@madre/method'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { trialMode } from '../api/trial-mode.ts'
import { AppLayout } from './app-layout.tsx'
import { signedIn, signedOut } from './guards.ts'
import { RouteError } from './route-error.tsx'
import * as screens from './screens.tsx'
import { parseSearch, type SearchParams, stringifySearch } from './search-params.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppLayout,
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
})

/** A page with its address, and who may see it. */
const page = <const P extends string>(path: P, component: RouteComponent, beforeLoad?: typeof signedIn) =>
  createRoute({ getParentRoute: () => root, path, component, ...(beforeLoad && { beforeLoad }) })

/** An address that leads to another one. */
const leads = <const P extends string>(path: P, to: '/' | '/dashboard') =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })

const home = leads('/', '/dashboard')

const login = page('/login', screens.LoginRoute, signedOut)
const register = page('/register', screens.RegisterRoute, signedOut)
const forgotPassword = page('/forgot-password', screens.ForgotPasswordRoute, signedOut)
const resetPassword = page('/reset-password', screens.ResetPasswordRoute, signedOut)
const confirmEmail = page('/confirm-email', screens.ConfirmEmailRoute)
const terms = page('/terms', screens.TermsRoute)
const privacy = page('/privacy', screens.PrivacyRoute)
const cookies = page('/cookies', screens.CookiesRoute)
const accessibility = page('/accessibility', screens.AccessibilityRoute)
const changes = page('/changes', screens.ChangesRoute)
const developers = page('/developers', screens.DevelopersRoute)
const method = page('/method', screens.DocumentRoute)
const methodChapter = createRoute({
  getParentRoute: () => root,
  path: '/method/$chapter',
  beforeLoad: ({ params }) => {
    if (!METHOD_CHAPTERS.some((chapter) => chapter === params.chapter)) throw redirect({ to: '/', replace: true })
  },
  component: screens.DocumentRoute,
})
const verification = page('/verification', screens.DocumentRoute)
const verificationReferences = page('/verification/references', screens.DocumentRoute)
const verificationClimate = page('/verification/climate', screens.DocumentRoute)
const trial = createRoute({
  getParentRoute: () => root,
  path: '/try',
  beforeLoad: () => {
    if (trialMode() === 'off') throw redirect({ to: '/', replace: true })
  },
  component: screens.TryRoute,
})
const shared = page('/shared', screens.SharedRoute)
const verify = page('/verify/$code', screens.VerifyRoute)
const logout = page('/logout', screens.LogoutRoute)

const workbench = createRoute({
  getParentRoute: () => root,
  id: 'workbench',
  beforeLoad: signedIn,
  component: screens.WorkbenchRoute,
})
const dashboard = createRoute({ getParentRoute: () => workbench, path: '/dashboard' })
const simulatorStart = createRoute({
  getParentRoute: () => root,
  path: '/simulator',
  beforeLoad: () => {
    throw redirect({ to: '/simulator/$simulation', params: { simulation: 'new' }, replace: true })
  },
})
const simulator = createRoute({ getParentRoute: () => workbench, path: '/simulator/$simulation' })
const simulations = page('/simulations', screens.SimulationsRoute, signedIn)
const account = page('/account', screens.AccountRoute, signedIn)

const checks = page('/checks', screens.ChecksRoute, signedIn)
const check = page('/checks/$check', screens.CheckRoute, signedIn)

/** Where the server makes no page for a frame, its address is like any that is not known. */
const embed = leads('/embed', '/')
const unknown = leads('$', '/')

const routeTree = root.addChildren([
  home,
  login,
  register,
  forgotPassword,
  resetPassword,
  confirmEmail,
  terms,
  privacy,
  cookies,
  accessibility,
  changes,
  developers,
  method,
  methodChapter,
  verification,
  verificationReferences,
  verificationClimate,
  trial,
  shared,
  verify,
  logout,
  workbench.addChildren([dashboard, simulator]),
  simulatorStart,
  simulations,
  account,
  checks,
  check,
  embed,
  unknown,
])

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The routes of the product, guards and redirects included; `queryClient` answers who is signed in. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    trailingSlash: 'never',
    defaultHashScrollIntoView: { behavior: calm() ? 'auto' : 'smooth', block: 'start' },
    defaultErrorComponent: RouteError,
    notFoundMode: 'root',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

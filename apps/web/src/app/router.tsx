import { METHOD_CHAPTERS } from '@madre/method'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { trialMode } from '../api/trial-mode.ts'
import { AppLayout } from './app-layout.tsx'
import { signedIn, signedOut } from './guards.ts'
import { RouteError } from './route-error.tsx'
import {
  AccessibilityRoute,
  AccountRoute,
  ChangesRoute,
  CheckRoute,
  ChecksRoute,
  ConfirmEmailRoute,
  CookiesRoute,
  DevelopersRoute,
  DocumentRoute,
  ForgotPasswordRoute,
  LoginRoute,
  LogoutRoute,
  PrivacyRoute,
  RegisterRoute,
  ResetPasswordRoute,
  SharedRoute,
  SimulationsRoute,
  TermsRoute,
  VerifyRoute,
} from './screens.tsx'
import { parseSearch, type SearchParams, stringifySearch } from './search-params.ts'
import { TryRoute } from './try-route.tsx'
import { WorkbenchRoute } from './workbench.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppLayout,
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})

const login = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: signedOut, component: LoginRoute })
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: signedOut,
  component: RegisterRoute,
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  beforeLoad: signedOut,
  component: ForgotPasswordRoute,
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  beforeLoad: signedOut,
  component: ResetPasswordRoute,
})
const confirmEmail = createRoute({ getParentRoute: () => root, path: '/confirm-email', component: ConfirmEmailRoute })
const terms = createRoute({ getParentRoute: () => root, path: '/terms', component: TermsRoute })
const privacy = createRoute({ getParentRoute: () => root, path: '/privacy', component: PrivacyRoute })
const cookies = createRoute({ getParentRoute: () => root, path: '/cookies', component: CookiesRoute })
const accessibility = createRoute({
  getParentRoute: () => root,
  path: '/accessibility',
  component: AccessibilityRoute,
})
const changes = createRoute({ getParentRoute: () => root, path: '/changes', component: ChangesRoute })
const developers = createRoute({ getParentRoute: () => root, path: '/developers', component: DevelopersRoute })
const method = createRoute({ getParentRoute: () => root, path: '/method', component: DocumentRoute })
const methodChapter = createRoute({
  getParentRoute: () => root,
  path: '/method/$chapter',
  beforeLoad: ({ params }) => {
    if (!METHOD_CHAPTERS.some((chapter) => chapter === params.chapter)) throw redirect({ to: '/', replace: true })
  },
  component: DocumentRoute,
})
const verification = createRoute({ getParentRoute: () => root, path: '/verification', component: DocumentRoute })
const verificationReferences = createRoute({
  getParentRoute: () => root,
  path: '/verification/references',
  component: DocumentRoute,
})
const verificationClimate = createRoute({
  getParentRoute: () => root,
  path: '/verification/climate',
  component: DocumentRoute,
})
const trial = createRoute({
  getParentRoute: () => root,
  path: '/try',
  beforeLoad: () => {
    if (trialMode() === 'off') throw redirect({ to: '/', replace: true })
  },
  component: TryRoute,
})
const shared = createRoute({ getParentRoute: () => root, path: '/shared', component: SharedRoute })
const verify = createRoute({ getParentRoute: () => root, path: '/verify/$code', component: VerifyRoute })
const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: LogoutRoute })

const workbench = createRoute({
  getParentRoute: () => root,
  id: 'workbench',
  beforeLoad: signedIn,
  component: WorkbenchRoute,
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
const simulations = createRoute({
  getParentRoute: () => root,
  path: '/simulations',
  beforeLoad: signedIn,
  component: SimulationsRoute,
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: signedIn,
  component: AccountRoute,
})

const checks = createRoute({
  getParentRoute: () => root,
  path: '/checks',
  beforeLoad: signedIn,
  component: ChecksRoute,
})
const check = createRoute({
  getParentRoute: () => root,
  path: '/checks/$check',
  beforeLoad: signedIn,
  component: CheckRoute,
})

/** Where the server makes no page for a frame, its address is like any that is not known. */
const embed = createRoute({
  getParentRoute: () => root,
  path: '/embed',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

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

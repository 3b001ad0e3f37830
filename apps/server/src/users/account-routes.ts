import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from './authenticator.ts'
import { changePasswordRoute } from './change-password-route.ts'
import { changeProfileRoute } from './change-profile-route.ts'
import { deleteAccountRoute } from './delete-account-route.ts'
import { endSessionRoute } from './end-session-route.ts'
import { exportAccountRoute } from './export-account-route.ts'
import { listSessionsRoute } from './list-sessions-route.ts'

const ROUTES = [
  changeProfileRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  deleteAccountRoute,
]

/** Users' own account: data, password, sessions, export, deletion. */
export function accountRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from './authenticator.ts'
import { confirmEmailRoute } from './confirm-email-route.ts'
import { forgotPasswordRoute } from './forgot-password-route.ts'
import { loginRoute } from './login-route.ts'
import { logoutRoute } from './logout-route.ts'
import { registerRoute } from './register-route.ts'
import { resetPasswordRoute } from './reset-password-route.ts'
import { whoamiRoute } from './whoami-route.ts'

const ROUTES = [
  whoamiRoute,
  loginRoute,
  logoutRoute,
  registerRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
]

/** Signing in and out, registering, confirming, and a new password by mail. */
export function userRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

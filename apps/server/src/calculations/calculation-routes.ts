import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { calculateRoute } from './calculate-route.ts'
import { cancelRoute } from './cancel-route.ts'
import { changeCalculationRoute } from './change-calculation-route.ts'
import { createCalculationRoute } from './create-calculation-route.ts'
import { deleteCalculationRoute } from './delete-calculation-route.ts'
import { listCalculationsRoute } from './list-calculations-route.ts'
import { readCalculationRoute } from './read-calculation-route.ts'

const ROUTES = [
  listCalculationsRoute,
  createCalculationRoute,
  readCalculationRoute,
  changeCalculationRoute,
  deleteCalculationRoute,
  calculateRoute,
  cancelRoute,
]

/** Creating, listing, reading, changing, deleting, calculating and cancelling the user's own simulations. */
export function calculationRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

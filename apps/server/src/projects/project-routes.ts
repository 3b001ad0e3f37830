import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { deleteLogoRoute } from './delete-logo-route.ts'
import { keepLogoRoute } from './keep-logo-route.ts'
import { keepProjectRoute } from './keep-project-route.ts'
import { readLogoRoute } from './read-logo-route.ts'
import { readProjectRoute } from './read-project-route.ts'

const ROUTES = [readProjectRoute, keepProjectRoute, readLogoRoute, keepLogoRoute, deleteLogoRoute]

/** The title block of notes: its texts for a project, and the logo of the office. */
export function projectRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

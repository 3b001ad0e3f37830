import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { changeTemplateRoute } from './change-template-route.ts'
import { createTemplateRoute } from './create-template-route.ts'
import { deleteTemplateRoute } from './delete-template-route.ts'
import { listTemplatesRoute } from './list-templates-route.ts'
import { readTemplateRoute } from './read-template-route.ts'

const ROUTES = [listTemplatesRoute, createTemplateRoute, readTemplateRoute, changeTemplateRoute, deleteTemplateRoute]

/** The user's own requests as templates of simulations: stored, listed, read, changed and deleted. */
export function templateRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

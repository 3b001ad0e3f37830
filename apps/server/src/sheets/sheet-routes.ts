import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { changeSheetRoute } from './change-sheet-route.ts'
import { createSheetRoute } from './create-sheet-route.ts'
import { deleteSheetRoute } from './delete-sheet-route.ts'
import { listSheetsRoute } from './list-sheets-route.ts'

const ROUTES = [listSheetsRoute, createSheetRoute, changeSheetRoute, deleteSheetRoute]

/** The user's own cladding sheets: stored, listed, changed and deleted. A request holds its sheet by value. */
export function sheetRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth)
  }
}

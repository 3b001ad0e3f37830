import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { issueRevisionRoute } from './issue-revision-route.ts'
import { listRevisionsRoute } from './list-revisions-route.ts'
import { readHistoryRoute } from './read-history-route.ts'
import { readRevisionNoteRoute } from './read-revision-note-route.ts'
import { readRevisionRoute } from './read-revision-route.ts'

const ROUTES = [listRevisionsRoute, issueRevisionRoute, readRevisionRoute, readRevisionNoteRoute, readHistoryRoute]

/** Issuing, listing and reading the revisions of the user's own simulations, their notes and their history. */
export function revisionRoutes(deps: AppDeps, auth: Authenticator, notes: NoteQueue): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth, notes)
  }
}

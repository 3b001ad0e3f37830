import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AppDeps } from '../app-deps.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { askForCheckRoute } from './ask-for-check-route.ts'
import { decideCheckRoute } from './decide-check-route.ts'
import { listChecksRoute } from './list-checks-route.ts'
import { readCheckNoteRoute } from './read-check-note-route.ts'
import { readCheckRoute } from './read-check-route.ts'
import { withdrawCheckRoute } from './withdraw-check-route.ts'

const ROUTES = [
  askForCheckRoute,
  withdrawCheckRoute,
  listChecksRoute,
  readCheckRoute,
  readCheckNoteRoute,
  decideCheckRoute,
]

/** Asking somebody to check a revision, and reading and deciding as a checker. */
export function checkRoutes(deps: AppDeps, auth: Authenticator, notes: NoteQueue): FastifyPluginAsyncZod {
  return async (app) => {
    for (const route of ROUTES) route(app, deps, auth, notes)
  }
}

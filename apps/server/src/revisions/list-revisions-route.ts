import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ownCopy } from './own-revision.ts'
import { ofRevisions, revisionAnswer } from './revision-schemas.ts'
import { listRevisions } from './revision-store.ts'

export function listRevisionsRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Calculations/:id/revisions',
    {
      schema: {
        operationId: 'listRevisions',
        summary: 'List the revisions of a simulation',
        description: 'Newest first, without their records.',
        security: ACCESS.read,
        ...ofRevisions,
        response: { 200: z.array(revisionAnswer), ...problems(401, 404) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      const copy = await ownCopy(db, user.id, request.params)
      return listRevisions(db, user.id, copy.id, copy)
    },
  )
}

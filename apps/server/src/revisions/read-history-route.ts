import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { readHistory } from './history.ts'
import { ownCopy } from './own-revision.ts'
import { historyAnswer, ofRevisions } from './revision-schemas.ts'

export function readHistoryRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Calculations/:id/history',
    {
      schema: {
        operationId: 'readHistory',
        summary: 'Read the history of a simulation',
        description: 'What was issued, asked, decided and shared of it, newest first.',
        security: ACCESS.read,
        ...ofRevisions,
        response: { 200: z.array(historyAnswer), ...problems(401, 404) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      return readHistory(db, (await ownCopy(db, user.id, request.params)).id)
    },
  )
}

import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { readHistory } from './history.ts'
import { ownCopy } from './own-revision.ts'
import { ofRevisions, time } from './revision-schemas.ts'

const historyAnswer = z
  .object({
    at: time,
    act: z.enum(['ISSUED', 'ASKED', 'WITHDRAWN', 'SUPERSEDED', 'CHECKED', 'RETURNED', 'SHARED', 'SHARE_ENDED']),
    letter: z.string().nullable(),
    actor: z.string().meta({ description: 'the name of who did it, as it was then' }),
    detail: z.record(z.string(), z.string()).meta({
      description:
        'ISSUED message; ASKED email; SUPERSEDED by; CHECKED and RETURNED comment; SHARED label, until; SHARE_ENDED label',
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'What was done to a simulation, by whom and when' })

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

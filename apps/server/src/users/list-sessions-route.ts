import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from './authenticator.ts'
import { listSessions } from './session-store.ts'
import { ofAccount } from './user-schemas.ts'

const sessionAnswer = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})

export function listSessionsRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Users/sessions',
    {
      schema: {
        operationId: 'listSessions',
        summary: 'List the sessions',
        security: ACCESS.session,
        ...ofAccount,
        response: { 200: z.array(sessionAnswer), ...problems(401) },
      },
    },
    async (request) => {
      const { user, sessionId } = await auth.requireSession(request)
      return (await listSessions(db, user.id)).map((s) => ({
        id: s.id,
        current: s.id === sessionId,
        userAgent: s.user_agent,
        createdAt: s.created_at.toISOString(),
        lastSeenAt: s.last_seen_at.toISOString(),
      }))
    },
  )
}

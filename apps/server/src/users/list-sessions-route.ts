import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { listSessions } from './session-store.ts'
import { ofAccount } from './user-schemas.ts'

const sessionAnswer = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})

export const listSessionsRoute: Route = (app, { database: { db }, auth }) => {
  app.get('/Users/sessions', {
    schema: {
      operationId: 'listSessions',
      summary: 'List the sessions',
      security: ACCESS.session,
      ...ofAccount,
      response: { 200: z.array(sessionAnswer), ...problems(401) },
    },
    handler: async (request) => {
      const { user, sessionId } = await auth.requireSession(request)
      return (await listSessions(db, user.id)).map((s) => ({
        id: s.id,
        current: s.id === sessionId,
        userAgent: s.user_agent,
        createdAt: s.created_at.toISOString(),
        lastSeenAt: s.last_seen_at.toISOString(),
      }))
    },
  })
}

import type { Route } from '../app-deps.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { withCode } from './code-store.ts'
import { byCode } from './sign-in-limits.ts'
import { confirmEmailBody, ofUsers } from './user-schemas.ts'
import { updateUser } from './user-store.ts'

export const confirmEmailRoute: Route = (app, { database: { db } }) => {
  const limiter = new RateLimiter(db)
  app.post('/Users/confirm-email', {
    schema: {
      operationId: 'confirmEmail',
      summary: 'Confirm an address',
      description: 'With the code of the mail.',
      security: ACCESS.open,
      ...ofUsers,
      body: confirmEmailBody,
      response: { 204: noContent, ...problems(400, 429, 507) },
    },
    handler: async (request, reply) => {
      const { userId } = request.body
      await limiter.spend(byCode('confirm', userId, request.ip))
      await withCode(db, request.body, 'confirm', async (tx) => {
        await updateUser(tx, userId, { activated_at: new Date() })
      })
      return reply.code(204).send()
    },
  })
}

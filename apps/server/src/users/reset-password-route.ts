import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { endAllTokens } from './access-token-store.ts'
import { withCode } from './code-store.ts'
import { hashPassword } from './hashing.ts'
import { endAllSessions } from './session-store.ts'
import { byAccount, byCode } from './sign-in-limits.ts'
import { ofUsers, resetPasswordBody } from './user-schemas.ts'
import { updateUser } from './user-store.ts'

export const resetPasswordRoute: Route = (app, { database: { db }, auth, mail, wakeMail }) => {
  const limiter = new RateLimiter(db)
  app.post('/Users/reset-password', {
    schema: {
      operationId: 'resetPassword',
      summary: 'Set a new password',
      description: 'With the code of the mail. Every session and token of the user ends.',
      security: ACCESS.open,
      ...ofUsers,
      body: resetPasswordBody,
      response: { 204: noContent, ...problems(400, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { userId, password } = request.body
      await limiter.spend(byCode('reset', userId, request.ip))
      const passwordHash = await hashPassword(password)
      await withCode(db, request.body, 'reset', async (tx) => {
        // A reader of the mail owns the address, which is all that activation requires too.
        const user = await updateUser(tx, userId, { password_hash: passwordHash, activated_at: new Date() })
        await endAllSessions(tx, userId)
        await endAllTokens(tx, userId)
        await limiter.clear(byAccount('login', user.email, 10, 15), tx)
        if (mail) await queueMail(tx, { kind: 'password-changed', userId, lang: requestLanguage(request, user.lang) })
      })
      auth.cookie.clear(reply)
      wakeMail()
      return reply.code(204).send()
    },
  })
}

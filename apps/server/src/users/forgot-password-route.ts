import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { byAccount, byAddress } from './sign-in-limits.ts'
import { forgotPasswordBody, ofUsers } from './user-schemas.ts'
import { findUserByEmail } from './user-store.ts'

export const forgotPasswordRoute: Route = (app, { database: { db }, mail, wakeMail }) => {
  const limiter = new RateLimiter(db)
  app.post('/Users/forgot-password', {
    schema: {
      operationId: 'forgotPassword',
      summary: 'Ask for a new password',
      description: 'Always 204, whether or not there is such an account.',
      security: ACCESS.open,
      ...ofUsers,
      body: forgotPasswordBody,
      response: { 204: noContent, ...problems(400, 429, 507) },
    },
    handler: async (request, reply) => {
      const { email } = request.body
      await limiter.spend([byAccount('forgot', email, 5, 60), byAddress('forgot', request.ip, 50, 60)])
      const user = await findUserByEmail(db, email)
      if (!mail) request.log.warn('a new password was asked for, but no mail server is configured (SMTP_URL)')
      else await queueMail(db, { kind: 'reset', userId: user?.id ?? null, lang: requestLanguage(request, user?.lang) })
      wakeMail()
      return reply.code(204).send()
    },
  })
}

import type { AppDeps } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, isId, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { endAllTokens } from './access-token-store.ts'
import type { Authenticator } from './authenticator.ts'
import { redeemCode } from './code-store.ts'
import { hashPassword } from './hashing.ts'
import { endAllSessions } from './session-store.ts'
import { byAccount, byAddress } from './sign-in-limits.ts'
import { ofUsers, resetPasswordBody } from './user-schemas.ts'
import { lockUserIfThere, updateUser } from './user-store.ts'

export function resetPasswordRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  const limiter = new RateLimiter(db)
  app.post(
    '/Users/reset-password',
    {
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password',
        description: 'With the code of the mail. Every session and token of the user ends.',
        security: ACCESS.open,
        ...ofUsers,
        body: resetPasswordBody,
        response: { 204: noContent, ...problems(400, 429, 503, 507) },
      },
    },
    async (request, reply) => {
      const { userId, code, password } = request.body
      await limiter.spend([
        { name: 'reset-account', key: userId, max: 10, minutes: 15 },
        byAddress('reset', request.ip, 50, 15),
      ])
      const passwordHash = await hashPassword(password)
      const changed =
        isId(userId) &&
        (await db.transaction().execute(async (tx) => {
          if (!(await lockUserIfThere(tx, userId))) return false
          if (!(await redeemCode(tx, userId, 'reset', code))) return false
          // Whoever has the mail has the address: that is what activation asks for as well.
          const user = await updateUser(tx, userId, { password_hash: passwordHash, activated_at: new Date() })
          await endAllSessions(tx, userId)
          await endAllTokens(tx, userId)
          await limiter.clear(byAccount('login', user.email, 10, 15), tx)
          if (deps.mail)
            await queueMail(tx, { kind: 'password-changed', userId, lang: requestLanguage(request, user.lang) })
          return true
        }))
      if (!changed) throw new ProblemError(400, 'InvalidToken')
      auth.cookie.clear(reply)
      deps.wakeMail()
      return reply.code(204).send()
    },
  )
}

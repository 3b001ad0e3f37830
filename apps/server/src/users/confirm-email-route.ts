import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, isId, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { redeemCode } from './code-store.ts'
import { byAddress } from './sign-in-limits.ts'
import { confirmEmailBody, ofUsers } from './user-schemas.ts'
import { lockUserIfThere, updateUser } from './user-store.ts'

export function confirmEmailRoute(app: Api, deps: AppDeps): void {
  const { db } = deps.database
  const limiter = new RateLimiter(db)
  app.post(
    '/Users/confirm-email',
    {
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an address',
        description: 'With the code of the mail.',
        security: ACCESS.open,
        ...ofUsers,
        body: confirmEmailBody,
        response: { 204: noContent, ...problems(400, 429, 507) },
      },
    },
    async (request, reply) => {
      const { userId, code } = request.body
      await limiter.spend([
        { name: 'confirm-account', key: userId, max: 10, minutes: 15 },
        byAddress('confirm', request.ip, 50, 15),
      ])
      const confirmed =
        isId(userId) &&
        (await db.transaction().execute(async (tx) => {
          // Held first, as by who deletes an account: in the other order each would wait for the other.
          if (!(await lockUserIfThere(tx, userId))) return false
          if (!(await redeemCode(tx, userId, 'confirm', code))) return false
          await updateUser(tx, userId, { activated_at: new Date() })
          return true
        }))
      if (!confirmed) throw new ProblemError(400, 'InvalidToken')
      return reply.code(204).send()
    },
  )
}

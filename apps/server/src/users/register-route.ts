import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { hashPassword } from './hashing.ts'
import { byAddress } from './sign-in-limits.ts'
import { ofUsers, registerBody } from './user-schemas.ts'
import { findUserByEmail, insertUser, renewPendingUser } from './user-store.ts'

/** Whether an account needs confirmation by mail: the same for everybody, whether or not the address is taken. */
const registerAnswer = z.object({ confirmationRequired: z.boolean() })

export const registerRoute: Route = (app, { database: { db }, mail, wakeMail }) => {
  const limiter = new RateLimiter(db)
  app.post('/Users', {
    schema: {
      operationId: 'register',
      summary: 'Create an account',
      description: 'The answer is the same when the address is taken: its owner gets a mail.',
      security: ACCESS.open,
      ...ofUsers,
      body: registerBody,
      response: { 201: registerAnswer, ...problems(400, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { email, password, firstName, lastName, company } = request.body
      if (mail) await limiter.spend([byAddress('register', request.ip, 100, 60)])
      const lang = requestLanguage(request)
      const passwordHash = await hashPassword(password)
      const user = { email, passwordHash, firstName, lastName, company, lang, activated: !mail }
      await db.transaction().execute(async (tx) => {
        const id = await insertUser(tx, user)
        if (!mail) return
        const owner = id === undefined ? await findUserByEmail(tx, email) : undefined
        if (owner?.activated_at === null) await renewPendingUser(tx, owner.id, user)
        if (owner?.activated_at)
          await queueMail(tx, { kind: 'address-taken', userId: owner.id, lang: requestLanguage(request, owner.lang) })
        else await queueMail(tx, { kind: 'confirm', userId: id ?? owner?.id ?? null, lang })
      })
      wakeMail()
      return reply.code(201).send({ confirmationRequired: mail })
    },
  })
}

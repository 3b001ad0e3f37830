import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { queueMail } from '../mail/outbox.ts'
import { endAllTokens } from './access-token-store.ts'
import { hashPassword } from './hashing.ts'
import { requirePassword } from './own-password.ts'
import { endAllSessions, startSession } from './session-store.ts'
import { changePasswordBody, ofAccount } from './user-schemas.ts'
import { updateUser } from './user-store.ts'

export const changePasswordRoute: Route = (app, { database: { db }, auth, mail, wakeMail }) => {
  app.post('/Users/change-password', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'changePassword',
      summary: 'Change the password',
      description: 'Every other session and every token of the user ends.',
      security: ACCESS.session,
      ...ofAccount,
      body: changePasswordBody,
      response: { 204: noContent, ...problems(400, 401, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      await requirePassword(db, user, request.body.currentPassword)
      const password_hash = await hashPassword(request.body.password)
      const token = await db.transaction().execute(async (tx) => {
        await updateUser(tx, user.id, { password_hash })
        await endAllSessions(tx, user.id)
        await endAllTokens(tx, user.id)
        if (mail)
          await queueMail(tx, {
            kind: 'password-changed',
            userId: user.id,
            lang: requestLanguage(request, user.lang),
          })
        return startSession(tx, user.id, request.headers['user-agent'] ?? '')
      })
      auth.cookie.set(reply, token)
      wakeMail()
      return reply.code(204).send()
    },
  })
}

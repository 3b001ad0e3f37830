import type { Route } from '../app-deps.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { requirePassword } from './own-password.ts'
import { deleteAccountBody, ofAccount } from './user-schemas.ts'
import { deleteUser, lockUser } from './user-store.ts'

export const deleteAccountRoute: Route = (app, { database: { db }, auth, queue }) => {
  app.post('/Users/delete-account', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'deleteAccount',
      summary: 'Delete the account',
      description: 'And everything in it, at once.',
      security: ACCESS.session,
      ...ofAccount,
      body: deleteAccountBody,
      response: { 204: noContent, ...problems(400, 401, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      await requirePassword(db, user, request.body.password)
      const dropped = await db.transaction().execute(async (tx) => {
        await lockUser(tx, user.id)
        const tokens = await queue.releaseAll(tx, user.id)
        await deleteUser(tx, user.id)
        return tokens
      })
      for (const token of dropped) queue.drop(token)
      auth.cookie.clear(reply)
      return reply.code(204).send()
    },
  })
}

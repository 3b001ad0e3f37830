import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, isId, noContent, problems } from '../http/problem-schema.ts'
import { listTokens, MOST_TOKENS, makeToken, type TokenRow } from './access-token-store.ts'
import { deleteOwn } from './own-rows.ts'
import { secretDates } from './secret.ts'
import { ofAccount } from './user-schemas.ts'

const scope = z.enum(['read', 'write']).meta({ description: 'read: GET alone; write: everything a simulation needs' })

const tokenBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scope,
  expiresInDays: z.number().int().min(1).max(365),
})

const tokenAnswer = z.object({
  id: z.string(),
  name: z.string(),
  scope,
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

const newTokenAnswer = tokenAnswer.extend({
  token: z.string().meta({ description: 'For the header Authorization: Bearer; told this once' }),
})

const presentToken = (row: TokenRow): z.infer<typeof tokenAnswer> => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  ...secretDates(row),
})

/** Making, listing and ending the tokens of a user's programs. A token itself has no access to these. */
export const tokenRoutes: Route = (app, { database: { db }, auth }) => {
  app.get('/Users/tokens', {
    schema: {
      operationId: 'listTokens',
      summary: 'List the access tokens',
      description: 'Those that are still valid, newest first, without their secrets.',
      security: ACCESS.session,
      ...ofAccount,
      response: { 200: z.array(tokenAnswer), ...problems(401, 403) },
    },
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      return (await listTokens(db, user.id)).map(presentToken)
    },
  })

  app.post('/Users/tokens', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'createToken',
      summary: 'Make an access token',
      description:
        'The token itself is in this answer and never shown again; the server keeps its hash only. A user has twenty at most.',
      security: ACCESS.session,
      ...ofAccount,
      body: tokenBody,
      response: { 201: newTokenAnswer, ...problems(400, 401, 403, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const { name, scope, expiresInDays } = request.body
      const made = await makeToken(db, user.id, { name, scope, days: expiresInDays })
      if (made === null) throw new ProblemError(400, 'TooManyTokens', { values: { max: MOST_TOKENS } })
      return reply.code(201).send({ ...presentToken(made.row), token: made.token })
    },
  })

  app.delete('/Users/tokens/:id', {
    schema: {
      operationId: 'revokeToken',
      summary: 'Revoke an access token',
      security: ACCESS.session,
      ...ofAccount,
      params: idParams,
      response: { 204: noContent, ...problems(401, 403, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const { id } = request.params
      if (!isId(id) || !(await deleteOwn(db, 'access_tokens', user.id, id)))
        throw new ProblemError(404, 'TokenNotFound')
      return reply.code(204).send()
    },
  })
}

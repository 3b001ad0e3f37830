import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { endAllTokens } from './access-token-store.ts'
import { exportAccount } from './account-export.ts'
import type { Authenticator } from './authenticator.ts'
import { takeExportTurn } from './export-turn.ts'
import { hashPassword, verifyPassword } from './hashing.ts'
import { endAllSessions, endOwnSession, listSessions, startSession } from './session-store.ts'
import { changePasswordBody, deleteAccountBody, profileBody, sessionAnswer, userAnswer } from './user-schemas.ts'
import { deleteUser, lockUser, presentOwnUser, type UserRow, updateUser } from './user-store.ts'

/** What users do with their own account: data, password, sessions, export, deletion. */
export function accountRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database
  const limiter = new RateLimiter(db)

  const requirePassword = async (user: UserRow, password: string) => {
    const limit = { name: 'own-password', key: user.id, max: 10, minutes: 15 }
    await limiter.spend([limit])
    if (!(await verifyPassword(user.password_hash, password))) throw new ProblemError(400, 'WrongPassword')
    await limiter.clear(limit)
  }

  return async (app) => {
    const common = { tags: ['Account'], querystring: langQuery }

    app.patch(
      '/Users/me',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'changeProfile',
          summary: 'Change name, company, language, start values or costs',
          security: ACCESS.session,
          ...common,
          body: profileBody,
          response: { 200: userAnswer, ...problems(400, 401, 507) },
        },
      },
      async (request) => {
        const { user } = await auth.requireSession(request)
        const { lang, firstName, lastName, company, autosave, startValues, costs } = request.body
        requireKnownSteels(startValues ?? {}, deps.catalogue, 'startValues')
        return presentOwnUser(
          await updateUser(db, user.id, {
            ...(lang === undefined ? {} : { lang }),
            ...(firstName === undefined ? {} : { first_name: firstName }),
            ...(lastName === undefined ? {} : { last_name: lastName }),
            ...(company === undefined ? {} : { company }),
            ...(autosave === undefined ? {} : { autosave }),
            ...(startValues === undefined ? {} : { start_values: startValues && JSON.stringify(startValues) }),
            ...(costs === undefined ? {} : { costs: costs && JSON.stringify(costs) }),
          }),
        )
      },
    )

    app.post(
      '/Users/change-password',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'changePassword',
          summary: 'Change the password',
          description: 'Every other session and every token of the user ends.',
          security: ACCESS.session,
          ...common,
          body: changePasswordBody,
          response: { 204: noContent, ...problems(400, 401, 429, 503, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        await requirePassword(user, request.body.currentPassword)
        const password_hash = await hashPassword(request.body.password)
        const token = await db.transaction().execute(async (tx) => {
          await updateUser(tx, user.id, { password_hash })
          await endAllSessions(tx, user.id)
          await endAllTokens(tx, user.id)
          if (deps.mail)
            await queueMail(tx, {
              kind: 'password-changed',
              userId: user.id,
              lang: requestLanguage(request, user.lang),
            })
          return startSession(tx, user.id, request.headers['user-agent'] ?? '')
        })
        auth.cookie.set(reply, token)
        deps.wakeMail()
        return reply.code(204).send()
      },
    )

    app.get(
      '/Users/sessions',
      {
        schema: {
          operationId: 'listSessions',
          summary: 'List the sessions',
          security: ACCESS.session,
          ...common,
          response: { 200: z.array(sessionAnswer), ...problems(401) },
        },
      },
      async (request) => {
        const { user, sessionId } = await auth.requireSession(request)
        return (await listSessions(db, user.id)).map((s) => ({
          id: s.id,
          current: s.id === sessionId,
          userAgent: s.user_agent,
          createdAt: s.created_at.toISOString(),
          lastSeenAt: s.last_seen_at.toISOString(),
        }))
      },
    )

    app.delete(
      '/Users/sessions/:id',
      {
        schema: {
          operationId: 'endSession',
          summary: 'End a session',
          security: ACCESS.session,
          ...common,
          params: z.object({ id: anyId }),
          response: { 204: noContent, ...problems(401, 404, 507) },
        },
      },
      async (request, reply) => {
        const { user, sessionId } = await auth.requireSession(request)
        const { id } = request.params
        if (!z.uuid().safeParse(id).success || !(await endOwnSession(db, user.id, id)))
          throw new ProblemError(404, 'SessionNotFound')
        if (id === sessionId) auth.cookie.clear(reply)
        return reply.code(204).send()
      },
    )

    app.get(
      '/Users/export',
      {
        // It would take the one turn of the user, and read everything to say nothing of it.
        exposeHeadRoute: false,
        schema: {
          operationId: 'exportAccount',
          summary: 'Export everything the account holds',
          security: ACCESS.session,
          ...common,
          response: { 200: z.unknown().meta({ description: 'All data of the user' }), ...problems(401, 429, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        const giveBack = await takeExportTurn(db, user.id)
        if (giveBack === null) throw new ProblemError(429, 'ExportRunning', { headers: { 'retry-after': '10' } })
        reply
          .header('content-disposition', 'attachment; filename="madre-export.json"')
          .type('application/json; charset=utf-8')
        const stream = exportAccount(db, user, requestLanguage(request), () =>
          giveBack().catch((error: unknown) =>
            request.log.warn({ err: error }, 'the turn of an export was not given back'),
          ),
        )
        return reply.send(stream as never)
      },
    )

    app.post(
      '/Users/delete-account',
      {
        preValidation: auth.sessionGate,
        schema: {
          operationId: 'deleteAccount',
          summary: 'Delete the account',
          description: 'And everything in it, at once.',
          security: ACCESS.session,
          ...common,
          body: deleteAccountBody,
          response: { 204: noContent, ...problems(400, 401, 429, 503, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.requireSession(request)
        await requirePassword(user, request.body.password)
        const dropped = await db.transaction().execute(async (tx) => {
          await lockUser(tx, user.id)
          const tokens = await deps.queue.releaseAll(tx, user.id)
          await deleteUser(tx, user.id)
          return tokens
        })
        for (const token of dropped) deps.queue.drop(token)
        auth.cookie.clear(reply)
        return reply.code(204).send()
      },
    )
  }
}

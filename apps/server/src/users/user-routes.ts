import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { limitedAddress } from '../http/client-address.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { type Limit, RateLimiter } from '../http/rate-limit.ts'
import { queueMail } from '../mail/outbox.ts'
import { endAllTokens } from './access-token-store.ts'
import type { Authenticator } from './authenticator.ts'
import { redeemCode } from './code-store.ts'
import { DeviceTokens } from './device-token.ts'
import { hashPassword, verifyPassword } from './hashing.ts'
import { endAllSessions, endSession, startSession } from './session-store.ts'
import {
  confirmEmailBody,
  forgotPasswordBody,
  loginBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  userAnswer,
} from './user-schemas.ts'
import {
  emailKey,
  findUserByEmail,
  insertUser,
  isUserGone,
  lockUserIfThere,
  presentOwnUser,
  presentUser,
  renewPendingUser,
  updateUser,
} from './user-store.ts'

const byAccount = (name: string, email: string, max: number, minutes: number): Limit => ({
  name: `${name}-account`,
  key: emailKey(email),
  max,
  minutes,
})
const byAddress = (name: string, ip: string, max: number, minutes: number): Limit => ({
  name: `${name}-address`,
  key: limitedAddress(ip),
  max,
  minutes,
})

const isUuid = (text: string) => z.uuid().safeParse(text).success

/** Signing in and out, registering, confirming, and a new password by mail. */
export function userRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database
  const limiter = new RateLimiter(db)
  const devices = new DeviceTokens(db, deps.appId, deps.plainHttp)

  return async (app) => {
    const common = { tags: ['Users'], querystring: langQuery }

    app.get(
      '/Users/whoami',
      {
        schema: {
          operationId: 'whoami',
          summary: 'Who is signed in',
          security: ACCESS.read,
          ...common,
          response: { 200: userAnswer, ...problems(401) },
        },
      },
      async (request) => {
        const access = await auth.require(request)
        return 'scope' in access ? presentUser(access.user) : presentOwnUser(access.user)
      },
    )

    app.post(
      '/Users/login',
      {
        schema: {
          operationId: 'login',
          summary: 'Sign in',
          description:
            'Sets the session cookie. The answer is the same for an unknown address, a wrong password and an account that is not confirmed yet.',
          security: ACCESS.open,
          ...common,
          body: loginBody,
          response: { 200: userAnswer, ...problems(400, 401, 429, 503, 507) },
        },
      },
      async (request, reply) => {
        const { email, password } = request.body
        const address = byAddress('login', request.ip, 100, 15)
        await limiter.check(address)
        const user = await findUserByEmail(db, email)
        // A browser that has signed in before has attempts of its own: a stranger's use up the account's, not the owner's.
        const device = user && (await devices.find(request, user.id))
        const own: Limit =
          device === undefined
            ? byAccount('login', email, 10, 15)
            : { name: 'login-device', key: device, max: 10, minutes: 15 }
        await limiter.spend([own])
        const matches = await verifyPassword(user?.password_hash ?? null, password)
        if (user === undefined || !matches || user.activated_at === null) {
          await limiter.spend([address])
          throw new ProblemError(401, 'InvalidCredentials')
        }
        await limiter.clear(own)
        const old = auth.cookie.read(request)
        if (old !== undefined) await endSession(db, old)
        const session = await startSession(db, user.id, request.headers['user-agent'] ?? '').catch((error: unknown) => {
          throw isUserGone(error) ? new ProblemError(401, 'InvalidCredentials') : error
        })
        auth.cookie.set(reply, session)
        await devices.remember(request, reply, user.id)
        return presentOwnUser(user)
      },
    )

    app.post(
      '/Users/logout',
      {
        schema: {
          operationId: 'logout',
          summary: 'Sign out',
          security: ACCESS.open,
          ...common,
          response: { 204: noContent, ...problems(507) },
        },
      },
      async (request, reply) => {
        const token = auth.cookie.read(request)
        if (token !== undefined) await endSession(db, token)
        auth.cookie.clear(reply)
        return reply.code(204).send()
      },
    )

    app.post(
      '/Users',
      {
        schema: {
          operationId: 'register',
          summary: 'Create an account',
          description: 'The answer is the same when the address is taken: its owner gets a mail.',
          security: ACCESS.open,
          ...common,
          body: registerBody,
          response: { 201: registerAnswer, ...problems(400, 429, 503, 507) },
        },
      },
      async (request, reply) => {
        const { email, password, firstName, lastName, company } = request.body
        if (deps.mail) await limiter.spend([byAddress('register', request.ip, 100, 60)])
        const lang = requestLanguage(request)
        const passwordHash = await hashPassword(password)
        const user = { email, passwordHash, firstName, lastName, company, lang, activated: !deps.mail }
        await db.transaction().execute(async (tx) => {
          const id = await insertUser(tx, user)
          if (!deps.mail) return
          const owner = id === undefined ? await findUserByEmail(tx, email) : undefined
          if (owner?.activated_at === null) await renewPendingUser(tx, owner.id, user)
          if (owner?.activated_at)
            await queueMail(tx, { kind: 'address-taken', userId: owner.id, lang: requestLanguage(request, owner.lang) })
          else await queueMail(tx, { kind: 'confirm', userId: id ?? owner?.id ?? null, lang })
        })
        deps.wakeMail()
        return reply.code(201).send({ confirmationRequired: deps.mail })
      },
    )

    app.post(
      '/Users/confirm-email',
      {
        schema: {
          operationId: 'confirmEmail',
          summary: 'Confirm an address',
          description: 'With the code of the mail.',
          security: ACCESS.open,
          ...common,
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
          isUuid(userId) &&
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

    app.post(
      '/Users/forgot-password',
      {
        schema: {
          operationId: 'forgotPassword',
          summary: 'Ask for a new password',
          description: 'Always 204, whether or not there is such an account.',
          security: ACCESS.open,
          ...common,
          body: forgotPasswordBody,
          response: { 204: noContent, ...problems(400, 429, 507) },
        },
      },
      async (request, reply) => {
        const { email } = request.body
        await limiter.spend([byAccount('forgot', email, 5, 60), byAddress('forgot', request.ip, 50, 60)])
        const user = await findUserByEmail(db, email)
        if (!deps.mail) request.log.warn('a new password was asked for, but no mail server is configured (SMTP_URL)')
        else
          await queueMail(db, { kind: 'reset', userId: user?.id ?? null, lang: requestLanguage(request, user?.lang) })
        deps.wakeMail()
        return reply.code(204).send()
      },
    )

    app.post(
      '/Users/reset-password',
      {
        schema: {
          operationId: 'resetPassword',
          summary: 'Set a new password',
          description: 'With the code of the mail. Every session and token of the user ends.',
          security: ACCESS.open,
          ...common,
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
          isUuid(userId) &&
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
}

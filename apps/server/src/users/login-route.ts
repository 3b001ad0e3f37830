import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { type Limit, RateLimiter } from '../http/rate-limit.ts'
import { DeviceTokens } from './device-token.ts'
import { verifyPassword } from './hashing.ts'
import { endSession, startSession } from './session-store.ts'
import { byAccount, byAddress } from './sign-in-limits.ts'
import { loginBody, ofUsers, userAnswer } from './user-schemas.ts'
import { findUserByEmail, isUserGone, presentOwnUser } from './user-store.ts'

export const loginRoute: Route = (app, { database: { db }, auth, appId, plainHttp }) => {
  const limiter = new RateLimiter(db)
  const devices = new DeviceTokens(db, appId, plainHttp)
  app.post('/Users/login', {
    schema: {
      operationId: 'login',
      summary: 'Sign in',
      description:
        'Sets the session cookie. The answer is the same for an unknown address, a wrong password and an account that is not confirmed yet.',
      security: ACCESS.open,
      ...ofUsers,
      body: loginBody,
      response: { 200: userAnswer, ...problems(400, 401, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { email, password } = request.body
      const address = byAddress('login', request.ip, 100, 15)
      await limiter.check(address)
      const user = await findUserByEmail(db, email)
      // A browser that has signed in before has its own attempts: a stranger uses up those of the account, not the owner's.
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
  })
}

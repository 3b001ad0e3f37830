import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import type { SessionCookie } from './session-cookie.ts'
import { type CurrentSession, findSession } from './session-store.ts'

/** Who a request comes from; looked up once a request. */
export class Authenticator {
  readonly cookie: SessionCookie
  readonly #db: Db
  readonly #found = new WeakMap<FastifyRequest, Promise<CurrentSession | undefined>>()

  constructor(db: Db, cookie: SessionCookie) {
    this.#db = db
    this.cookie = cookie
  }

  find(request: FastifyRequest): Promise<CurrentSession | undefined> {
    const known = this.#found.get(request)
    if (known) return known
    const token = this.cookie.read(request)
    const found = token === undefined ? Promise.resolve(undefined) : findSession(this.#db, token)
    this.#found.set(request, found)
    return found
  }

  /** A route hook that asks for a session before it looks at the body. */
  readonly gate = async (request: FastifyRequest): Promise<void> => {
    await this.require(request)
  }

  /** @throws ProblemError 401  without a live session */
  async require(request: FastifyRequest): Promise<CurrentSession> {
    const session = await this.find(request)
    if (session === undefined) throw new ProblemError(401, 'NotAuthenticated')
    request.userLang = session.user.lang
    return session
  }
}

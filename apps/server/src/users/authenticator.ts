import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { unlessFull } from '../db/storage.ts'
import { ProblemError } from '../http/problem.ts'
import { type LimitState, RateLimiter } from '../http/rate-limit.ts'
import { findToken, type TokenScope } from './access-token-store.ts'
import type { SessionCookie } from './session-cookie.ts'
import { type CurrentSession, findSession } from './session-store.ts'
import type { UserRow } from './user-store.ts'

/** Requests with one token within this many minutes. */
const TOKEN_REQUESTS = { max: 600, minutes: 10 }
const READING = new Set(['GET', 'HEAD'])

/** The sender of a request: a browser with its session, or a program with a token. */
type Access = CurrentSession | { tokenId: string; scope: TokenScope; user: UserRow }

/** The token of an `Authorization: Bearer` header; undefined without one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? token.trim() : undefined
}

/** The sign-in method for programs, and the error of their token: RFC 6750, 3. */
const challenge = (error?: 'invalid_token' | 'insufficient_scope') => ({
  'www-authenticate': error === undefined ? 'Bearer' : `Bearer error="${error}"`,
})

/** Nobody is signed in, or the account was deleted. */
export const notAuthenticated = () => new ProblemError(401, 'NotAuthenticated', { headers: challenge() })

/** Identifies the sender of a request, once a request. */
export class Authenticator {
  readonly cookie: SessionCookie
  readonly #db: Db
  readonly #limiter: RateLimiter
  readonly #found = new WeakMap<FastifyRequest, Promise<Access | undefined>>()
  readonly #limits = new WeakMap<FastifyRequest, LimitState>()

  constructor(db: Db, cookie: SessionCookie) {
    this.#db = db
    this.#limiter = new RateLimiter(db)
    this.cookie = cookie
  }

  find(request: FastifyRequest): Promise<Access | undefined> {
    const known = this.#found.get(request)
    if (known) return known
    const found = this.#look(request)
    this.#found.set(request, found)
    return found
  }

  /** A header with a token decides alone: after a wrong one the cookie is not read. */
  async #look(request: FastifyRequest): Promise<Access | undefined> {
    const bearer = bearerToken(request)
    if (bearer !== undefined) return this.#byToken(request, bearer)
    const token = this.cookie.read(request)
    return token === undefined ? undefined : findSession(this.#db, token)
  }

  async #byToken(request: FastifyRequest, token: string): Promise<Access> {
    const found = await findToken(this.#db, token)
    if (found === undefined) throw new ProblemError(401, 'InvalidAccessToken', { headers: challenge('invalid_token') })
    const limit = { name: 'token', key: found.tokenId, ...TOKEN_REQUESTS }
    await unlessFull(this.#limiter.spend([limit], (state) => this.#limits.set(request, state)))
    return found
  }

  /** Answers to a token name the requests left in its window. */
  registerLimitHeaders(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply) => {
      const state = this.#limits.get(request)
      if (!state) return
      reply.header('ratelimit-limit', String(state.max))
      reply.header('ratelimit-remaining', String(state.remaining))
      reply.header('ratelimit-reset', String(state.resetSeconds))
    })
  }

  /** A route hook that authenticates before the body is read. */
  readonly gate = async (request: FastifyRequest): Promise<void> => {
    await this.require(request)
  }

  /** The same for routes that need a session. */
  readonly sessionGate = async (request: FastifyRequest): Promise<void> => {
    await this.requireSession(request)
  }

  /**
   * @throws ProblemError 401  without a live session or a valid token
   * @throws ProblemError 403  a change with a token that only reads
   */
  async require(request: FastifyRequest): Promise<Access> {
    const access = await this.find(request)
    if (access === undefined) throw notAuthenticated()
    if ('scope' in access && access.scope === 'read' && !READING.has(request.method))
      throw new ProblemError(403, 'TokenReadsOnly', { headers: challenge('insufficient_scope') })
    request.userLang = access.user.lang
    return access
  }

  /**
   * The signed-in user, for routes closed to programs: the account, its password, sessions and tokens.
   *
   * @throws ProblemError 401  without a live session
   * @throws ProblemError 403  with a token
   */
  async requireSession(request: FastifyRequest): Promise<CurrentSession> {
    const access = await this.require(request)
    if ('scope' in access) throw new ProblemError(403, 'NotForTokens')
    return access
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecret } from './secret.ts'
import { ABSOLUTE_DAYS } from './session-store.ts'

/** Over https the prefix makes the browser keep it to this host. */
export const sessionCookieName = (appId: string, plainHttp: boolean): string =>
  plainHttp ? `${appId}-session` : `__Host-${appId}-session`

/** The session cookie: `__Host-` and Secure behind TLS, plain on loopback http, where a browser would refuse the other. */
export class SessionCookie {
  readonly #name: string
  readonly #secure: boolean

  constructor(appId: string, plainHttp: boolean) {
    this.#secure = !plainHttp
    this.#name = sessionCookieName(appId, plainHttp)
  }

  /** The token in the cookie; undefined unless it has our form, so that the database is not queried. */
  read(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.#name]
    return token !== undefined && isSecret(token) ? token : undefined
  }

  set(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#name, token, { ...this.#options, maxAge: ABSOLUTE_DAYS * 24 * 3600 })
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.#name, this.#options)
  }

  get #options() {
    return { path: '/', httpOnly: true, secure: this.#secure, sameSite: 'strict' as const }
  }
}

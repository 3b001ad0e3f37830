import type { FastifyReply, FastifyRequest } from 'fastify'
import { ABSOLUTE_DAYS } from './session-store.ts'

/** Over https the browser is asked to keep it to this host alone. */
export const sessionCookieName = (appId: string, plainHttp: boolean): string =>
  plainHttp ? `${appId}-session` : `__Host-${appId}-session`

/** The session cookie: `__Host-` and Secure behind TLS, plain on loopback http, where a browser would not keep the other. */
export class SessionCookie {
  readonly #name: string
  readonly #secure: boolean

  constructor(appId: string, plainHttp: boolean) {
    this.#secure = !plainHttp
    this.#name = sessionCookieName(appId, plainHttp)
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.#name]
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

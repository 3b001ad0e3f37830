import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'

/** Accounts remembered in one browser. */
const MAX_ACCOUNTS = 5
const COOKIE_DAYS = 400

/**
 * Remembers in a browser which accounts have signed in there: a device id for each, signed together with the account, so that nobody can
 * make one for another account. It grants no access. It only separates the owner's attempts from a stranger's.
 */
export class DeviceTokens {
  readonly #db: Db
  readonly #name: string
  readonly #secure: boolean
  #secret: string | undefined

  constructor(db: Db, appId: string, plainHttp: boolean) {
    this.#db = db
    this.#secure = !plainHttp
    this.#name = plainHttp ? `${appId}-device` : `__Host-${appId}-device`
  }

  /** The device id of this browser for the account; undefined if it has never signed in. */
  async find(request: FastifyRequest, userId: string): Promise<string | undefined> {
    const tokens = this.#read(request)
    if (tokens.length === 0) return undefined
    const secret = await this.#key()
    return tokens.find((token) => sameText(token.signature, sign(secret, userId, token.id)))?.id
  }

  /** Remembers the account in this browser, as the newest. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const secret = await this.#key()
    const id = (await this.find(request, userId)) ?? randomBytes(16).toString('base64url')
    const others = this.#read(request).filter((token) => token.id !== id)
    const tokens = [{ id, signature: sign(secret, userId, id) }, ...others].slice(0, MAX_ACCOUNTS)
    reply.setCookie(this.#name, tokens.map((token) => `${token.id}.${token.signature}`).join('~'), {
      path: '/',
      httpOnly: true,
      secure: this.#secure,
      sameSite: 'strict',
      maxAge: COOKIE_DAYS * 24 * 3600,
    })
  }

  #read(request: FastifyRequest): { id: string; signature: string }[] {
    return (request.cookies[this.#name] ?? '')
      .split('~', MAX_ACCOUNTS)
      .map((token) => /^([\w-]{22})\.([\w-]{43})$/.exec(token))
      .flatMap((match) => (match?.[1] && match[2] ? [{ id: match[1], signature: match[2] }] : []))
  }

  async #key(): Promise<string> {
    this.#secret ??= (
      await this.#db.selectFrom('secrets').select('value').where('name', '=', 'device').executeTakeFirstOrThrow()
    ).value
    return this.#secret
  }
}

function sign(secret: string, userId: string, id: string): string {
  return createHmac('sha256', secret).update(`${userId}.${id}`).digest('base64url')
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

import type { Brand } from '@madre/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { checkMail } from '../checks/check-mail.ts'
import type { Db } from '../db/database.ts'
import type { CheckMailKind, Tables, UserMailKind } from '../db/tables.ts'
import { asLanguage } from '../messages/messages.ts'
import { issueCode } from '../users/code-store.ts'
import type { WrittenMail } from './outbox.ts'
import { personName } from './person-name.ts'
import { composeMail } from './templates.ts'

type Letter = Selectable<Tables['outbox']>

/** A mail that could not be sent is tried again after 10 s, 20 s, 40 s … at most hourly, for about two days. */
const FIRST_RETRY_SECONDS = 10
const MAX_RETRY_SECONDS = 3600
const MAX_ATTEMPTS = 56

export interface SenderDeps {
  db: Db
  smtpUrl: string
  from: string
  baseUrl: string
  brand: Brand
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails in the outbox. Codes are made on sending, so that no secret is ever stored in the outbox. */
export class MailSender {
  readonly #deps: SenderDeps
  readonly #transport: Transporter

  constructor(deps: SenderDeps) {
    this.#deps = deps
    this.#transport = createTransport(deps.smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    } as never)
  }

  /** Sends the next due mail; false without one. */
  async sendNext(): Promise<boolean> {
    const letter = await this.#lease()
    if (letter === undefined) return false
    try {
      await this.#send(letter)
      await this.#drop(letter)
    } catch (error) {
      this.#deps.logger.warn({ err: error, mail: letter.id, attempts: letter.attempts }, 'a mail could not be sent')
      if (letter.attempts >= MAX_ATTEMPTS) {
        this.#deps.logger.error({ mail: letter.id, kind: letter.kind }, 'a mail was given up')
        await this.#drop(letter)
      }
    }
    return true
  }

  close(): void {
    this.#transport.close()
  }

  /** Takes a mail and postpones its next attempt in one statement: a second sender, or a restart after a crash, finds it again later. */
  #lease(): Promise<Letter | undefined> {
    const { db } = this.#deps
    const wait = sql`make_interval(secs => least(${MAX_RETRY_SECONDS}::float8, ${FIRST_RETRY_SECONDS}::float8 * 2.0 ^ least(attempts, 20)))`
    return db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, next_attempt_at: sql`now() + ${wait}` })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  }

  async #send(letter: Letter): Promise<void> {
    const { db, baseUrl, brand } = this.#deps
    if (letter.content !== null) return this.#sendWritten(letter, JSON.parse(letter.content) as WrittenMail)
    if (letter.kind === 'check-asked' || letter.kind === 'check-decided') return this.#sendOfCheck(letter, letter.kind)
    if (letter.user_id === null || letter.kind === 'enquiry') return
    const user = await db.selectFrom('users').selectAll().where('id', '=', letter.user_id).executeTakeFirst()
    if (user === undefined) return
    // Confirmed by an earlier mail in the meantime: there is nothing to ask for.
    if (letter.kind === 'confirm' && user.activated_at !== null) return
    const path = await this.#path(letter.kind, user.id)
    const mail = composeMail({
      kind: letter.kind,
      lang: asLanguage(letter.lang) ?? 'en',
      firstName: user.first_name,
      url: `${baseUrl}${path}`,
      brand,
    })
    await this.#deliver(letter, {
      to: { name: personName(`${user.first_name} ${user.last_name}`), address: user.email },
      ...mail,
    })
  }

  /** Uses the check's state at sending; a check that has ended needs no mail. */
  async #sendOfCheck(letter: Letter, kind: CheckMailKind): Promise<void> {
    if (letter.check_id === null) return
    const mail = await checkMail(this.#deps, kind, letter.check_id, letter.lang)
    if (mail !== null) await this.#deliver(letter, mail)
  }

  /** To the address of the brand file, whatever the mail contains. */
  async #sendWritten(letter: Letter, { attachment, ...mail }: WrittenMail): Promise<void> {
    const { brand } = this.#deps
    const address = brand.embed?.requestMailTo
    if (address === undefined) throw new Error('this process has no embed.requestMailTo in its BRAND_FILE')
    const { fileName: filename, text: content } = attachment
    await this.#deliver(letter, {
      to: { name: brand.name, address },
      ...mail,
      attachments: [{ filename, content, contentType: 'application/json' }],
    })
  }

  async #deliver(letter: Letter, mail: SendMailOptions): Promise<void> {
    const { from, baseUrl, brand, logger } = this.#deps
    await this.#transport.sendMail({
      from: { name: brand.name, address: from },
      ...mail,
      headers: { 'Auto-Submitted': 'auto-generated' },
      messageId: `<${letter.id}.${letter.attempts}@${new URL(baseUrl).hostname}>`,
    })
    logger.info({ mail: letter.id, kind: letter.kind }, 'a mail was sent')
  }

  async #path(kind: UserMailKind, userId: string): Promise<string> {
    switch (kind) {
      case 'confirm':
        return `/confirm-email?userId=${userId}&code=${await issueCode(this.#deps.db, userId, 'confirm')}`
      case 'reset':
        return `/reset-password?userId=${userId}&code=${await issueCode(this.#deps.db, userId, 'reset')}`
      case 'address-taken':
        return '/login'
      case 'password-changed':
        return '/forgot-password'
    }
  }

  async #drop(letter: Letter): Promise<void> {
    // Kept for an hour without its content, for the limit per user; no sender finds it again.
    await this.#deps.db
      .updateTable('outbox')
      .set({ next_attempt_at: sql`'infinity'`, content: null })
      .where('id', '=', letter.id)
      .execute()
    await this.#deps.db
      .deleteFrom('outbox')
      .where('next_attempt_at', '=', sql<Date>`'infinity'`)
      .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
      .execute()
  }
}

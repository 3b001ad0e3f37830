import type { AddressInfo } from 'node:net'
import { DEFAULT_BRAND } from '@madre/contract'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** what a sender needs */
  mail: { smtpUrl: string; from: string; baseUrl: string; brand: typeof DEFAULT_BRAND }
  received: ParsedMail[]
  /** the next mail to an address, oldest first; each is handed out once */
  next(to: string): Promise<ParsedMail>
  /** the userId and code of the link in a mail */
  link(mail: ParsedMail): { path: string; userId: string; code: string }
  /** refuses every mail while true */
  refusing: boolean
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it gets. */
export async function mailbox(): Promise<Mailbox> {
  const received: ParsedMail[] = []
  const handedOut = new Set<ParsedMail>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      if (box.refusing) {
        stream.resume()
        stream.once('end', () => done(Object.assign(new Error('try again later'), { responseCode: 451 })))
        return
      }
      simpleParser(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  const addressee = (mail: ParsedMail) =>
    (Array.isArray(mail.to) ? mail.to : [mail.to]).map((t) => t?.value[0]?.address)[0]
  const box: Mailbox = {
    mail: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'no-reply@madre.example',
      baseUrl: 'http://127.0.0.1:3000',
      brand: DEFAULT_BRAND,
    },
    received,
    refusing: false,
    async next(to) {
      for (let i = 0; i < 400; i++) {
        const mail = received.find((m) => !handedOut.has(m) && addressee(m) === to)
        if (mail) {
          handedOut.add(mail)
          return mail
        }
        await new Promise((done) => setTimeout(done, 25))
      }
      throw new Error(`no mail came for ${to}`)
    },
    link(mail) {
      const url = new URL(/https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '')
      return {
        path: url.pathname,
        userId: url.searchParams.get('userId') ?? '',
        code: url.searchParams.get('code') ?? '',
      }
    },
    close: () => new Promise((done) => smtp.close(() => done())),
  }
  return box
}

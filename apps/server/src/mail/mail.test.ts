import { LANGUAGES } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mailbox, mailbox } from '../testing/mailbox.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let box: Mailbox
let server: TestServer

beforeAll(async () => {
  box = await mailbox()
  server = await testServer({ mail: box.mail })
})
afterAll(async () => {
  await server.close()
  await box.close()
})

const attempts = async () => {
  const rows = await server.database.db
    .selectFrom('outbox')
    .select('attempts')
    .where('next_attempt_at', '<', sql<Date>`'infinity'`)
    .execute()
  return rows.map((r) => r.attempts)
}

describe('a mail', () => {
  it.each(LANGUAGES)('comes over SMTP as plain text and HTML in %s', async (lang) => {
    const email = `${lang}@example.com`
    await server.client().register(email, { firstName: '<b>Zoë</b>' }, `?lang=${lang}`)
    const mail = await box.next(email)
    expect(mail.from?.value[0]).toEqual({ name: 'Madre', address: 'no-reply@madre.example' })
    expect(mail.text).toContain('<b>Zoë</b>')
    expect(mail.html).toContain('&lt;b&gt;Zoë&lt;/b&gt;')
    expect(mail.html).toContain(`<html lang="${lang}">`)
    const { path, userId, code } = box.link(mail)
    expect(path).toBe('/confirm-email')
    expect(mail.html).toContain(`http://127.0.0.1:3000/confirm-email?userId=${userId}&amp;code=${code}`)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.text).not.toMatch(/\{\w+\}|undefined/)
  })

  it('says the same thing once in each language', () => {
    const subjects = LANGUAGES.map(
      (lang) => box.received.find((m) => JSON.stringify(m.to).includes(`${lang}@example.com`))?.subject,
    )
    expect(subjects).toEqual([
      'Activate your Madre account',
      'Ative a sua conta Madre',
      'Aktivieren Sie Ihr Konto bei Madre',
      'Activez votre compte Madre',
      'Active su cuenta de Madre',
    ])
  })

  it('waits while the mail server refuses, and is sent later', async () => {
    box.refusing = true
    await server.client().register('patient@example.com')
    await expect.poll(attempts).toEqual([1])
    expect(box.received.some((m) => JSON.stringify(m.to).includes('patient@'))).toBe(false)
    box.refusing = false
    const { rows } = await sql<{ wait: number }>`
      SELECT extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM outbox WHERE next_attempt_at < 'infinity'`.execute(
      server.database.db,
    )
    expect(rows[0]?.wait).toBeGreaterThan(5)
    expect(rows[0]?.wait).toBeLessThanOrEqual(10)
    await sql`UPDATE outbox SET next_attempt_at = now() WHERE next_attempt_at < 'infinity'`.execute(server.database.db)
    expect((await box.next('patient@example.com')).subject).toContain('Activate')
  })

  it('survives the end of the server', async () => {
    box.refusing = true
    await server.client().register('survivor@example.com')
    await expect.poll(attempts).toEqual([1])
    await server.restart()
    box.refusing = false
    await sql`UPDATE outbox SET next_attempt_at = now() WHERE next_attempt_at < 'infinity'`.execute(server.database.db)
    const { userId, code } = box.link(await box.next('survivor@example.com'))
    expect((await server.client().post('Users/confirm-email', { userId, code })).status).toBe(204)
  })

  it('is not sent without end to one person, whoever asks', async () => {
    for (let i = 0; i < 9; i++) await server.client().register('flooded@example.com')
    await expect.poll(attempts, { timeout: 15_000 }).toEqual([])
    const mails = box.received.filter((m) => JSON.stringify(m.to).includes('flooded@'))
    expect(mails.length).toBe(6)
  })

  it('carries nothing to click on that its reader’s enemy chose', async () => {
    const names = { firstName: 'Ana https://evil.example/win', lastName: `evil.com ${'x'.repeat(70)}` }
    await server.client().register('clicks@example.com', names)
    const mail = await box.next('clicks@example.com')
    expect(JSON.stringify([mail.text, mail.html, mail.headers.get('to')])).not.toContain('evil')
    expect(mail.text).toContain('Hello Ana,')
    expect([mail.to].flat()[0]?.value[0]?.name).toBe(`Ana ${'x'.repeat(56)}`)
  })

  it('cannot be given headers of somebody else’s choice', async () => {
    const answer = await server.client().register('a@example.com\r\nBcc: b@example.com')
    expect(answer.status).toBe(400)
    await server.client().register('header@example.com', { firstName: 'X\r\nBcc: evil@example.com' })
    const mail = await box.next('header@example.com')
    expect(mail.bcc).toBeUndefined()
    expect([...mail.headers.keys()]).not.toContain('bcc')
  })
})

import { type CheckSummary, LANGUAGES, type NewShare, type User } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type Mailbox, mailbox } from '../testing/mailbox.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let box: Mailbox
let server: TestServer

beforeAll(async () => {
  box = await mailbox()
  server = await testServer({
    mail: box.mail,
    app: { makeNote: async ({ revision }) => Buffer.from(`%PDF ${revision?.letter}`).toString('base64') },
  })
})
afterAll(async () => {
  await server.close()
  await box.close()
})

let people = 0
/** A signed-in account in a language; its mail of confirmation is taken out of the box. */
async function person(lang: string, names: Record<string, string> = {}): Promise<{ client: ApiClient; email: string }> {
  const email = `person${++people}@example.com`
  const client = server.client()
  await client.register(email, names, `?lang=${lang}`)
  await box.next(email)
  await sql`UPDATE users SET activated_at = now(), lang = ${lang} WHERE email = ${email}`.execute(server.database.db)
  await client.login(email)
  return { client, email }
}

const ask = (client: ApiClient, id: string, email: string, message = '') =>
  client.post(`Calculations/${id}/revisions/A/check`, { email, message })
const withdraw = (client: ApiClient, id: string) => client.delete(`Calculations/${id}/revisions/A/check`)
const openCheck = async (client: ApiClient) =>
  (await client.get<CheckSummary[]>('Checks')).body.find(({ decision }) => decision === null)?.id ?? ''
/** What has not gone out yet. */
const waiting = async () =>
  (
    await sql<{ n: number }>`SELECT count(*)::int AS n FROM outbox WHERE next_attempt_at < 'infinity'`.execute(
      server.database.db,
    )
  ).rows[0]?.n

async function issued(names: Record<string, string> = {}, name = 'Nave 7', lang = 'pt') {
  const author = await person(lang, names)
  const { id } = await chosen(author.client)
  await author.client.patch(`Calculations/${id}`, { name })
  await issue(author.client, id, { message: 'words of the issue' })
  return { ...author, id }
}

describe('a mail about a check', () => {
  it('asks in the language of the account, else of the author, and tells the author in theirs', async () => {
    const { client: ana, email, id } = await issued()
    const subjects: (string | undefined)[] = []
    for (const lang of LANGUAGES) {
      const bea = await person(lang, { firstName: 'Bea', lastName: 'Neves' })
      const typed = bea.email.replace('person', 'Person')
      await ask(ana, id, typed, 'words of the author')
      const checkId = await openCheck(bea.client)
      const mail = await box.next(typed)
      expect(mail.html).toContain(`<html lang="${lang}">`)
      for (const text of [mail.text, mail.html as string]) {
        expect(text).toContain(`http://127.0.0.1:3000/checks/${checkId}`)
        expect(text).toContain('Ana Sá')
        expect(text).toContain('Nave 7')
        expect(text).not.toMatch(/words of|\{\w+\}|undefined|null/)
      }
      subjects.push(mail.subject)
      await bea.client.post(`Checks/${checkId}`, { decision: 'RETURNED', comment: 'words of the checker' })
      const told = await box.next(email)
      expect(told.subject).toBe('A revisão A foi devolvida')
      expect(told.text).toContain('Bea Neves')
      expect(told.text).toContain(`http://127.0.0.1:3000/simulator/${id}`)
      expect(`${told.text}${told.html}`).not.toMatch(/words of|\{\w+\}|undefined|null/)
    }
    expect(subjects).toEqual([
      'Ana Sá asks you to check revision A',
      'Ana Sá pede-lhe que verifique a revisão A',
      'Ana Sá bittet Sie, Revision A zu prüfen',
      'Ana Sá vous demande de vérifier la révision A',
      'Ana Sá le pide que compruebe la revisión A',
    ])
    await ask(ana, id, 'nobody@example.org')
    expect((await box.next('nobody@example.org')).subject).toBe('Ana Sá pede-lhe que verifique a revisão A')
  })

  it('tells that it is checked', async () => {
    const { client: ana, email, id } = await issued({}, 'Nave', 'de')
    const bea = await person('fr', { firstName: 'Bea', lastName: 'Neves' })
    await ask(ana, id, bea.email)
    await box.next(bea.email)
    await bea.client.post(`Checks/${await openCheck(bea.client)}`, { decision: 'CHECKED' })
    const { subject, text } = await box.next(email)
    expect([subject, text]).toEqual(['Revision A ist geprüft', expect.stringContaining('Bea Neves hat Revision A')])
  })

  it('holds nothing to click that somebody else chose, and no more of it than a name', async () => {
    const evil = 'https://evil.example/now www.evil.example call@evil.example'
    const { client: ana, email, id } = await issued({ firstName: evil, lastName: '<b>evil.example</b>' }, evil, 'en')
    const bea = await person('en', { firstName: evil, lastName: evil })
    await ask(ana, id, bea.email, evil)
    const asked = await box.next(bea.email)
    await bea.client.post(`Checks/${await openCheck(bea.client)}`, { decision: 'RETURNED', comment: evil })
    const decided = await box.next(email)
    for (const mail of [asked, decided]) {
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil')
      const links = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url)
      for (const url of links) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\//)
    }
    expect(asked.subject).toBe('Someone asks you to check revision A')
  })

  it('does not go out once there is nothing to tell', async () => {
    const { client: ana, id } = await issued()
    const tried = () => server.log.filter((line) => line.includes('a mail could not be sent')).length
    box.refusing = true
    await ask(ana, id, 'late@example.org')
    await expect.poll(tried).toBe(1)
    await withdraw(ana, id)
    await ask(ana, id, 'gone@example.org')
    await expect.poll(tried).toBe(2)
    await ana.delete(`Calculations/${id}?name=Nave%207`)
    box.refusing = false
    await sql`UPDATE outbox SET next_attempt_at = now() WHERE next_attempt_at < 'infinity'`.execute(server.database.db)
    await person('en')
    await expect.poll(waiting).toBe(0)
    const addresses = JSON.stringify(box.received.map(({ to }) => to))
    expect(addresses.match(/late@|gone@/)).toBeNull()
  })

  it('leaves the account as many mails of its own as before', async () => {
    const { client: ana, email, id } = await issued()
    const bea = await person('en')
    for (let i = 0; i < 6; i++) {
      await ask(ana, id, bea.email)
      await box.next(bea.email)
      await withdraw(ana, id)
    }
    for (const address of [email, bea.email]) {
      await server.client().post('Users/forgot-password', { email: address })
      expect((await box.next(address)).text).toContain('/reset-password?')
    }
  })

  it('no address and no text of it stands in the log', async () => {
    const { client: ana, id } = await issued()
    await ask(ana, id, 'quiet@example.org', 'words of the author')
    await box.next('quiet@example.org')
    const { url } = (await ana.post<NewShare>(`Calculations/${id}/shares`, { letter: 'A' })).body
    const log = server.log.join('')
    for (const text of ['quiet@', 'words of', url.slice(-43)]) expect(log).not.toContain(text)
  })
})

it('an account whose address is not confirmed sees no check of it', async () => {
  const { client: ana, id } = await issued()
  const email = 'squatter@example.org'
  await server.client().register(email)
  await box.next(email)
  await ask(ana, id, email)
  // Taken as a stranger's: in the language of the author.
  expect((await box.next(email)).subject).toBe('Ana Sá pede-lhe que verifique a revisão A')
  const squatter = server.client()
  expect((await squatter.login(email)).status).toBe(401)
  expect((await squatter.get<User>('Checks')).status).toBe(401)
})

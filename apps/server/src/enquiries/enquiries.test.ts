import { DEFAULT_BRAND, decode, LANGUAGES, type Problem } from '@madre/contract'
import { simulationFileSchema } from '@madre/contract/schemas'
import { design, genericCatalogue, onlySolution, type Solution } from '@madre/engine'
import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DesignOne, OneDesign } from '../jobs/threads.ts'
import { longRequest } from '../testing/long-request.ts'
import { type Mailbox, mailbox } from '../testing/mailbox.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { enquiryWords } from './enquiry-words.ts'

const MAKER = 'sales@maker.example'
const brand = {
  ...DEFAULT_BRAND,
  name: 'Perfis do Norte',
  embed: { allowedOrigins: ['https://www.maker.example'], requestMailTo: MAKER },
}
const SOLUTION = 'OMEGA-160-60-2.0-S350'

const { solutions, ...rest } = design(decode(sampleRequest()).line, onlySolution(genericCatalogue, SOLUTION))
const one: OneDesign = { ...rest, solution: solutions[0] as Solution }

let box: Mailbox
let server: TestServer
let addresses = 0
let visitors = 0

beforeAll(async () => {
  box = await mailbox()
  server = await testServer({ mail: { ...box.mail, brand }, app: { brand } })
})
afterAll(async () => {
  await server.close()
  await box.close()
})

const enquiry = (change: Record<string, unknown> = {}, contact: Record<string, unknown> = {}) => ({
  contact: {
    name: 'Ana Sá',
    email: `ana${++visitors}@studio.example`,
    company: 'Estruturas Lda',
    message: 'Price for 40 pieces?',
    ...contact,
  },
  consent: true,
  name: 'North hall',
  request: sampleRequest(),
  chosenResultId: SOLUTION,
  ...change,
})

/** Every visitor from an address of its own, unless one is given. */
const send = (body: unknown, { lang = 'en', from = `203.0.${++addresses % 250}.7`, to = server } = {}) =>
  to.client(from).post<Problem>(`Enquiries?lang=${lang}`, body)

const sent = async (body: unknown, lang = 'en'): Promise<ParsedMail> => {
  const answer = await send(body, { lang })
  expect([answer.status, answer.text]).toEqual([204, ''])
  return box.next(MAKER)
}

const file = (mail: ParsedMail) => JSON.parse(mail.attachments[0]?.content.toString('utf8') ?? 'null')

describe('a design sent to the maker', () => {
  it.each(LANGUAGES)(
    'comes with contact, request, governing utilisation, warnings and its file, in %s',
    async (lang) => {
      const mail = await sent(enquiry({}, { email: `${lang}@studio.example` }), lang)
      const whole = await (await server.signedIn()).calculated()
      const solution = whole.result?.solutions.find((s) => s.id === SOLUTION)
      const percent = (Math.ceil((solution?.utilisation ?? 0) * 1000 - 1e-6) / 10).toFixed(1)
      const text = mail.text ?? ''
      for (const part of ['Ana Sá', 'Estruturas Lda', `${lang}@studio.example`, '> Price for 40 pieces?', 'North hall'])
        expect(text).toContain(part)
      expect(text).toContain(`${lang === 'en' ? percent : percent.replace('.', ',')} %`)
      expect(text).toContain(lang === 'en' ? '0.25 + 2 × 5.00 + 0.25 m' : '0,25 + 2 × 5,00 + 0,25 m')
      expect(text).toContain(enquiryWords(lang).consentText.replace('{brand}', 'Perfis do Norte'))
      expect(text).not.toMatch(/\{\w+\}|undefined|\[object/)
      expect(mail.html).toContain(`<html lang="${lang}">`)
      expect(mail.subject).toContain('Ω 160×60×2')
      expect(mail.replyTo?.value).toEqual([{ name: 'Ana Sá', address: `${lang}@studio.example` }])
      expect(mail.from?.value[0]?.address).toBe('no-reply@madre.example')
      expect(mail.attachments.map((a) => a.filename)).toEqual(['North hall.madre.json'])
      expect(simulationFileSchema.parse(file(mail))).toEqual({
        formatVersion: 1,
        name: 'North hall',
        description: '',
        chosenResultId: SOLUTION,
        request: sampleRequest(),
      })
    },
  )

  it('says the same thing in each language, and each in its own', () => {
    const subjects = LANGUAGES.map((lang) => enquiryWords(lang).subject)
    expect(new Set(subjects).size).toBe(LANGUAGES.length)
  })

  it('says nothing of a name that was never given', async () => {
    const { text } = await sent(enquiry({ name: 'Untitled' }), 'fr')
    expect(text).toContain('Nom\u00a0: Ana Sá')
    expect(text).not.toContain('Untitled')
  })

  it('is what the whole calculation says of the solution', async () => {
    const ana = await server.signedIn()
    const { result } = await ana.calculated({ sectionTypes: ['C'] })
    const chosen = result?.solutions.find((s) => s.status === 'FAIL')
    const mail = await sent(enquiry({ request: sampleRequest({ sectionTypes: ['C'] }), chosenResultId: chosen?.id }))
    expect(mail.text).toContain('Not satisfied: ')
    expect(mail.text).toContain(`${((chosen?.massPerMetreKg ?? 0) * 1).toFixed(2)} kg/m`)
  })

  it('leaves nothing of the visitor behind once it is sent', async () => {
    await sent(enquiry({}, { name: 'Leaves Nothing' }))
    const left = () =>
      server.database.db.selectFrom('outbox').select('content').where('content', 'is not', null).execute()
    await expect.poll(left).toEqual([])
    expect(server.log.join('')).not.toMatch(/studio\.example|Leaves Nothing|Price for/)
  })

  it('waits for a mail server that is away', async () => {
    box.refusing = true
    expect((await send(enquiry({}, { message: 'patient' }))).status).toBe(204)
    const waiting = () =>
      server.database.db.selectFrom('outbox').select('attempts').where('content', 'is not', null).execute()
    await expect.poll(waiting).toEqual([{ attempts: 1 }])
    box.refusing = false
    await server.database.db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date() })
      .where('content', 'is not', null)
      .execute()
    expect((await box.next(MAKER)).text).toContain('> patient')
  })
})

describe('nobody is written to but the maker', () => {
  it('whatever address the visitor gives', async () => {
    const before = box.received.length
    await sent(enquiry({}, { email: 'victim@elsewhere.example' }))
    await new Promise((done) => setTimeout(done, 200))
    const mails = box.received.slice(before)
    expect(mails.map((m) => [m.to].flat().flatMap((t) => t?.value.map((v) => v.address)))).toEqual([[MAKER]])
    expect(mails.flatMap((m) => [m.cc, m.bcc])).toEqual([undefined, undefined])
  })

  it.each([
    ['email', 'ana@studio.example\r\nBcc: victim@elsewhere.example'],
    ['email', 'ana@studio.example, victim@elsewhere.example'],
    ['email', '"x" <victim@elsewhere.example>'],
    ['email', 'ana'],
    ['email', ''],
    ['email', `${'x'.repeat(260)}@studio.example`],
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['company', 'x'.repeat(101)],
    ['message', 'x'.repeat(2001)],
    ['to', 'victim@elsewhere.example'],
    ['bcc', 'victim@elsewhere.example'],
  ])('with a %s of %j it is refused by its field', async (field, value) => {
    const answer = await send(enquiry({}, { [field]: value }))
    expect([answer.status, answer.body.details.map((d) => d.field)]).toEqual([400, [`contact.${field}`]])
  })

  it('by headers in a name, a company, a project or a simulation', async () => {
    const bad = 'X\r\nBcc: victim@elsewhere.example'
    const request = sampleRequest()
    const metadata = { ...request.metadata, projectName: 'P\r\nBcc: v@e.example' }
    const mail = await sent(
      enquiry({ name: 'N\r\nX-Evil: 1', request: { ...request, metadata } }, { name: bad, company: bad }),
    )
    expect(mail.bcc).toBeUndefined()
    expect([...mail.headers.keys()].sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    )
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(JSON.stringify([mail.subject, mail.replyTo, mail.text, mail.html])).not.toContain('victim')
    expect(mail.attachments).toHaveLength(1)
  })

  it('with names to click on, or longer than sixty characters', async () => {
    const mail = await sent(
      enquiry(
        { name: 'www.evil.example' },
        { name: `Ana https://evil.example/win ${'x'.repeat(70)}`, company: 'evil.com Lda', message: '' },
      ),
    )
    expect(JSON.stringify([mail.subject, mail.text, mail.html, mail.replyTo])).not.toContain('evil')
    expect(mail.replyTo?.value[0]?.name).toBe(`Ana ${'x'.repeat(56)}`)
    expect(mail.attachments[0]?.filename).toBe('simulation.madre.json')
  })

  it('and what a visitor writes is text, line by line', async () => {
    const message = 'First\r\n-- \r\n<img src=x onerror=alert(1)>\u202Egpj\u0007'
    const mail = await sent(enquiry({}, { message, name: '<b>Zoë</b>' }))
    expect(mail.text).toContain('  > First\n  > --\n  > <img src=x onerror=alert(1)> gpj')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.html).not.toMatch(/<img|<b>/)
  })
})

describe('an enquiry', () => {
  it.each(LANGUAGES)('without consent is refused, in %s', async (lang) => {
    for (const consent of [false, undefined, 'true', 1, null]) {
      const answer = await send(enquiry({ consent }), { lang })
      expect([answer.status, answer.body.details.map((d) => d.field)], String(consent)).toEqual([400, ['consent']])
    }
  })

  it('cannot bring results of its own', async () => {
    for (const field of ['result', 'solution', 'utilisation', 'solutions', 'warnings']) {
      const answer = await send(enquiry({ [field]: { utilisation: 0.1 } }))
      expect([answer.status, answer.body.details[0]?.field]).toEqual([400, field])
    }
  })

  it.each([
    ['that the catalogue does not have', sampleRequest(), 'OMEGA-999-60-2.0-S350', 'UnknownSolution'],
    ['of another profile', sampleRequest(), 'C-200-70-2.0-S350', 'UnknownSolution'],
    ['of a steel not asked for', sampleRequest({ steelGrades: ['S280'] }), SOLUTION, 'UnknownSolution'],
    ['with nothing to carry', quiet(), SOLUTION, 'NothingChecked'],
  ])('about a solution %s is refused', async (_, request, chosenResultId, code) => {
    const answer = await send(enquiry({ request, chosenResultId }))
    expect([answer.status, answer.body.details]).toMatchObject([400, [{ field: 'chosenResultId', code }]])
  })

  it('with a wrong request is refused by its path, and with an unknown steel by what is allowed', async () => {
    const wide = await send(enquiry({ request: sampleRequest({ transverseLengthM: 99 }) }))
    expect([wide.status, wide.body.details[0]?.field]).toEqual([400, 'request.transverseLengthM'])
    const steel = await send(enquiry({ request: sampleRequest({ steelGrades: ['S999'] }) }))
    expect(steel.body.details[0]).toMatchObject({ field: 'request.steelGrades.0', code: 'OneOf' })
  })

  it('that is hostile is refused like any other body', async () => {
    const post = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/madre/Enquiries',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const text = JSON.stringify(enquiry())
    expect((await post(text.replace('{', `{"pad":"${'x'.repeat(300_000)}",`))).statusCode).toBe(413)
    expect(
      (await post(text.replace('{', `{"deep":${'['.repeat(9000)}${']'.repeat(9000)},`))).json<Problem>().code,
    ).toBe('BodyTooDeep')
    expect((await post(text.replace('{', '{"__proto__":{"consent":true},'))).json<Problem>().details[0]?.field).toBe(
      '__proto__',
    )
    expect({}).not.toHaveProperty('consent')
    expect((await post('<svg onload="alert(1)"/>')).json<Problem>().code).toBe('InvalidJson')
  })

  it('from another site is refused, also from one that may frame the page', async () => {
    for (const headers of [{ origin: 'https://www.maker.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await server.client().post<Problem>('Enquiries', enquiry(), headers as never)).body.code).toBe(
        'CrossSite',
      )
  })

  it('needs no account, and looks at none', async () => {
    const ana = await server.signedIn()
    expect((await ana.post('Enquiries', enquiry())).status).toBe(204)
    expect((await box.next(MAKER)).text).not.toContain('user1@example.com')
    const stranger = server.client('203.0.113.200')
    stranger.cookie = 'madre-session=wrong'
    expect((await stranger.post('Enquiries', enquiry())).status).toBe(204)
    await box.next(MAKER)
  })
})

describe('so many are taken', () => {
  let quick: TestServer
  let designOne: DesignOne
  beforeAll(async () => {
    quick = await testServer({ work: false, app: { brand, mail: true, designOne: (task) => designOne(task) } })
  })
  beforeEach(async () => {
    designOne = async () => one
    await quick.database.db.deleteFrom('rate_limits').execute()
  })
  afterAll(() => quick.close())

  const statuses = async (n: number, of: (i: number) => { email: string; from: string }) => {
    const answers = await Promise.all(
      Array.from({ length: n }, (_, i) => send(enquiry({}, { email: of(i).email }), { from: of(i).from, to: quick })),
    )
    return answers.map((a) => a.status).sort()
  }

  it('six an hour from an address, and about an address', async () => {
    const six = [204, 204, 204, 204, 204, 204, 429, 429]
    expect(await statuses(8, (i) => ({ email: `n${i}@studio.example`, from: '203.0.113.77' }))).toEqual(six)
    const sameEmail = (i: number) => ({
      email: i % 2 ? 'same@Studio.example' : 'SAME@studio.example',
      from: `198.51.100.${i}`,
    })
    expect(await statuses(8, sameEmail)).toEqual(six)
  })

  it('sixty an hour in all, then the server is busy for all', async () => {
    const from = (i: number) => ({ from: `198.51.100.${i}`, to: quick })
    for (let i = 0; i < 60; i++) expect((await send(enquiry(), from(i))).status).toBe(204)
    const answer = await send(enquiry(), from(61))
    expect([answer.status, answer.body.code]).toEqual([503, 'TooBusy'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
  })

  it('one design at a time, eight waiting', async () => {
    let running = 0
    let most = 0
    let go = () => {}
    const allAsked = new Promise<void>((done) => {
      go = done
    })
    designOne = async () => {
      most = Math.max(most, ++running)
      await allAsked
      running--
      return one
    }
    let refused = 0
    const answers = Array.from({ length: 14 }, async (_, i) => {
      const { status } = await send(enquiry({}, { email: `w${i}@studio.example` }), {
        from: `198.51.100.${i}`,
        to: quick,
      })
      // The first is at work and eight wait until the other five have their answer.
      if (status === 503 && ++refused === 5) go()
      return status
    })
    const statusesOfAll = (await Promise.all(answers)).sort()
    expect(most).toBe(1)
    expect(statusesOfAll).toEqual([...Array(9).fill(204), ...Array(5).fill(503)])
  })

  it('the largest requests too', async () => {
    const mail = await sent(enquiry({ request: longRequest('large'), chosenResultId: 'C-200-70-2.0-S350' }))
    expect(mail.text).toContain('C 200')
    expect(simulationFileSchema.parse(file(mail)).request).toEqual(longRequest('large'))
  })
})

it('where the brand has no address for them there is nothing', async () => {
  const { allowedOrigins } = brand.embed
  const none = await testServer({ work: false, app: { brand: { ...brand, embed: { allowedOrigins } }, mail: true } })
  const answer = await send(enquiry(), { to: none })
  expect([answer.status, answer.body.code]).toEqual([404, 'NotFound'])
  await none.close()
})

/** A line that no load reaches: its panel carries everything along the slope. */
function quiet() {
  const zero = [0, 0, 0, 0]
  const bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  return sampleRequest({
    profileOrientation: 'HORIZONTAL',
    simulationType: 'FACADE',
    inclinationDegrees: 0,
    loadPermanentDistributed: zero,
    loadLiveDistributed: zero,
    loadWindPressure: bands,
    loadWindSuction: bands,
    loadSnowRegular: null,
  })
}

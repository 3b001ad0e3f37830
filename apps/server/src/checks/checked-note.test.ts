import { createHash } from 'node:crypto'
import type { Check, CheckSummary, Revision, User, VerifiedRevision } from '@madre/contract'
import { readPdf } from '@madre/note/testing/read-pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ app: { baseUrl: 'https://madre.example' } })
})
afterAll(() => server.close())

it('the note of a checked revision says by whom and when, in title, footer and signatures, and is the issued one in all else', async () => {
  const [ana, bea] = [await server.signedIn(), await server.signedIn()]
  await bea.patch('Users/me', { firstName: 'Bea', lastName: 'Neves', company: 'Neves e Cia' })
  const { id } = await chosen(ana)
  // B, so that what has changed since A stands in both notes too.
  await issue(ana, id)
  await ana.patch(`Calculations/${id}`, { description: 'over the press' })
  await issue(ana, id)
  const revision = `Calculations/${id}/revisions/B`
  await ana.post(`${revision}/check`, { email: (await bea.get<User>('Users/whoami')).body.email })
  const note = async (path: string) =>
    Buffer.from((await ana.get<{ base64Pdf: string }>(path)).body.base64Pdf, 'base64')
  const first = await note(`${revision}/calculation-note`)
  const [check] = (await bea.get<CheckSummary[]>('Checks')).body
  const { status, body } = await bea.post<Check>(`Checks/${check?.id}`, { decision: 'CHECKED' })
  expect(status).toBe(200)

  const [issued, checked] = [
    await note(`${revision}/calculation-note?as=issued`),
    await note(`${revision}/calculation-note`),
  ]
  expect(issued.equals(first)).toBe(true)
  const { notes, code } = (await ana.get<Revision>(revision)).body
  const sha256 = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex')
  expect(notes).toEqual([
    { as: 'ISSUED', sha256: sha256(issued), bytes: issued.length },
    { as: 'CHECKED', sha256: sha256(checked), bytes: checked.length },
  ])
  expect((await server.client().get<VerifiedRevision>(`Verify/${code}`)).body.notes).toEqual(
    notes.map(({ as, sha256 }) => ({ as, sha256 })),
  )

  const [before, after] = [await readPdf(new Uint8Array(issued)), await readPdf(new Uint8Array(checked))]
  const [day, month, year] = new Date(body.decidedAt ?? '').toLocaleDateString('en-GB', { timeZone: 'UTC' }).split('/')
  const by = `BeaNeves,NeveseCia,${day}/${month}/${year}`
  // Text of a PDF is read without white space.
  for (const { text } of before.pages) expect(text).toContain('notchecked')
  for (const { text } of after.pages) expect(text).toContain(`checkedby${by}`)
  const [page1, signed] = [after.pages[0]?.text, after.pages.at(-1)?.text]
  expect(page1?.split(by)).toHaveLength(3)
  expect(signed?.split(by)).toHaveLength(3)
  const rest = (text: string) => text.replaceAll(`checkedby${by}`, '').replaceAll(by, '').replaceAll('notchecked', '')
  expect(after.pages.slice(0, -1).map(({ text }) => rest(text))).toEqual(
    before.pages.slice(0, -1).map(({ text }) => rest(text)),
  )
  // Under the signatures the last page says what kind of record it is.
  const record =
    'The check was recorded in the program by the account of the person named. It is a simple electronic record and no qualified electronic signature.'.replaceAll(
      ' ',
      '',
    )
  expect(rest(signed ?? '').replace(record, '')).toBe(rest(before.pages.at(-1)?.text ?? ''))
})

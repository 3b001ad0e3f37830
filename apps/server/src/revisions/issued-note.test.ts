import type { Revision } from '@madre/contract'
import { readPdf } from '@madre/note/testing/read-pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { LOGOS } from '../testing/pictures.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer({ app: { baseUrl: 'https://madre.example' } })
  ana = await server.signedIn()
})
afterAll(() => server.close())

/** The text of a note, page by page. */
const pages = async (client: ApiClient, path: string) => {
  const { base64Pdf } = (await client.get<{ base64Pdf: string }>(`Calculations/${path}`)).body
  return (await readPdf(new Uint8Array(Buffer.from(base64Pdf, 'base64')))).pages.map(({ text }) => text)
}
/** Text of a PDF is read without white space. */
const has = (text: string) => expect.stringContaining(text.replace(/\s/g, ''))

it('the note of a revision has title block, letter and code, and what has changed since the one before', async () => {
  const { id } = await chosen(ana)
  await ana.request('PUT', 'Projects', { name: 'Nave 1', jobNumber: '24-017', client: 'Câmara', site: 'Braga' })
  await ana.request('PUT', 'Users/logo', { png: LOGOS[0]?.[1].toString('base64') })
  const { body: a } = await issue(ana, id, { message: 'snow of the valley' })
  const [first, ...later] = await pages(ana, `${id}/revisions/A/calculation-note`)
  for (const text of ['24-017', 'Câmara', 'Braga', 'Aço Lda', 'snow of the valley', 'not checked'])
    expect(first).toEqual(has(text))
  expect(first).toEqual(has(`https://madre.example/verify/${a.code}`))
  for (const page of [first, ...later]) expect(page).toEqual(has('Revision A'))
  for (const page of later) expect(page).toEqual(has('24-017'))

  await ana.patch(`Calculations/${id}`, { description: 'over the press' })
  const { body: b } = await issue(ana, id)
  const ofB = (await pages(ana, `${id}/revisions/B/calculation-note`)).join('')
  expect([ofB, b.code === a.code]).toEqual([has('Changes since A'), false])
  expect(ofB).toEqual(has(`verify/${b.code}`))
  expect(await pages(ana, `${id}/revisions/A/calculation-note`), 'that of A stays').toEqual([first, ...later])
  for (const page of await pages(ana, `${id}/calculation-note?lang=en`))
    expect(page).toEqual(has('working copy after B'))
})

it('a note without revision and title block says nothing of either', async () => {
  const eve = await server.signedIn()
  const { id } = await chosen(eve)
  const text = (await pages(eve, `${id}/calculation-note?lang=en`)).join('')
  expect(text).toContain('Calculationnote')
  for (const word of ['Revision', 'workingcopy', 'Jobnumber', 'verify']) expect(text).not.toContain(word)
})

it('every kind of picture that is taken as a logo can be set', async () => {
  const { id } = await chosen(ana)
  for (const [name, file] of LOGOS) {
    const answer = await ana.request<{ png: string }>('PUT', 'Users/logo', { png: file.toString('base64') })
    expect([name, answer.status]).toEqual([name, 200])
    const note = await ana.get<Revision>(`Calculations/${id}/calculation-note?form=short`)
    expect([name, note.status]).toEqual([name, 200])
  }
}, 120_000)

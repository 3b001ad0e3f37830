import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Problem, Project } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoteTask } from '../jobs/note-process.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { chunk, end, header, LOGOS, line, palette, pixels, png, SIGNATURE } from '../testing/pictures.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
const made: NoteTask[] = []
beforeAll(async () => {
  server = await testServer({
    app: {
      async makeNote(task) {
        made.push(task)
        return Buffer.from('%PDF').toString('base64')
      },
    },
  })
})
afterAll(() => server.close())

const put = (client: ApiClient, project: Partial<Project>) =>
  client.request<Project & Problem>('PUT', 'Projects', {
    name: 'Hall',
    jobNumber: '',
    client: '',
    site: '',
    ...project,
  })
const get = async (client: ApiClient, name: string) =>
  (await client.get<Project>(`Projects?name=${encodeURIComponent(name)}`)).body

describe('the title block of a project', () => {
  it('is kept by the name as it is typed, replaced, and gone with three empty texts', async () => {
    const ana = await server.signedIn()
    expect(await get(ana, 'Hall')).toEqual({ name: 'Hall', jobNumber: '', client: '', site: '' })
    const { status, body } = await put(ana, { jobNumber: ' 24-017 ', client: 'Câmara', site: 'Rua 1, Braga' })
    const kept = { name: 'Hall', jobNumber: '24-017', client: 'Câmara', site: 'Rua 1, Braga' }
    expect([status, body, await get(ana, 'Hall')]).toEqual([200, kept, kept])
    expect((await get(ana, 'hall')).client).toBe('')
    await put(ana, { client: 'Other' })
    expect(await get(ana, 'Hall')).toEqual({ name: 'Hall', jobNumber: '', client: 'Other', site: '' })
    await put(ana, { client: '  ' })
    const { rows } = await sql`SELECT name FROM projects`.execute(server.database.db)
    expect(rows).toEqual([])
    await put(ana, { name: '', client: 'of no project' })
    expect((await get(ana, '')).client).toBe('of no project')
    await put(ana, { name: '' })
  })

  it('takes texts up to their lengths and refuses the others, by field', async () => {
    const ana = await server.signedIn()
    const longest = { jobNumber: 'j'.repeat(40), client: 'c'.repeat(80), site: 's'.repeat(120) }
    expect((await put(ana, longest)).body).toEqual({ name: 'Hall', ...longest })
    for (const change of [
      { jobNumber: 'j'.repeat(41) },
      { client: 'c'.repeat(81) },
      { site: 's'.repeat(121) },
      { name: 'n'.repeat(26) },
      { site: 'a\0b' },
    ]) {
      const { status, body } = await put(ana, change)
      expect([status, body.details[0]?.field]).toEqual([400, Object.keys(change)[0]])
    }
    for (const query of ['', '?name=%00', `?name=${'n'.repeat(26)}`])
      expect((await ana.get(`Projects${query}`)).status).toBe(400)
    expect((await put(ana, { site: 'x'.repeat(10_000_000) })).status).toBe(413)
    expect(await get(ana, 'Hall')).toEqual({ name: 'Hall', ...longest })
  })

  it('is kept for five hundred projects of a user', async () => {
    const ana = await server.signedIn()
    await put(ana, { name: 'first', client: 'x' })
    await sql`INSERT INTO projects SELECT p.user_id, 'p' || i, '', 'x', '' FROM projects p, generate_series(2, 500) i
      WHERE name = 'first'`.execute(server.database.db)
    const { status, body } = await put(ana, { name: 'one more', client: 'x' })
    expect([status, body.code]).toEqual([400, 'TooManyProjects'])
    expect((await put(ana, { name: 'first', client: 'y' })).status, 'one that is there may change').toBe(200)
    expect((await put(ana, { name: 'first' })).status).toBe(200)
    expect((await put(ana, { name: 'one more', client: 'x' })).status).toBe(200)
    expect((await put(await server.signedIn(), { client: 'x' })).status, 'of another user').toBe(200)
  })

  it('is read with a token that reads and written with one that writes', async () => {
    const ana = await server.signedIn()
    const token = async (scope: string) => {
      const { body } = await ana.post<{ token: string }>('Users/tokens', { name: scope, scope, expiresInDays: 30 })
      return { authorization: `Bearer ${body.token}` }
    }
    const [reads, writes] = [await token('read'), await token('write')]
    const project = { name: 'Hall', jobNumber: '1', client: '', site: '' }
    const program = server.client()
    expect((await program.request<Problem>('PUT', 'Projects', project, reads)).body.code).toBe('TokenReadsOnly')
    expect((await program.request('PUT', 'Projects', project, writes)).status).toBe(200)
    expect((await program.get('Projects?name=Hall', reads)).body).toEqual(project)
    for (const [method, body] of [['GET'], ['PUT', { png: '' }], ['DELETE']] as const)
      expect((await program.request<Problem>(method, 'Users/logo', body, writes)).body.code).toBe('NotForTokens')
    for (const [method, path] of [
      ['GET', 'Projects?name=Hall'],
      ['PUT', 'Projects'],
      ['GET', 'Users/logo'],
      ['PUT', 'Users/logo'],
      ['DELETE', 'Users/logo'],
    ] as const)
      expect((await program.request(method, path, method === 'PUT' ? {} : undefined)).status).toBe(401)
  })
})

const plain = png(header(40, 20), pixels(40, 20), end)

describe('the logo of the office', () => {
  const putLogo = (client: ApiClient, file: Buffer) =>
    client.request<{ png: string } & Problem>('PUT', 'Users/logo', { png: file.toString('base64') })

  it('is kept, stands in notes from then on, is the user’s own, and is taken away', async () => {
    const [ana, eve] = [await server.signedIn(), await server.signedIn()]
    const { id } = await chosen(ana)
    expect((await ana.get('Users/logo')).status).toBe(404)
    expect((await putLogo(ana, plain)).status).toBe(200)
    expect((await ana.get('Users/logo')).body).toEqual({ png: plain.toString('base64') })
    expect((await eve.get('Users/logo')).status).toBe(404)
    await ana.get(`Calculations/${id}/calculation-note`)
    expect(made.at(-1)?.titleBlock).toEqual({
      jobNumber: '',
      client: '',
      site: '',
      office: 'Aço Lda',
      logoPng: plain.toString('base64'),
    })
    await issue(ana, id)
    expect(made.at(-1)?.titleBlock?.logoPng).toBe(plain.toString('base64'))
    expect((await issue(ana, id)).body.code, 'a logo is no part of what is issued').toBe('NothingChanged')
    const other = png(header(2, 2), pixels(2, 2), end)
    await putLogo(ana, other)
    expect((await ana.get<{ png: string }>('Users/logo')).body.png).toBe(other.toString('base64'))
    expect([(await ana.delete('Users/logo')).status, (await ana.delete('Users/logo')).status]).toEqual([204, 404])
    await ana.patch(`Calculations/${id}`, { description: 'without' })
    await ana.get(`Calculations/${id}/calculation-note`)
    expect(made.at(-1)).not.toHaveProperty('titleBlock')
  })

  it('stands in the note with the check as in the one of the issue, whatever the office has by then', async () => {
    const [ana, bea] = [await server.signedIn(), await server.signedIn()]
    const { id } = await chosen(ana)
    await putLogo(ana, plain)
    await issue(ana, id)
    await putLogo(ana, png(header(2, 2), pixels(2, 2), end))
    const { email } = (await bea.get<{ email: string }>('Users/whoami')).body
    await ana.post(`Calculations/${id}/revisions/A/check`, { email })
    const [check] = (await bea.get<{ id: string }[]>('Checks')).body
    expect((await bea.post(`Checks/${check?.id}`, { decision: 'CHECKED' })).status).toBe(200)
    const [issued, checked] = made.slice(-2)
    expect([issued?.revision?.check, checked?.revision?.check?.name]).toEqual([null, 'Ana Sá'])
    expect(checked?.titleBlock).toEqual(issued?.titleBlock)
  })

  it('is kept without what is not needed to draw it', async () => {
    const ana = await server.signedIn()
    const told = png(
      header(40, 20),
      chunk('tEXt', Buffer.from('Author\0somebody')),
      chunk('iCCP', Buffer.from('profile')),
      pixels(40, 20),
      chunk('eXIf', Buffer.from('place')),
      end,
    )
    const { status, body } = await putLogo(ana, told)
    expect([status, body.png]).toEqual([200, plain.toString('base64')])
  })

  it.each(LOGOS)('may be %s', async (_, file) => {
    const ana = await server.signedIn()
    expect((await putLogo(ana, file)).body.png).toBe(file.toString('base64'))
  })

  const cut = Buffer.from(plain)
  cut[40] = (cut[40] as number) ^ 1
  it.each([
    ['nothing', Buffer.alloc(0), 'NotPng'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'NotPng'],
    ['a picture of lines', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'NotPng'],
    ['a signature alone', SIGNATURE, 'NotPng'],
    ['cut off', plain.subarray(0, -6), 'NotPng'],
    ['wrong check sums', cut, 'NotPng'],
    ['more after its end', Buffer.concat([plain, Buffer.from('<script>')]), 'NotPng'],
    ['too wide by its header', png(header(1001, 1), pixels(1001, 1), end), 'LogoTooLarge'],
    ['too high by its header', png(header(1, 0x7fffffff), pixels(1, 1), end), 'LogoTooLarge'],
    ['too many bytes', png(header(40, 20), chunk('tEXt', randomBytes(102_400)), pixels(40, 20), end), 'LogoTooLarge'],
    // 60 MB of zeros in 60 kB.
    ['a bomb behind a small header', png(header(2, 2), line(60_000_000), end), 'NotPng'],
    ['one byte more than its header says', png(header(2, 2), line(15), end), 'NotPng'],
    ['fewer pixels than its header says', png(header(40, 20), pixels(40, 19), end), 'NotPng'],
    [
      'a filter there is none of',
      png(header(1, 1), chunk('IDAT', deflateSync(Buffer.from([5, 0, 0, 0]))), end),
      'NotPng',
    ],
    ['pixels that are not packed', png(header(2, 2), chunk('IDAT', Buffer.from('no zlib at all')), end), 'NotPng'],
    ['no pixels', png(header(2, 2), end), 'NotPng'],
    ['of no width', png(header(0, 2), pixels(0, 2), end), 'NotPng'],
    ['a depth its colours do not have', png(header(2, 2, [4, 2, 0]), pixels(2, 2), end), 'NotPng'],
    ['no palette', png(header(4, 1, [2, 3, 0]), line(2), end), 'NotPng'],
    [
      'clear colours it has none of',
      png(header(4, 1, [2, 3, 0]), palette, chunk('tRNS', Buffer.alloc(3)), line(2), end),
      'NotPng',
    ],
    [
      'clear colours beside transparency',
      png(header(1, 1, [8, 6, 0]), chunk('tRNS', Buffer.alloc(6)), line(5), end),
      'NotPng',
    ],
    ['two headers', png(header(2, 2), header(900, 900), pixels(2, 2), end), 'NotPng'],
    [
      'something a reader would have to know',
      png(header(2, 2), chunk('ABCD', Buffer.alloc(1)), pixels(2, 2), end),
      'NotPng',
    ],
  ])('is refused: %s', async (_, file, code) => {
    const ana = await server.signedIn()
    const { status, body } = await putLogo(ana, file)
    expect([status, body.code, body.details.map((d) => [d.field, d.code])]).toEqual([400, code, [['png', code]]])
    expect((await ana.get('Users/logo')).status).toBe(404)
  })

  it('of ten megabytes is refused before it is read', async () => {
    const ana = await server.signedIn()
    expect((await putLogo(ana, Buffer.alloc(10_000_000))).status).toBe(413)
  })
})

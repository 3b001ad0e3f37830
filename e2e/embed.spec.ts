import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { simulationFileSchema } from '@madre/contract/schemas'
import { expect, type Page, test } from '@playwright/test'
import { type Mailbox, mailbox } from '../apps/server/src/testing/mailbox.ts'
import { createAccount } from './account.ts'
import brand from './brand.json' with { type: 'json' }
import { ownServer } from './own-server.ts'

const root = join(import.meta.dirname, '..')
const MAKER = 'sales@maker.example'

let site: Server
let box: Mailbox
let madre: Awaited<ReturnType<typeof ownServer>>
let address = ''
let directory = ''
/** The page of the maker, as the docs print it; under this name it may frame, under `localhost` it is another origin. */
let makerPage = ''

test.beforeAll(async () => {
  box = await mailbox()
  site = createServer((_, response) => {
    const html = readFileSync(join(root, 'docs/samples/embed.html'), 'utf8')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html.replaceAll('https://madre.example.com', address))
  })
  await new Promise<void>((ready) => site.listen(0, ready))
  const { port } = site.address() as AddressInfo
  makerPage = `http://127.0.0.1:${port}`
  directory = mkdtempSync(join(tmpdir(), 'madre-embed-'))
  const file = join(directory, 'brand.json')
  const embed = { allowedOrigins: [makerPage], requestMailTo: MAKER }
  writeFileSync(file, JSON.stringify({ ...brand, name: 'Perfis do Norte', embed }))
  madre = await ownServer({ BRAND_FILE: file, SMTP_URL: box.mail.smtpUrl })
  address = madre.url
})
test.afterAll(async () => {
  await madre.stop()
  site.closeAllConnections()
  await new Promise((done) => site.close(done))
  await box.close()
  rmSync(directory, { recursive: true, force: true })
})

/** What the frame asked the server for, and whether it showed who is signed in. */
function watchCalls(page: Page): { path: string; cookie: boolean }[] {
  const calls: { path: string; cookie: boolean }[] = []
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const { cookie } = await request.allHeaders()
    calls.push({ path: pathname.replace('/api/madre/', ''), cookie: cookie !== undefined })
  })
  return calls
}

test('a page of the maker frames the trial: a design is made there, sent and arrives by mail', async ({
  page,
  context,
}) => {
  // The frame stands on the same site as the server, where the browser would send the cookies of who is signed in.
  const { storageState } = await createAccount(address, async (email) => {
    const { userId, code } = box.link(await box.next(email))
    return { userId, code }
  })
  await context.addCookies(storageState.cookies)
  await page.goto(`${address}/account`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What this page asks for is not the frame's.
  await page.waitForLoadState('networkidle')

  const calls = watchCalls(page)
  await page.goto(makerPage)
  const frame = page.frameLocator('#madre')
  await expect(frame.getByRole('banner')).toHaveText('Perfis do Norte')
  await expect(frame.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(frame.getByText('Calculate and choose a solution in the results')).toBeVisible()
  const height = () => page.locator('#madre').evaluate((element) => element.clientHeight)
  await expect.poll(height).toBeGreaterThan(1200)

  await frame.getByRole('button', { name: 'Save and Calculate' }).click()
  const results = frame.getByRole('heading', { level: 2, name: 'Results' })
  await expect(results).toBeVisible()
  // The form was left far below: the page around has brought the results back into view.
  await expect(results).toBeInViewport()
  await frame
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()

  const send = frame.getByRole('region', { name: 'Send this design to Perfis do Norte' })
  await expect(send.getByText(/Chosen solution: Ω \d+×\d+×\d\.\d S\d{3}/)).toBeVisible()
  const solution = /Ω \S+ S\d{3}/.exec((await send.textContent()) ?? '')?.[0] ?? ''
  await expect(send.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('target', '_blank')
  const axe = await new AxeBuilder({ page }).include('#madre').analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map((n) => n.target)])).toEqual([])

  // By keyboard alone, from the first field to the button.
  await send.getByLabel('Your name').focus()
  for (const text of ['Ana Sá', 'ana@studio.example', 'Estruturas Lda', 'Price for 40 pieces?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(send.getByRole('button', { name: 'Send to Perfis do Norte' })).toBeDisabled()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(send.getByRole('status')).toHaveText(/^Sent\. Perfis do Norte answers to ana@studio\.example/)

  const mail = await box.next(MAKER)
  const consent = 'I agree that Perfis do Norte receives my contact details'
  for (const part of ['Ana Sá', 'Estruturas Lda', '> Price for 40 pieces?', solution, consent])
    expect(mail.text).toContain(part)
  expect(mail.replyTo?.value[0]?.address).toBe('ana@studio.example')
  const sent = simulationFileSchema.parse(JSON.parse(mail.attachments[0]!.content.toString('utf8')))
  expect(sent.request.spanLengthsM).toEqual([0.25, 5, 0.25])
  expect(box.received.filter((m) => JSON.stringify(m.to).includes('studio.example'))).toEqual([])

  expect([...new Set(calls.map((c) => c.path))].sort()).toEqual(['Brand', 'Catalogue', 'Enquiries'])
  expect(calls.filter((c) => c.cookie)).toEqual([])
  // Nothing else of the product can be brought into the frame, by its address or by what the frame may ask for.
  const inner = page.frames().find((f) => f.url().includes('/embed'))!
  const refused = await inner.evaluate(() =>
    fetch('/api/madre/Users/whoami').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(refused).toBe('refused')
  await page.locator('#madre').evaluate((element, src) => element.setAttribute('src', src), `${address}/account`)
  await expect.poll(() => page.frames().some((f) => f.url().startsWith('chrome-error:'))).toBe(true)
})

test('a page of another origin cannot frame it, nor what is not made for frames', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.goto(makerPage.replace('127.0.0.1', 'localhost'))
  await expect.poll(() => told.join('\n')).toMatch(/frame-ancestors/)
  expect(page.frames().some((frame) => frame.url().startsWith(address))).toBe(false)
})

test('the frame on a phone speaks the language asked for, else the browser’s, in light and dark', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  for (const [query, title, background] of [
    ['', 'Simulateur', 'dark'],
    ['?lang=es', 'Simulador', 'dark'],
    ['?lang=xx&theme=light', 'Simulateur', 'light'],
  ] as const) {
    await page.goto(`${address}/embed${query}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const channels = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [red = 0] = channels.match(/\d+/g)?.map(Number) ?? []
    expect(red < 128 ? 'dark' : 'light', query).toBe(background)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((key) => /language|theme/.test(key))).toEqual([])
  }
  await context.close()
})

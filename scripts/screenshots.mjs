#!/usr/bin/env node
/**
 * `node scripts/screenshots.mjs [name]`: every screen into screenshots/, both themes at 1440 and 390 px in English, the other
 * languages at 1440 px in the light theme. With a name, only the screens whose file name contains it.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { buildAll } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { freePort } from './free-port.mjs'
import { sampleRequest } from './sample-request.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = join(ROOT, 'screenshots')
const WANTED = process.argv[2] ?? ''
const PERSON = { firstName: 'Ana', lastName: 'Silva', company: 'Estruturas do Norte', password: 'Madre#purlin9x' }
const WIDTHS = [1440, 390]
const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }

/** A roof of three spans with cantilevers and something in every field. */
function roof(change = {}) {
  const all = (value) => [value, value, value, value, value]
  return sampleRequest({
    spanLengthsM: [0.8, 5, 6, 5, 0.8],
    loadPermanentDistributedMin: all(0.15),
    loadPermanentDistributedMax: [0.2, 0.2, 0.25, 0.2, 0.2],
    loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 } }],
    loadWindPressure: { ...NONE, w1: 0.3, l1: 17.6 },
    loadWindSuction: { ...NONE, w1: 0.9, l1: 3, w2: 0.6, l2: 14.6 },
    loadWindLocalSuction: { ...NONE, w1: 1.2, l1: 1.5 },
    loadSnowExceptional: all(0.9),
    loadSnowAccumulation: { s1: 0.8, l1: 4, s2: 0, l2: 0, s3: 0, l3: 0 },
    axialLoad: { valueKn: 2, direction: 'COMPRESSIONS', type: 'DESIGN' },
    spanRestraints: {
      upper: { type: 0, lateralLocks: all(0) },
      lower: { use: true, lateralLocks: [0, 1, 2, 1, 0] },
    },
    claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
    metadata: { language: 'EN', description: '', projectName: 'Warehouse Braga', calculationDate: null },
    ...change,
  })
}

/** Registers, signs in and saves the simulations the screens show; answers their ids and the signed-in state. */
async function prepare(browser, baseURL) {
  const context = await browser.newContext({ baseURL })
  const api = context.request
  const email = 'ana.silva@example.com'
  const call = async (method, path, data) => {
    const answer = await api.fetch(`/api/madre/${path}`, { method, ...(data ? { data } : {}) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? null : answer.json()
  }
  await call('POST', 'Users', { ...PERSON, userName: email, email })
  const empty = await browser.newContext({ baseURL })
  await empty.request.post('/api/madre/Users', { data: { ...PERSON, userName: `b${email}`, email: `b${email}` } })
  await empty.request.post('/api/madre/Users/login', { data: { email: `b${email}`, password: PERSON.password } })
  await call('POST', 'Users/login', { email, password: PERSON.password })
  const create = (name, change) => call('POST', 'Calculations', { name, request: roof(change) })
  const calculated = async (name, change) => {
    const { id } = await create(name, change)
    let calculation = await call('POST', `Calculations/${id}/calculate`)
    while (calculation.calculationStatus === 'IN_PROGRESS') {
      await new Promise((resolve) => setTimeout(resolve, 200))
      calculation = await call('GET', `Calculations/${id}`)
    }
    return calculation
  }
  await create('West wall', {
    simulationType: 'FACADE',
    loadSnowRegular: null,
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
  })
  const nothing = await calculated('Too much snow', { loadSnowRegular: [9, 9, 9, 9, 9], loadSnowExceptional: null })
  const edited = await calculated('Canopy', { sectionTypes: ['C'] })
  await call('PATCH', `Calculations/${edited.id}`, { request: { ...edited.request, transverseLengthM: 1.2 } })
  const fresh = await create('Dock roof', { sectionTypes: ['Z'] })
  const done = await calculated('North hall')
  await call('PATCH', `Calculations/${done.id}`, { chosenResultId: done.result.solutions[0].id })
  const state = { signedIn: await context.storageState(), empty: await empty.storageState(), signedOut: undefined }
  await context.close()
  await empty.close()
  return { state, done, fresh, edited, nothing }
}

/** Every screen: who sees it, its address and, where a click shows more, that click. */
function screensOf({ done, fresh, edited, nothing }) {
  const { solutions } = done.result
  const passing = solutions.filter((s) => s.pass)
  const failing = solutions.filter((s) => s.status === 'FAIL').sort((a, b) => a.utilisation - b.utilisation)[0]
  const results = `/simulator/${done.id}?step=results`
  const opened = `${results}&solution=${passing[0].id}`
  const tab = (n) => (page) => page.getByRole('tab').nth(n).click()
  const steps = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']
  return [
    ['login', 'signedOut', '/login'],
    [
      'register',
      'signedOut',
      '/register',
      (page) => page.locator('button[type=submit], [type=checkbox]').first().click(),
    ],
    ['forgot-password', 'signedOut', '/forgot-password'],
    ['reset-password', 'signedOut', '/reset-password?userId=1&code=2'],
    ['reset-password-incomplete', 'signedOut', '/reset-password'],
    ['confirm-email', 'signedOut', '/confirm-email'],
    ['dashboard', 'signedIn', '/dashboard'],
    ['dashboard-empty', 'empty', '/dashboard'],
    ['simulations', 'signedIn', '/simulations'],
    ['simulations-open', 'signedIn', '/simulations', (page) => page.locator('article [aria-expanded]').first().click()],
    ['simulations-empty', 'empty', '/simulations'],
    ['simulations-none', 'signedIn', '/simulations', (page) => page.locator('search input').fill('zzzz')],
    ['account', 'signedIn', '/account'],
    ['simulator-new', 'signedIn', '/simulator/new'],
    ...steps.map((step) => [`step-${step}`, 'signedIn', `/simulator/${done.id}?step=${step}`]),
    ['start', 'signedIn', `/simulator/${fresh.id}?step=results`],
    ['missing', 'signedIn', '/simulator/00000000-0000-4000-8000-000000000000'],
    ['results', 'signedIn', results],
    ['results-all', 'signedIn', `${results}&all=1&steel=S350`],
    ['results-chart', 'signedIn', `${results}&all=1&view=chart`],
    ['results-none', 'signedIn', `/simulator/${nothing.id}?step=results`],
    ['results-outdated', 'signedIn', `/simulator/${edited.id}?step=results`],
    ['results-no-match', 'signedIn', `${results}&typology=none`],
    ['results-compare', 'signedIn', `${results}&compare=${passing.slice(0, 3).map((s) => s.id)}&comparing=1`],
    [
      'solution-checks',
      'signedIn',
      opened,
      (page) => page.locator('[role=tabpanel] button[aria-expanded=false]').first().click(),
    ],
    ['solution-diagrams', 'signedIn', opened, tab(1)],
    ['solution-section', 'signedIn', opened, tab(2)],
    ['solution-buckling', 'signedIn', opened, tab(3)],
    ['solution-reactions', 'signedIn', opened, tab(4)],
    ['solution-fails', 'signedIn', `${results}&all=1&solution=${failing.id}`],
  ].map(([name, who, path, act]) => ({ name, who, path, act }))
}

/** Waits until nothing is loading, being calculated or moving any more. */
async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // The skeleton of what is still being fetched is a status of empty lines.
  await page
    .waitForFunction(() => document.querySelector('main [role=status] > span:empty') === null, null, {
      timeout: 20_000,
    })
    .catch(() => undefined)
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Headless Chromium makes the window one pixel wide for a moment while it captures a long page, and now and then a drawing
 * is caught as it follows: a picture counts once the next one is the same.
 */
async function takePicture(page, { path, fullPage }) {
  let last = await page.screenshot({ fullPage })
  for (let tries = 0; tries < 4; tries++) {
    const next = await page.screenshot({ fullPage })
    if (next.equals(last)) break
    last = next
  }
  writeFileSync(path, last)
}

async function shoot(browser, baseURL, prepared, { width, theme, language }) {
  const suffix = language === 'en' ? `${width}-${theme}` : `${width}-${theme}-${language}`
  const viewport = { width, height: width > 768 ? 900 : 844 }
  for (const who of ['signedOut', 'empty', 'signedIn']) {
    const screens = screensOf(prepared).filter((s) => s.who === who && `${s.name}-${suffix}`.includes(WANTED))
    if (screens.length === 0) continue
    const context = await browser.newContext({
      baseURL,
      viewport,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...(prepared.state[who] ? { storageState: prepared.state[who] } : {}),
    })
    await context.addInitScript(
      ([lang, look]) => {
        localStorage.setItem('madre.language', lang)
        localStorage.setItem('madre.theme', look)
      },
      [language, theme],
    )
    const page = await context.newPage()
    for (const { name, path, act } of screens) {
      await page.goto(path)
      await settle(page)
      if (act) {
        await act(page)
        await settle(page)
        // A sticky toolbar stands where it belongs only on a page that is not scrolled.
        await page.evaluate(() => window.scrollTo(0, 0))
      }
      // A dialog is as high as the window: what lies below it is not what is shown.
      const fullPage = (await page.locator('[role=dialog]').count()) === 0
      await takePicture(page, { path: join(FOLDER, `${name}-${suffix}.png`), fullPage })
    }
    await context.close()
  }
}

await buildAll()
const executablePath = findBrowser()
if (!executablePath) {
  console.error('no browser found: install Chromium (Debian: apt-get install chromium) or set PW_CHROMIUM')
  process.exit(1)
}
const port = await freePort()
const baseURL = `http://127.0.0.1:${port}`
const data = mkdtempSync(join(tmpdir(), 'madre-screenshots-'))
const server = spawn(process.execPath, [join(ROOT, 'dist/madre.mjs'), 'serve'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', BRAND_FILE: '' },
})
const browser = await chromium.launch({
  executablePath,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  const ready = () =>
    fetch(`${baseURL}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  mkdirSync(FOLDER, { recursive: true })
  const prepared = await prepare(browser, baseURL)
  for (const width of WIDTHS)
    for (const theme of ['light', 'dark']) await shoot(browser, baseURL, prepared, { width, theme, language: 'en' })
  for (const language of ['pt', 'de', 'fr', 'es'])
    await shoot(browser, baseURL, prepared, { width: 1440, theme: 'light', language })
  console.log(`screenshots in ${relative(process.cwd(), FOLDER) || '.'}`)
} finally {
  await browser.close()
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  if (server.kill()) await stopped
  rmSync(data, { recursive: true, force: true })
}

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.mjs'
import { sampleRequest } from './scripts/sample-request.mjs'
const dir = mkdtempSync(join(tmpdir(), 'strips-'))
const port = 4410, baseURL = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, ['apps/cli/bin/madre.mjs', 'serve'], { env: { ...process.env, PORT: String(port), DATA_DIR: dir }, stdio: ['ignore', 'pipe', 'ignore'] })
await new Promise((r) => server.stdout.on('data', (d) => String(d).includes('listening') && r()))
const out = '/tmp/strips-shots'; mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser() })
const killer = setTimeout(() => { server.kill(); process.exit(3) }, 280000)
try {
  const context = await browser.newContext({ baseURL })
  const api = context.request
  const call = async (method, path, data) => { const a = await api.fetch(`/api/madre/${path}`, { method, ...(data ? { data } : {}) }); if (!a.ok()) throw new Error(path + await a.text()); return a.status() === 204 ? null : a.json() }
  const p = { firstName: 'Ana', lastName: 'Silva', company: 'X', password: 'Madre#purlin9x', email: 'a@example.com', userName: 'a@example.com' }
  await call('POST', 'Users', p); await call('POST', 'Users/login', { email: p.email, password: p.password })
  const make = async (name, change) => { const { id } = await call('POST', 'Calculations', { name, request: sampleRequest(change) }); let c = await call('POST', `Calculations/${id}/calculate`); while (c.calculationStatus === 'IN_PROGRESS') { await new Promise(r => setTimeout(r, 200)); c = await call('GET', `Calculations/${id}`) } return c }
  const n = sampleRequest({}).spanLengthsM.length
  const c = await make('C roof', { sectionTypes: ['C'], axialLoad: { valueKn: 5, direction: 'COMPRESSIONS', type: 'DESIGN' }, spanRestraints: { upper: { type: 1, lateralLocks: Array(n).fill(1) }, lower: { use: false, lateralLocks: Array(n).fill(0) } } })
  const o = await make('O roof', {})
  const state = await context.storageState()
  const list = process.argv[2] ? JSON.parse(process.argv[2]) : [[1440, 'light', 'en', c, 0], [390, 'light', 'en', c, 0], [1440, 'dark', 'de', o, 1], [390, 'dark', 'fr', o, 2], [1440, 'light', 'pt', c, 2]]
  for (const [width, theme, lang, calc, radio] of list) {
    const ctx = await browser.newContext({ baseURL, viewport: { width, height: 900 }, storageState: state, locale: 'en-GB', hasTouch: width < 500 })
    await ctx.addInitScript(([l, k]) => { localStorage.setItem('madre.language', l); localStorage.setItem('madre.theme', k) }, [lang, theme])
    const page = await ctx.newPage()
    page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()))
    const s = calc.result.solutions.find((s) => s.pass) ?? calc.result.solutions[0]
    await page.goto(`/simulator/${calc.id}?step=results&solution=${s.id}`)
    await page.getByRole('tab').nth(3).waitFor()
    await page.waitForTimeout(1500)
    const t = await page.evaluate(async () => {
      const started = performance.now()
      document.querySelectorAll('[role=tab]')[3].click()
      while (!document.querySelector('[role=tabpanel] svg [style*="buckling"], [role=tabpanel] svg polyline')) await new Promise((r) => requestAnimationFrame(r))
      return performance.now() - started
    })
    console.log(s.id, width, theme, lang, 'first drawing', t.toFixed(0), 'ms')
    await page.waitForTimeout(800)
    if (radio) { const t2 = await page.evaluate(async (r) => { const st = performance.now(); document.querySelectorAll('[role=tabpanel] input[type=radio]')[r].click(); await new Promise((r) => requestAnimationFrame(r)); while (!document.querySelector('[role=tabpanel] svg polyline')) await new Promise((r) => requestAnimationFrame(r)); return performance.now() - st }, radio); console.log('second', t2.toFixed(0)); await page.waitForTimeout(800) }
    console.log(await page.locator('[role=tabpanel] p').first().textContent(), '|', await page.locator('[role=tabpanel] output').textContent())
    console.log('overflow', await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    await page.locator('[role=tabpanel]').screenshot({ path: `${out}/${width}-${theme}-${lang}.png` })
    await ctx.close()
  }
} finally { clearTimeout(killer); await browser.close(); server.kill('SIGTERM'); rmSync(dir, { recursive: true, force: true }) }

#!/usr/bin/env node
/** From a key pressed in the form to the frame after the diagram beside it was drawn anew: three spans with cantilevers, on `/try`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { Served } from './serving.mjs'

const PRESSES = 41

const executablePath = findBrowser()
if (!executablePath) throw new Error('no Chromium: set PW_CHROMIUM')
const directory = mkdtempSync(join(tmpdir(), 'madre-bench-live-'))
const server = new Served({ port: await freePort(), env: { DATA_DIR: directory } })
await server.start()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** Remembers how long after a key the diagram was drawn anew [ms]. */
function watch() {
  window.times = []
  let pressed = 0
  const remember = ({ timeStamp }) => {
    pressed = timeStamp
  }
  document.addEventListener('keydown', remember, true)
  new MutationObserver(() => {
    if (pressed === 0) return
    const at = pressed
    pressed = 0
    requestAnimationFrame(() => window.times.push(performance.now() - at))
  }).observe(document.querySelector('aside [role="tabpanel"]'), {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  })
}

try {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.url}/try`)
  const more = page.getByRole('button', { name: 'More', exact: true })
  for (let spans = await page.getByRole('spinbutton', { name: /^Length, Span/ }).count(); spans < 3; spans++)
    await more.click()
  await page.getByRole('switch', { name: 'With cantilevers' }).check()
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('tabpanel').waitFor()
  await page.evaluate(watch)
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).focus()
  for (let i = 1; i <= PRESSES; i++) {
    await page.keyboard.press(i % 4 < 2 ? 'ArrowUp' : 'ArrowDown')
    await page.waitForFunction((n) => window.times.length === n, i)
  }
  const times = (await page.evaluate(() => window.times)).sort((a, b) => a - b)
  const [quarter, half, most] = [0.25, 0.5, 0.95].map((share) => times[Math.floor(share * PRESSES)].toFixed(0))
  console.log(
    `key to drawing, 3 spans with cantilevers: median ${half} ms of ${PRESSES}, a quarter within ${quarter} ms, 95 % within ${most} ms (goal 100)`,
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}

#!/usr/bin/env node
/** The first answer of `/try`, from its last script on, with the processor of the page slowed four times; and what those scripts weigh. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { Served } from './serving.mjs'

const SLOWED = 4
const TIMES = 7

const executablePath = findBrowser()
if (!executablePath) throw new Error('no Chromium: set PW_CHROMIUM')
const directory = mkdtempSync(join(tmpdir(), 'madre-bench-trial-'))
const server = new Served({ port: await freePort(), env: { DATA_DIR: directory } })
await server.start()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** Remembers when the first section with its mass stands in the preview, and how long the worker designed. */
function watch() {
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => {
        window.designedMs ??= data.elapsedMs
      })
    }
  }
  new MutationObserver(() => {
    if (!window.answeredAt && /kg\/m/.test(document.querySelector('aside')?.textContent ?? ''))
      window.answeredAt = performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** One visit with nothing kept: when the last script was there, when the answer was [ms], and the scripts [kB]. */
async function visit() {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const scripts = new Map()
  const sizes = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || scripts.has(pathname)) return
    scripts.set(pathname, 0)
    sizes.push(response.body().then((body) => scripts.set(pathname, gzipSync(body).length / 1000)))
  })
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(`${server.url}/try`)
  await page.waitForFunction(() => window.answeredAt)
  const { answered, loaded, designed } = await page.evaluate(() => ({
    answered: window.answeredAt,
    designed: window.designedMs,
    loaded: Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd)
        .filter((end) => end <= window.answeredAt),
    ),
  }))
  await Promise.all(sizes)
  await context.close()
  return {
    answered,
    loaded,
    designed,
    kB: [...scripts.values()].reduce((sum, size) => sum + size, 0),
    files: scripts.size,
  }
}

try {
  const visits = []
  for (let i = 0; i < TIMES; i++) visits.push(await visit())
  const median = (of) => visits.map(of).sort((a, b) => a - b)[Math.floor(TIMES / 2)]
  const largest = (of) => Math.max(...visits.map(of))
  // The browser slows the page and not its worker: the design counts four times here.
  const after = ({ answered, loaded, designed }) => answered - loaded + (SLOWED - 1) * designed
  console.log(`scripts of /try with the worker: ${visits[0].files}, ${visits[0].kB.toFixed(0)} kB gzipped (goal 310)`)
  console.log(
    `first answer after the last script, processor slowed ${SLOWED} times: median ${median(after).toFixed(0)} ms, ` +
      `largest ${largest(after).toFixed(0)} ms (goal 2000), of them the design ${median((v) => SLOWED * v.designed).toFixed(0)} ms`,
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}

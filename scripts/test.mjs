#!/usr/bin/env node
/** `npm test`: check, reference cases, server on both databases, browser; one line a part at the end. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'
import { findPrograms } from './find-programs.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const outcomes = []

function run(title, command, args, env = {}) {
  const started = performance.now()
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  outcomes.push({ title, ok: status === 0, seconds: (performance.now() - started) / 1000 })
}

const missing = findPrograms()
if (missing.length > 0)
  console.error(`the worked examples need ${missing.join(', ')}: Debian, apt-get install ${missing.join(' ')}`)
const serverTests = ['run', '--config', 'apps/server/vitest.config.ts']
run('check', process.execPath, ['scripts/check.mjs'])
run('server, embedded database', bin('vitest'), serverTests)
run('server, PostgreSQL', process.execPath, ['scripts/with-postgres.mjs', bin('vitest'), ...serverTests])

const browser = findBrowser()
if (existsSync(join(ROOT, 'e2e/playwright.config.ts'))) {
  if (browser)
    run('browser', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], { PW_CHROMIUM: browser })
  else {
    console.error('no browser found: install Chromium (Debian: apt-get install chromium) or set PW_CHROMIUM')
    outcomes.push({ title: 'browser', ok: false, seconds: 0 })
  }
}

console.log('')
for (const { title, ok, seconds } of outcomes)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${title}  ${seconds.toFixed(0)} s`)
const failed = outcomes.filter((o) => !o.ok).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

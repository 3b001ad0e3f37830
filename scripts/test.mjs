#!/usr/bin/env node
/** `npm test`: check, notes of ordinary lines, server on both databases, browser, side by side; one line a part at the end. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staticChecks, tests, unitTests } from './check-parts.mjs'
import { findBrowser } from './find-browser.mjs'
import { bin, runParts } from './run-parts.mjs'

const SHARDS = 2

/** The programs that the worked examples of docs/examples need: the system's, else installed from the system's packages. */
const NEEDED = ['curl', 'jq', 'python3']

const lacking = () => NEEDED.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status !== 0)

/** Names of those that are missing and could not be installed. */
function findPrograms() {
  const wanted = lacking()
  if (wanted.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return wanted
  console.error(`installing ${wanted.join(', ')} from the system packages …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], quiet)
  return lacking()
}

const missing = findPrograms()
if (missing.length > 0)
  console.error(`the worked examples need ${missing.join(', ')}: Debian, apt-get install ${missing.join(' ')}`)
const browser = findBrowser()
if (!browser) console.error('no browser found: install Chromium (Debian: apt-get install chromium) or set PW_CHROMIUM')

const results = mkdtempSync(join(tmpdir(), 'madre-e2e-results-'))
const walks = Array.from({ length: SHARDS }, (_, i) => ({
  title: `browser, part ${i + 1} of ${SHARDS}`,
  command: bin('playwright'),
  args: ['test', '--config=e2e/playwright.config.ts', '--workers=1', `--shard=${i + 1}/${SHARDS}`],
  env: { PW_CHROMIUM: browser ?? '', E2E_OUTPUT: join(results, String(i + 1)) },
}))
const server = tests('server, embedded database', '--config=apps/server/vitest.config.ts')
const started = performance.now()
const outcomes = await runParts([
  ...(browser ? walks : []),
  tests('notes of ordinary lines', '--project=lines'),
  server,
  {
    title: 'server, PostgreSQL',
    command: process.execPath,
    args: ['scripts/with-postgres.mjs', server.command, ...server.args],
  },
  ...unitTests,
  ...staticChecks,
])
if (!browser) outcomes.push({ title: 'browser', isOk: false, seconds: 0 })
else if (outcomes.every(({ isOk }) => isOk)) rmSync(results, { recursive: true, force: true })

console.log('')
for (const { title, isOk, seconds } of outcomes)
  console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${title}  ${seconds.toFixed(0)} s`)
const failed = outcomes.filter(({ isOk }) => !isOk).length
const whole = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${outcomes.length - failed} passed, ${failed} failed, in ${whole} s`)
process.exit(failed === 0 ? 0 : 1)

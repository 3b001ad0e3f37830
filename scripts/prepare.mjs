#!/usr/bin/env node
/** Before `npm start` and `npm test`: installs from the lock file when needed and builds what is stale. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Madre needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

// What was installed is remembered beside it, so that a changed lock file is noticed.
const stamp = join(ROOT, 'node_modules/.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
if (!installed) {
  console.error('installing the locked packages …')
  const npm = (args, stdio) =>
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio,
      shell: process.platform === 'win32',
    })
  // A registry without the optional packages of other platforms refuses `npm ci`; `npm install` takes the same locked versions.
  const clean = npm(['ci'], 'ignore')
  const { status } = clean.status === 0 ? clean : npm(['install'], ['ignore', 'inherit', 'inherit'])
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const { buildAll } = await import('./build.mjs')
await buildAll()

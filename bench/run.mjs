#!/usr/bin/env node
/** Runs the benches given by name, or all of them: `npm run bench`, `npm run bench -- engine`. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
/** What benches are made of. */
const PARTS = ['run', 'serving', 'bundled', 'one-other', 'other-users', 'data-directly'].map((name) => `${name}.mjs`)
const names = process.argv.slice(2)
const known = readdirSync(HERE)
  .filter((file) => file.endsWith('.mjs') && !PARTS.includes(file))
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort()

const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`no bench called ${unknown.join(', ')}: ${known.join(', ')}`)
  process.exit(2)
}
let failed = false
for (const name of names.length > 0 ? names : known) {
  console.log(`\n== ${name} ==`)
  const { status } = spawnSync(process.execPath, [join(HERE, `${name}.mjs`)], { stdio: 'inherit' })
  if (status !== 0) failed = true
}
process.exit(failed ? 1 : 0)

#!/usr/bin/env node
/** Keeps a result of this engine version beside those of earlier ones: `node scripts/store-results.mjs`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from './build.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STORED = join(ROOT, 'packages/contract/stored-results')
const FIRST = '1.0.0'

await buildServer()
const directory = mkdtempSync(join(tmpdir(), 'madre-stored-'))
for (const profile of ['omega', 'z']) {
  const { request } = JSON.parse(readFileSync(join(STORED, `${FIRST}-${profile}.json`), 'utf8'))
  const input = join(directory, 'request.json')
  writeFileSync(input, JSON.stringify(request))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'dist/madre.mjs'), 'calculate', input, '--catalogue', join(STORED, 'catalogue.json')],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status !== 0) throw new Error(stderr)
  const result = JSON.parse(stdout)
  const file = join(STORED, `${result.engineVersion}-${profile}.json`)
  if (existsSync(file)) {
    console.log(`${file} is kept already`)
    continue
  }
  writeFileSync(file, `${JSON.stringify({ request, result })}\n`)
  console.log(`kept ${file}`)
}
rmSync(directory, { recursive: true })

#!/usr/bin/env node
/** `npm run check`: format and lint, import arrows, citations, types, dead code, the client's types, unit and validation tests; then the formulas written twice and the ten longest files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticChecks, unitTests } from './check-parts.mjs'
import { ROOT, runParts } from './run-parts.mjs'

const outcomes = await runParts([...staticChecks, ...unitTests], { stopsAtFirst: true })
if (outcomes.some((outcome) => !outcome.isOk)) process.exit(1)

const twins = readFileSync(join(ROOT, 'packages/engine/validation/twins.test.ts'), 'utf8').matchAll(
  /^ {2}\[\n {4}'(\w+)',$/gm,
)
console.log(`formulas with a twin written by hand: ${[...twins].map(([, name]) => name).join(', ')}`)

const files = ['packages', 'apps', 'scripts', 'e2e', 'bench']
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true }))
  .filter((f) => f.isFile() && /\.(tsx?|mjs)$/.test(f.name) && !/node_modules|\/dist/.test(f.parentPath))
  .map((f) => join(f.parentPath, f.name))
  .map((file) => ({ file: file.slice(ROOT.length + 1), lines: readFileSync(file, 'utf8').split('\n').length }))
  .sort((a, b) => b.lines - a.lines)
console.log('the ten longest files:')
for (const { file, lines } of files.slice(0, 10)) console.log(`  ${lines}  ${file}`)

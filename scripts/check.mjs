#!/usr/bin/env node
/** `npm run check`: format and lint, import arrows, citations, types, dead code, the client's types, unit and validation tests; then the formulas written twice and the ten longest files. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(ROOT, 'node_modules/.bin', name)

function run(title, command, ...args) {
  const started = performance.now()
  return new Promise((done) => {
    const part = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } })
    part.on('close', (status) => {
      console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${title}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
      if (status !== 0) process.exit(status ?? 1)
      done()
    })
  })
}

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)))
  .concat('e2e', 'docs/examples')
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => join(folder, file)))
  .filter((file) => existsSync(join(ROOT, file)))

const types = async () => {
  for (const project of projects) await run(`types of ${project}`, bin('tsc'), '-p', project)
}
const others = async () => {
  await run('format and lint', bin('biome'), 'ci', '--colors=off', '.')
  await run('import arrows', process.execPath, 'scripts/check-imports.mjs')
  await run('citations', process.execPath, 'scripts/check-citations.mjs')
  await run('dead code', bin('knip'))
  await run('client of the API', process.execPath, 'scripts/client.mjs', '--check')
}
// Compilers and the others, two at a time, since none of them fills two processors.
await Promise.all([types(), others()])
await run('unit and validation tests', bin('vitest'), 'run')

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

#!/usr/bin/env node
/** Import arrows point down only; a package imports what its package.json names, through the package's own entry. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/climate': [],
  'packages/strips': [],
  'packages/contract': ['engine', 'climate', 'strips'],
  'packages/drawing': ['engine', 'climate'],
  'packages/note': ['engine', 'climate', 'strips', 'contract', 'drawing'],
  'apps/server': ['engine', 'climate', 'contract', 'drawing', 'note'],
  'apps/web': ['engine', 'climate', 'strips', 'contract', 'drawing', 'note'],
  'apps/cli': ['engine', 'climate', 'strips', 'contract', 'note', 'server'],
}
/** Functions of their input alone, in Node and in the browser. */
const PURE = ['packages/engine', 'packages/climate', 'packages/strips']

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (f) =>
        f.isFile() &&
        /\.tsx?$/.test(f.name) &&
        !f.parentPath.includes('node_modules') &&
        !f.parentPath.includes('/dist'),
    )
    .map((f) => join(f.parentPath, f.name))

const problems = []
for (const [place, allowed] of Object.entries(MAY_IMPORT)) {
  const folder = join(ROOT, place)
  for (const file of sources(join(folder, 'src'))) {
    const test = /\.test\.tsx?$/.test(file)
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*['"]([^'"]+)['"]/g)) {
      const own = /^@madre\/([a-z]+)/.exec(from)?.[1]
      if (own && !allowed.includes(own)) problems.push(`${relative(ROOT, file)}: may not import @madre/${own}`)
      if (from.startsWith('.') && !resolve(dirname(file), from).startsWith(folder))
        problems.push(`${relative(ROOT, file)}: ${from} leaves its package`)
      if (PURE.includes(place) && !test && !from.startsWith('.'))
        problems.push(`${relative(ROOT, file)}: ${place} depends on nothing, not on ${from}`)
    }
    // In the web application, features build on the kit and never on each other.
    const feature = /apps\/web\/src\/features\/([a-z-]+)\//.exec(file)?.[1]
    if (!feature) continue
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/from\s*['"](\.[^'"]+)['"]/g)) {
      const other = /apps\/web\/src\/features\/([a-z-]+)/.exec(resolve(dirname(file), from))?.[1]
      if (other && other !== feature)
        problems.push(`${relative(ROOT, file)}: feature ${feature} imports feature ${other}`)
    }
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('import arrows: all point down')

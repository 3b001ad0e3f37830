#!/usr/bin/env node
/**
 * Checks that nobody but who may names a field of a request (decision 0025). Names stand in `packages/contract/src/fields.ts`;
 * comments and tests may say them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run-parts.mjs'
import { INNER_NAMES, MAY_NAME, OTHER_WORDS } from './wire-fields.mjs'

const [, table] = /export const FIELDS = \{\n(.*?)\n\} as const/s.exec(
  readFileSync(join(ROOT, 'packages/contract/src/fields.ts'), 'utf8'),
)
const fields = Array.from(table.matchAll(/^ {2}(\w+): \{/gm), ([, name]) => name)
const names = [...fields.filter((name) => !OTHER_WORDS.includes(name)), ...INNER_NAMES]
const aName = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')

const sources = ['packages', 'apps'].flatMap((top) =>
  readdirSync(join(ROOT, top)).flatMap((name) =>
    readdirSync(join(ROOT, top, name, 'src'), { withFileTypes: true, recursive: true })
      .filter((f) => f.isFile() && /\.tsx?$/.test(f.name))
      .map((f) => relative(ROOT, join(f.parentPath, f.name))),
  ),
)
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file)
const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '')
const used = new Set()
const mayName = (file) => {
  const [place] = MAY_NAME.find(([place]) => file === place || file.startsWith(`${place}/`)) ?? []
  if (place) used.add(place)
  return place !== undefined
}

const problems = []
for (const file of sources) {
  if (isTest(file)) continue
  const said = new Set(withoutComments(readFileSync(join(ROOT, file), 'utf8')).match(aName))
  if (said.size === 0 || mayName(file)) continue
  problems.push(`${file}: names ${[...said].join(', ')} of a request`)
}

const named = problems.length
for (const [place] of MAY_NAME) if (!used.has(place)) problems.push(`${place} names no field: no exception`)
for (const problem of problems) console.error(problem)
console.log(`fields of a request: named by ${named} files that should not, and in ${MAY_NAME.length} places that may`)
if (problems.length > 0) process.exit(1)

#!/usr/bin/env node
/**
 * Checks that nobody but who may names a field of a request (decision 0025). Names stand in `packages/contract/src/fields.ts`;
 * comments and tests may say them. `--list` names the files that still do.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run-parts.mjs'
import { INNER_NAMES, MAY_NAME, OTHER_WORDS, STILL } from './wire-fields.mjs'

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

const found = {}
for (const file of sources) {
  if (isTest(file)) continue
  const said = new Set(withoutComments(readFileSync(join(ROOT, file), 'utf8')).match(aName))
  if (said.size === 0 || mayName(file)) continue
  const [place] = /^\w+\/[\w-]+/.exec(file)
  found[place] ??= []
  found[place].push(`${file}: ${[...said].join(', ')}`)
}

const problems = MAY_NAME.filter(([place]) => !used.has(place)).map(
  ([place]) => `${place} names no field: no exception`,
)
const places = Object.keys({ ...STILL, ...found }).sort()
for (const place of places) {
  const [files, still] = [found[place] ?? [], STILL[place] ?? 0]
  if (files.length > still)
    problems.push(...files, `${place}: ${files.length} files name fields of a request, not ${still}`)
  if (files.length < still)
    problems.push(`${place}: ${files.length} files name fields of a request, no longer ${still}`)
  if (process.argv.includes('--list')) for (const file of files) console.log(file)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
const all = places.map((place) => [place, found[place]?.length ?? 0]).filter(([, n]) => n > 0)
const total = all.reduce((sum, [, n]) => sum + n, 0)
console.log(
  `fields of a request: named by ${total} files that should not${all.map(([place, n]) => `, ${place} ${n}`).join('')}; ${MAY_NAME.length} exceptions`,
)

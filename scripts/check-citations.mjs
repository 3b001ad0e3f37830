#!/usr/bin/env node
/** Checks what sources and pages refer to: files of the repository exist, and every decision is cited by a source that rests on it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDERS = ['packages', 'apps', 'docs', 'scripts', 'bench', 'e2e', 'deploy']
/** 'packages/engine/src/input.ts' in a sentence. */
const PATH = new RegExp(String.raw`(?<![\w/.@-])(?:${FOLDERS.join('|')})/[\w./@+-]*[\w/]`, 'g')
/** Made by a build, or to be filled in. */
const MADE = /\/dist\b|NNNN/
/** Behind the name of a file that the reader is to write. */
const TO_WRITE = '`, new'
/** 'decision 0004', 'decisions 0004 and 0009'. */
const DECISIONS = /\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/gi

const texts = [...FOLDERS, '.']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: folder !== '.' }))
  .filter((f) => f.isFile() && /\.(tsx?|mjs|md)$/.test(f.name) && !/node_modules|\/(dist|data)\b/.test(f.parentPath))
  .filter((f) => f.name !== 'CHANGELOG.md')
  .map((f) => join(f.parentPath, f.name))
  .map((path) => ({ file: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

const problems = []
const cited = new Set()
const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4))
for (const { file, text } of texts) {
  for (const { 0: path, index } of text.matchAll(PATH))
    if (!MADE.test(path) && !text.startsWith(TO_WRITE, index + path.length) && !existsSync(join(ROOT, path)))
      problems.push(`${file}: ${path} does not exist`)
  if (file.endsWith('.md'))
    for (const [, path] of text.matchAll(/\]\((?![a-z]+:|\/)([^)#\s]+)(?:#[^)]*)?\)/g))
      if (!existsSync(join(ROOT, dirname(file), path))) problems.push(`${file}: ${path} does not exist`)
  for (const number of Array.from(text.matchAll(DECISIONS), ([, numbers]) => numbers.match(/\d{4}/g)).flat()) {
    if (!decisions.includes(number)) problems.push(`${file}: there is no decision ${number}`)
    if (!file.endsWith('.md') && file !== 'scripts/check-citations.mjs') cited.add(number)
  }
}
for (const number of decisions) if (!cited.has(number)) problems.push(`docs/decisions/${number}: no source cites it`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`citations: ${cited.size} decisions cited, every file named exists`)

#!/usr/bin/env node
/**
 * Checks the import arrows (decision 0001): they point down only, between packages and between the rooms inside the engine and the
 * web application. A package imports only what its package.json names, through the entry of that package. There are no import circles.
 * Imports of types count.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAY_IMPORT, PURE, ROOMS, TESTS_MAY_IMPORT } from './import-arrows.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const problems = []
const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && /\.(tsx?|m[jt]s)$/.test(f.name) && !/node_modules|\/dist/.test(f.parentPath))
    .map((f) => join(f.parentPath, f.name))
const importsOf = (file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\b(?:from|import\(?)\s*['"]([^'"]+)['"]/g), ([, from]) => from)
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file)

/** The row of a file in the rooms of its package, and the folder that is its room. */
function roomOf(rooms, file) {
  const [top, below, ...rest] = file.split('/')
  if (below === undefined) return ['.', '.']
  return rest.length > 0 && `${top}/*` in rooms ? [`${top}/*`, `${top}/${below}`] : [top, top]
}

const isEntry = (file) => /\/src\/(index|main)\.tsx?$/.test(file)

function checkRooms(rooms, src, file, target) {
  const [row, room] = roomOf(rooms, relative(src, file))
  const [toRow, toRoom] = roomOf(rooms, relative(src, target))
  const isOpen = !isEntry(target) && (room === toRoom || toRoom === '.')
  if (isTest(file) || isEntry(file) || isOpen) return
  if (!rooms[row]?.includes(toRow) && !rooms[row]?.includes(relative(src, target)))
    problems.push(`${relative(ROOT, file)}: ${room} may not import ${relative(src, target)}`)
}

/** Reports every circle a search in depth comes back through. */
function checkCircles(graph) {
  const done = new Set()
  const visit = (file, path) => {
    const at = path.indexOf(file)
    if (at >= 0) problems.push(`circle: ${[...path.slice(at), file].map((f) => relative(ROOT, f)).join(' → ')}`)
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
}

for (const [place, rooms] of Object.entries(ROOMS))
  Object.entries(rooms).forEach(([row, allowed], i, rows) => {
    const above = rows.slice(0, i).map(([name]) => name)
    for (const name of allowed)
      if (!name.endsWith('.ts') && !above.includes(name)) problems.push(`${place}: ${name} does not stand above ${row}`)
  })
for (const [place, allowed] of Object.entries(MAY_IMPORT)) {
  const src = join(ROOT, place, 'src')
  const graph = new Map()
  for (const file of sources(src)) {
    const imports = importsOf(file)
    const own = imports.filter((from) => from.startsWith('.')).map((from) => resolve(dirname(file), from.split('?')[0]))
    graph.set(file, own)
    for (const target of own) {
      if (!target.startsWith(join(ROOT, place, '/')))
        problems.push(`${relative(ROOT, file)}: ${relative(ROOT, target)} leaves its package`)
      else if (ROOMS[place]) checkRooms(ROOMS[place], src, file, target)
    }
    for (const from of imports.filter((name) => !name.startsWith('.'))) {
      const madre = /^@madre\/([a-z]+)/.exec(from)?.[1]
      const may = isTest(file) ? [...allowed, ...(TESTS_MAY_IMPORT[place] ?? [])] : allowed
      if (madre && !may.includes(madre)) problems.push(`${relative(ROOT, file)}: may not import @madre/${madre}`)
      if (PURE.includes(place) && !/\.test\.tsx?$/.test(file))
        problems.push(`${relative(ROOT, file)}: ${place} depends on nothing, not on ${from}`)
    }
  }
  checkCircles(graph)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('import arrows: all point down, and none leads back')

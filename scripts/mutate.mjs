#!/usr/bin/env node
/**
 * Changes the formulas and constants of the clauses one at a time, and names the changes that no test with values from elsewhere sees:
 * `node scripts/mutate.mjs [--file 6-1-5,7-1] [--workers 2] [--all] [--out FILE]`; decision 0027. Fails when a change survives that
 * `mutate/equivalent.mjs` does not explain. `--all` also lists what killed each.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { EQUIVALENT } from './mutate/equivalent.mjs'
import { createLane, ROOT } from './mutate/lane.mjs'
import { lineOf, mutantsOf, mutated, watched } from './mutate/mutants.mjs'
import { countingUnits } from './mutate/what-counts.mjs'

const { values: asked } = parseArgs({
  options: {
    file: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})
/** Whether the name of a file is asked for. */
const isAsked = (name) => asked.file.split(',').some((part) => name.startsWith(part))
const CLAUSES = join(ROOT, 'packages/engine/src')
const sources = readdirSync(CLAUSES)
  .filter((folder) => folder.startsWith('en1993-'))
  .flatMap((folder) => readdirSync(join(CLAUSES, folder)).map((name) => join(CLAUSES, folder, name)))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => {
    const source = readFileSync(path, 'utf8')
    return { path, name: basename(path), source, ...mutantsOf(source) }
  })

const started = performance.now()
const units = countingUnits(ROOT)
const lanes = await Promise.all(Array.from({ length: Number(asked.workers) }, (_, i) => createLane(units, `lane-${i}`)))

/** Every unit once on the engine as it is: what it reaches and how long it takes. */
async function takeBaseline() {
  const asIs = new Map(sources.map(({ path, name, source, places }) => [path, watched(source, places, name)]))
  const names = units.map(({ file }) => file)
  const { said } = await lanes[0].run(asIs, names, { stopsAtFirst: false, longestMs: 900_000 })
  const failed = said.flatMap(({ name, failures }) => failures.map((f) => `${name}: ${f.name}: ${f.message}`))
  if (failed.length > 0 || said.length < names.length) throw new Error(`red before any change:\n${failed.join('\n')}`)
  const empty = said.filter(({ tests }) => tests === 0).map(({ name }) => name)
  return said.filter(({ name }) => !empty.includes(name)).map((s) => ({ ...s, reached: new Set(s.reached) }))
}
const baseline = await takeBaseline()
const total = baseline.reduce((ms, unit) => ms + unit.ms, 0)
console.log(
  `${baseline.reduce((n, u) => n + u.tests, 0)} tests and references count; ${(total / 1000).toFixed(0)} s for all of them`,
)

/** Those that reach a place: what killed the neighbour first, then the test beside the clause, then the quickest. */
function unitsFor({ name }, place, lastKiller) {
  const reaching = place === null ? baseline : baseline.filter((unit) => unit.reached.has(`${name}:${place}`))
  const isBeside = (unit) => basename(unit.name) === name.replace('.ts', '.test.ts')
  const rank = (unit) => (unit.name === lastKiller ? -2 : isBeside(unit) ? -1 : unit.ms)
  return reaching.toSorted((a, b) => rank(a) - rank(b)).map((unit) => unit.name)
}

const queue = sources
  .filter(({ name }) => isAsked(name))
  .flatMap((file) => file.mutants.map((mutant) => ({ file, mutant })))
const results = []
const keyOf = ({ name }, after) => `${name}: ${after}`

async function work(lane) {
  let lastKiller
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, mutant } = next
    const { line, before, after } = lineOf(file.source, mutant)
    const names = unitsFor(file, mutant.place, lastKiller)
    const changed = new Map([[file.path, mutated(file.source, mutant)]])
    const { said, ended } =
      names.length > 0
        ? await lane.run(changed, names, { stopsAtFirst: true, longestMs: 3 * total + 30_000 })
        : { said: [], ended: true }
    const killer = said.find(({ failures }) => failures.length > 0)
    if (killer) lastKiller = killer.name
    const by = killer ? `${killer.name}: ${killer.failures[0].name}` : ended ? null : 'does not end'
    results.push({ file: file.name, line, before, after, key: keyOf(file, after), by, asked: names.length })
    if (!by && !(keyOf(file, after) in EQUIVALENT)) console.log(`survives  ${file.name}:${line}  ${after}`)
  }
}
await Promise.all(lanes.map(work))
await Promise.all(lanes.map((lane) => lane.dispose()))

const survivors = results.filter(({ by }) => !by)
const explained = survivors.filter(({ key }) => key in EQUIVALENT)
const left = survivors.length - explained.length
const needless = Object.keys(EQUIVALENT).filter((key) => isAsked(key) && !survivors.some((s) => s.key === key))
if (asked.all)
  for (const { file, line, after, by } of results) if (by) console.log(`killed  ${file}:${line}  ${after}  by ${by}`)
if (asked.out) writeFileSync(asked.out, JSON.stringify(results, null, 1))
for (const key of needless) console.log(`explained, but does not survive  ${key}`)
console.log(
  `${results.length} changes, ${results.length - survivors.length} killed, ${explained.length} change nothing, ${left} survive; ${((performance.now() - started) / 60_000).toFixed(1)} min`,
)
process.exitCode = left + needless.length > 0 ? 1 : 0

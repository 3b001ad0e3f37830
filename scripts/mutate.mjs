#!/usr/bin/env node
/**
 * Changes the formulas and constants of the clauses one at a time, and names the changes that no test with values from elsewhere sees:
 * `node scripts/mutate.mjs [--file 6-1-5,7-1] [--workers 2] [--quick] [--all] [--out FILE]`; decision 0027. Fails when a change survives that
 * `mutate/equivalent.mjs` does not explain. `--quick` leaves out the slow tests and the explained changes: what survives may yet be killed by
 * a slow one. `--all` also lists what killed each.
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
    quick: { type: 'boolean', default: false },
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
const units = countingUnits(ROOT).filter((unit) => !(asked.quick && unit.isSlow))
const lanes = await Promise.all(Array.from({ length: Number(asked.workers) }, (_, i) => createLane(units, `lane-${i}`)))

/** Every unit once on the engine as it is: what it reaches and how long it takes. */
async function takeBaseline() {
  const asIs = new Map(sources.map(({ path, name, source, places }) => [path, watched(source, places, name)]))
  const names = units.map(({ file }) => file)
  const { said } = await lanes[0].run(asIs, names, { stopsAtFirst: false, longestMs: 900_000 })
  const failed = said.flatMap(({ name, failures }) => failures.map((f) => `${name}: ${f.name}: ${f.message}`))
  if (failed.length > 0 || said.length < names.length) throw new Error(`red before any change:\n${failed.join('\n')}`)
  const isEmpty = ({ tests }) => tests === 0
  // What references share has none of its own.
  const wrong = said.filter((unit) => isEmpty(unit) && unit.name.endsWith('.test.ts')).map(({ name }) => name)
  if (wrong.length > 0) throw new Error(`no test of it counts: ${wrong.join(', ')}`)
  return said.filter((unit) => !isEmpty(unit)).map((unit) => ({ ...unit, reached: new Set(unit.reached) }))
}
const baseline = await takeBaseline()
const total = baseline.reduce((ms, unit) => ms + unit.ms, 0)
console.log(
  `${baseline.reduce((n, u) => n + u.tests, 0)} tests and references count; ${(total / 1000).toFixed(0)} s for all of them`,
)

/** Those that reach a place: what killed the neighbour first, then the test beside the clause, then the quickest. */
function unitsFor({ name }, place, lastKiller) {
  // A constant of a module is read where no function of it is asked; what enters no clause at all reads none.
  const reaches = ({ reached }) => (place === null ? reached.size > 0 : reached.has(`${name}:${place}`))
  const reaching = baseline.filter(reaches)
  const isBeside = (unit) => basename(unit.name) === name.replace('.ts', '.test.ts')
  const rank = (unit) => (unit.name === lastKiller ? -2 : isBeside(unit) ? -1 : unit.ms)
  return reaching.toSorted((a, b) => rank(a) - rank(b)).map((unit) => unit.name)
}

const keyOf = ({ name }, after) => `${name}: ${after}`
const queue = sources
  .filter(({ name }) => isAsked(name))
  .flatMap((file) => file.mutants.map((mutant) => ({ file, mutant, ...lineOf(file.source, mutant) })))
  .filter(({ file, after }) => !(asked.quick && keyOf(file, after) in EQUIVALENT))
const results = []

/** What killed a change: a test that says what it expected. Without one, how a run ended otherwise, which says nothing about numbers. */
function verdict({ said, ended }, names) {
  const killer = said.find(({ failures }) => failures.some((f) => f.isSaid))
  if (killer) return { by: killer.name, test: killer.failures.find((f) => f.isSaid).name }
  if (!ended) return { otherwise: 'does not end' }
  const broken = said.flatMap(({ failures }) => failures)[0]
  if (broken) return { otherwise: `breaks: ${broken.message.split('\n')[0]}` }
  if (said.length < names.length) throw new Error(`${names.length - said.length} of ${names.length} said nothing`)
  return {}
}

async function work(lane) {
  let lastKiller
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, mutant, line, before, after } = next
    const names = unitsFor(file, mutant.place, lastKiller)
    const changed = new Map([[file.path, mutated(file.source, mutant)]])
    const ran =
      names.length > 0
        ? await lane.run(changed, names, { stopsAtFirst: true, longestMs: 3 * total + 30_000 })
        : { said: [], ended: true }
    const result = { file: file.name, line, before, after, key: keyOf(file, after), ...verdict(ran, names) }
    if (result.by) lastKiller = result.by
    results.push(result)
    if (result.by && asked.all) console.log(`killed  ${file.name}:${line}  ${after}  by ${result.by}: ${result.test}`)
    if (result.by || result.key in EQUIVALENT) continue
    console.log(`survives  ${file.name}:${line}  ${after}${result.otherwise ? `  (${result.otherwise})` : ''}`)
  }
}
await Promise.all(lanes.map(work))
await Promise.all(lanes.map((lane) => lane.dispose()))

const survivors = results.filter(({ by }) => !by)
const explained = survivors.filter(({ key }) => key in EQUIVALENT)
const left = survivors.length - explained.length
const isNeedless = (key) => !asked.quick && isAsked(key) && !survivors.some((s) => s.key === key)
const needless = Object.keys(EQUIVALENT).filter(isNeedless)
if (asked.out) writeFileSync(asked.out, JSON.stringify(results, null, 1))
for (const key of needless) console.log(`explained, but does not survive  ${key}`)
console.log(
  `${results.length} changes, ${results.length - survivors.length} killed, ${explained.length} change nothing, ${left} survive; ${((performance.now() - started) / 60_000).toFixed(1)} min`,
)
process.exitCode = left + needless.length > 0 ? 1 : 0

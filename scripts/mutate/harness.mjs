/** What a bundle of the mutated engine runs: `describe`, `it` and `expect` of the tests in it, and the references as tests. */
import { parentPort, workerData } from 'node:worker_threads'
import { expect } from 'vitest'

export { expect }

let collected = []
let above = []

export function describe(name, body) {
  above.push(name)
  body()
  above.pop()
}
/** As Vitest has it, the body is the last argument, or the one before the options. */
export function it(name, ...rest) {
  collected.push({ name: [...above, name].join(' '), body: rest.find((x) => typeof x === 'function') })
}
const ofRow = (row) => (Array.isArray(row) ? row : [row])
describe.each = (rows) => (name, body) => {
  for (const row of rows) describe(name, () => body(...ofRow(row)))
}
it.each =
  (rows) =>
  (name, ...rest) => {
    const body = rest.find((x) => typeof x === 'function')
    for (const row of rows) it(name, () => body(...ofRow(row)))
  }

let reachedPlaces = new Set()
globalThis.reached = (place) => reachedPlaces.add(place)
globalThis.watched = (place, formula) =>
  Object.assign(
    (operands) => {
      reachedPlaces.add(place)
      return formula(operands)
    },
    {
      ...formula,
      parsed() {
        reachedPlaces.add(place)
        return formula.parsed()
      },
    },
  )

/** The references a module exports, one test each. */
function collectReferences(module, misses) {
  const lists = Object.entries(module).map(([name, value]) =>
    /References$/.test(name) && !Array.isArray(value) ? value() : value,
  )
  for (const reference of lists.flat().filter((x) => typeof x?.values === 'function'))
    it(`${reference.clause}: ${reference.title}`, () => expect(misses(reference)).toEqual([]))
}

/** What a test says when it fails: an expectation, or the engine refuses what the test has a value for. What only breaks says nothing. */
const isSaid = (error) => ['AssertionError', 'ScopeError'].includes((error?.cause ?? error)?.name)
const failure = (name, error) => ({ name, message: String(error?.message ?? error), isSaid: isSaid(error) })

async function failuresOf({ load, counts }, misses, stopsAtFirst) {
  collected = []
  above = []
  const failures = []
  try {
    collectReferences(await load(), misses)
  } catch (error) {
    failures.push(failure('cannot be read', error))
  }
  const counting = collected.filter(({ name }) => counts(name))
  for (const { name, body } of counting) {
    try {
      await body()
    } catch (error) {
      failures.push(failure(name, error))
    }
    if (stopsAtFirst && failures.some((f) => f.isSaid)) break
  }
  return { failures, tests: counting.length }
}

/** @param units name → how it is loaded, and which of its tests count */
export async function run(units, misses) {
  for (const name of workerData.units) {
    const started = performance.now()
    reachedPlaces = new Set()
    const { failures, tests } = await failuresOf(units[name], misses, workerData.stopsAtFirst)
    const ms = performance.now() - started
    parentPort.postMessage({ name, failures, tests, ms, reached: [...reachedPlaces] })
    if (workerData.stopsAtFirst && failures.some((f) => f.isSaid)) return
  }
}

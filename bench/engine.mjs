#!/usr/bin/env node
/**
 * Speed of the engine on one thread, bundled as the product runs it, every candidate of the default catalogue: an ordinary line of each
 * profile as a multiple of a floor, with and without the concentrated load; 3 spans with cantilevers and all actions on, cold in fresh
 * processes, warm as the median of 20; its parts; and the largest legal requests. Prints tables for bench/README.md. Processor time (of all
 * threads: compiler and garbage collector too) stands beside, for a machine that others use as well. `--beside PATH` measures the engine of
 * another checkout in turn with this one, three rounds, and says FAIL where this one takes more than 10 % longer on ordinary or largest
 * requests. `--only ordinary` or `--only joints` leaves the rest out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { floorMicroseconds } from './floor.mjs'
import { median, medianRuns, ordinaryRuns } from './ordinary.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const TYPES = ['OMEGA', 'C', 'Z']
const GOALS = { warmMsPerCandidate: 0.3, coldMs: 400, sectionUs: 20, omegaUs: 150, largestMs: 8000 }
/** Of a steady design, as multiples of the floor; with the concentrated load at most this part more. */
const ORDINARY_GOALS = { OMEGA: 15, C: 15, Z: 12, withLoad: 1.15 }
/** Of lines with joints, as multiples of the same line without. */
const JOINT_GOALS = { lapped: 2.6, heavierBays: 8 }
const ROUNDS = 3
/** More than this beside another checkout is a fail. */
const SLOWER = 1.1

/** What every checkout has. */
const ENGINE = `
export { design } from './index.ts'
export { genericCatalogue } from './catalogue/generic.ts'
`

/** Absent in a checkout whose engine takes the request itself. */
const DECODE = '../../contract/src/decode/decode.ts'

/** What the bench calls of this one. */
const PARTS = `
${ENGINE}
export { ORDINARY_PROFILES, ordinaryRequest } from '../validation/ordinary-request.ts'
export { largestRequest, LARGEST_KINDS } from '../validation/largest-request.ts'
export { dimensionsAsBuilt } from './sections/dimensions.ts'
export { effectiveInBending, effectiveInCompression } from './en1993-1-3-2006/5-5-effective-section.ts'
export { buildSection } from './sections/section-model.ts'
export { createLineMesh, OMEGA_LINE } from './stability/line-mesh.ts'
export { createOmegaLine, omegaBuckling, setOmegaStiffness } from './stability/omega-line.ts'
export { omegaMatrices } from './stability/omega-matrices.ts'
export { frameSprings, omegaMidlines } from './stability/omega-shape.ts'
export { createStrut, heldNodes, setStrutStiffness, strutBuckling } from './stability/strut-on-foundation.ts'
`

/** Three spans, two cantilevers, every action of the form, discrete restraints of the lower fibre; a panel with cladding data, or none. */
function request(type, hasPanel = true) {
  const each = (value) => [value, value, value, value, value]
  const factors = (psi1, psi2, psi3) => ({ psi1, psi2, psi3 })
  const bands = (letter, a, b, c) => ({
    [`${letter}1`]: a,
    l1: 3,
    [`${letter}2`]: b,
    l2: 6,
    [`${letter}3`]: c,
    l3: 4,
  })
  return {
    steelGrades: ['S280', 'S350'],
    simulationType: 'ROOF',
    location: 'PORTUGAL',
    inclinationDegrees: 10,
    spanLengthsM: [0.5, 5, 6, 5, 0.5],
    hasLeftCantilever: true,
    hasRightCantilever: true,
    transverseLengthM: 2,
    supportWidth: 'BETWEEN_135_AND_200',
    sectionTypes: [type],
    sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
    profileOrientation: 'HORIZONTAL',
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: each(0.12),
    loadPermanentDistributedMax: each(0.2),
    loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 0.5, p2: 0.3, l1: 30, l2: 70 } }],
    loadLiveDistributed: each(0.4),
    loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
    loadLiveCombinationFactor: factors(0, 0, 0),
    loadWindPressure: bands('w', 0.4, 0.3, 0.2),
    loadWindSuction: bands('w', 1.1, 0.8, 0.6),
    loadWindLocalPressure: bands('w', 0.6, 0.4, 0.3),
    loadWindLocalSuction: bands('w', 1.6, 1.1, 0.8),
    loadWindCombinationFactor: factors(0.6, 0.2, 0),
    loadSnowRegular: each(0.5),
    loadSnowExceptional: each(1),
    loadSnowAccumulation: bands('s', 1.2, 0.8, 0.5),
    loadSnowCombinationFactor: factors(0.5, 0.2, 0),
    deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
    axialLoad: { valueKn: 8, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
    spanRestraints: {
      upper: { type: hasPanel ? 0 : 1, lateralLocks: each(0) },
      lower: { use: true, lateralLocks: [0, 1, 1, 1, 0] },
    },
    claddingProperties: { coveringInertia: 10, fixationsPerMeter: 5 },
  }
}

/** Milliseconds of one call on the clock and on the processor. */
function measured(run) {
  const before = process.cpuUsage()
  const started = performance.now()
  run()
  const clock = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  return { clock, processor: (user + system) / 1000 }
}

/** Microseconds of one call on the processor, median of 20 batches. */
function perCall(run, calls) {
  const batch = () => {
    for (let i = 0; i < calls; i++) run()
  }
  batch()
  return (median(Array.from({ length: 20 }, () => measured(batch).processor)) * 1000) / calls
}

/** An engine before 1.6 takes what `decode` gives, and an older one the request itself. */
const lineIn = (decoded) => decoded.line ?? decoded

const designed = ({ design, decode = (request) => request, genericCatalogue }, input) =>
  design(lineIn(decode(input)), genericCatalogue)

/** In a fresh process: one ordinary line again and again. */
async function ordinary(bundle, input) {
  const engine = await import(pathToFileURL(bundle))
  console.log(JSON.stringify(ordinaryRuns(() => designed(engine, input))))
}

/** In a fresh process: the first design of a type, or of one of the largest requests. */
async function cold(bundle, input) {
  const engine = await import(pathToFileURL(bundle))
  console.log(JSON.stringify(measured(() => designed(engine, input))))
}

const inFreshProcess = (what, bundle, input = null) =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), what, bundle], {
      encoding: 'utf8',
      input: JSON.stringify(input),
    }),
  )

function partsOf(e) {
  const familyOf = (typology) => e.genericCatalogue.families.find((f) => f.typology === typology)
  const dimensions = e.dimensionsAsBuilt(familyOf('Z-200-70'), 2, false)
  const section = perCall(() => {
    const s = e.buildSection(dimensions)
    e.effectiveInCompression(s, 350)
    e.effectiveInBending(s, 'TOP', 350)
    e.effectiveInBending(s, 'BOTTOM', 350)
  }, 2000)
  const spans = [0.5, 5, 6, 5, 0.5].map((length, i) => ({ length: 1000 * length, isCantilever: i === 0 || i === 4 }))
  const restraints = { lowerRestraints: [3000, 8500, 14_000] }
  // A moment that changes its sign in every span.
  const momentOn = (mesh) => mesh.x.map((x) => 4e6 * Math.cos((x - 500) / 900))
  const pair = (mesh, f) => Float64Array.from({ length: 2 * mesh.elementCount }, (_, k) => f((k >> 1) + (k & 1)))
  const mesh = e.createLineMesh(spans, restraints)
  const M_y = momentOn(mesh)
  const strut = e.createStrut(mesh, e.heldNodes(mesh, 'lower'))
  const force = pair(mesh, (node) => -M_y[node] / 190)
  const flange = perCall(() => {
    e.setStrutStiffness(strut, 3.46e10, 0.01)
    e.strutBuckling(strut, force)
  }, 200)
  const m = e.omegaMidlines(e.buildSection(e.dimensionsAsBuilt(familyOf('OMEGA-160-60'), 2, false)))
  const matricesOf = () => e.omegaMatrices(m, e.frameSprings(m, 'closedFlange', 600), 'T')
  const omegaMesh = e.createLineMesh(spans, restraints, e.OMEGA_LINE)
  const line = e.createOmegaLine(omegaMesh, 'closedFlange', false)
  const matrices = matricesOf()
  const actions = { M: momentOn(omegaMesh), N: null, q: pair(omegaMesh, () => -2), P: null }
  const hat = perCall(() => {
    e.setOmegaStiffness(line, matrices)
    e.omegaBuckling(line, actions)
  }, 200)
  return { section, flange, hat, matricesOfOmega: perCall(matricesOf, 200) }
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`)

/** Median and best on the clock, median on the processor. */
function columns(runs, digits) {
  const clock = runs.map((m) => m.clock)
  return [median(clock), Math.min(...clock), median(runs.map((m) => m.processor))].map((ms) => ms.toFixed(digits))
}

async function bundled(checkout, contents, outfile) {
  const { build } = await import('esbuild')
  const src = join(checkout, 'packages/engine/src')
  const decode = existsSync(join(src, DECODE)) ? `export { decode } from '${DECODE}'\n` : ''
  await build({
    stdin: { contents: contents + decode, resolveDir: src, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  return { bundle: outfile, engine: await import(pathToFileURL(outfile)) }
}

/** `count` runs of every engine in turn, so that what else the machine does meets them alike. */
const inTurn = (engines, count, run) => {
  const runs = engines.map(() => [])
  for (let i = 0; i < count; i++) for (const [k, e] of engines.entries()) runs[k].push(run(e))
  return runs
}

/** Cold and warm, by type. */
function threeSpans(engines) {
  row([
    'Type',
    'Candidates',
    'Combinations',
    'Cold: median of 5 processes',
    'best',
    'processor',
    'Warm: median of 20',
    'best',
    'processor',
    'Processor, a candidate',
  ])
  row(Array(10).fill('---'))
  for (const [type, hasPanel] of TYPES.flatMap((type) => [true, false].map((panel) => [type, panel]))) {
    const input = request(type, hasPanel)
    const first = inTurn(engines, 5, ({ bundle }) => inFreshProcess('--cold', bundle, input))
    const design = ({ engine }) => designed(engine, input)
    inTurn(engines, 5, design)
    const warm = inTurn(engines, 20, (e) => measured(() => design(e)))
    engines.forEach((e, k) => {
      const { solutions, combinations } = design(e)
      row([
        `${type}${hasPanel ? '' : ', no panel'}${e.name}`,
        solutions.length,
        combinations.length,
        ...columns(first[k], 0),
        ...columns(warm[k], 1),
        (median(warm[k].map((m) => m.processor)) / solutions.length).toFixed(3),
      ])
    })
  }
}

/** An ordinary line of each profile, without and with the concentrated load of a roof. */
function ordinaryLines(engines) {
  const { ORDINARY_PROFILES, ordinaryRequest } = engines[0].engine
  const floor = floorMicroseconds()
  console.log(`Floor: ${floor.toFixed(1)} µs a candidate\n`)
  const steps = ['first', 'early', 'steady']
  row(['Ordinary line', ...steps.flatMap((s) => [`${s}: clock, ms`, 'thread', 'waiting']), 'steady thread / floor'])
  row(Array(11).fill('---'))
  for (const profile of ORDINARY_PROFILES) {
    let without = Number.NaN
    for (const kN of [null, 1]) {
      const input = ordinaryRequest(profile, kN)
      const rounds = inTurn(engines, ROUNDS, ({ bundle }) => inFreshProcess('--ordinary', bundle, input))
      const all = rounds.map(medianRuns)
      engines.forEach(({ name }, k) => {
        const { candidates, ...phases } = all[k]
        const times = steps.flatMap((s) => [phases[s].clock, phases[s].thread, phases[s].waiting])
        const multiple = (phases.steady.thread * 1000) / candidates / floor
        const label = `${profile}${kN === null ? '' : ', concentrated load'}${name}`
        row([label, ...times.map((ms) => ms.toFixed(1)), multiple.toFixed(1)])
        if (k > 0) return
        if (kN === null) without = multiple
        const goal = kN === null ? ORDINARY_GOALS[profile] : without * ORDINARY_GOALS.withLoad
        if (multiple > goal) console.log(`${label}: ${multiple.toFixed(1)}, the goal is ${goal.toFixed(1)}`)
      })
      if (all.length > 1)
        compare(`${profile}${kN === null ? '' : ', concentrated load'}`, all[0].steady.thread, all[1].steady.thread)
    }
  }
}

/** Four spans of 6 m of a roof, all Z, with joints beside the same line without, as multiples of its processor time. */
function linesWithJoints([{ engine }]) {
  row(['Line of four spans, all Z', 'Without joints, ms', 'Laps', 'goal', 'Heavier end bays', 'goal', 'Hinges'])
  row(Array(7).fill('---'))
  for (const roofPointLoadKn of [0, 1]) {
    const line = fourSpans(roofPointLoadKn)
    const lap = (left, right) => ({ kind: 'LAP', left, right })
    const supports = [lap(10, 15), lap(10, 10), lap(15, 10)]
    const joints = [
      undefined,
      { supports },
      { supports, endBays: 'HEAVIER' },
      { supports: supports.map(() => ({ kind: 'HINGE' })) },
    ]
    const inputs = joints.map((of) => (of ? { ...line, joints: of } : line))
    const runs = inTurn(inputs, 7, (input) => measured(() => designed(engine, input)))
    const [plain, laps, heavier, hinges] = runs.map((all) => median(all.slice(2).map((m) => m.processor)))
    const times = (ms) => (ms / plain).toFixed(1)
    const { lapped, heavierBays } = JOINT_GOALS
    const label = roofPointLoadKn > 0 ? 'with the concentrated load' : 'without it'
    row([label, plain.toFixed(0), times(laps), lapped, times(heavier), heavierBays, times(hinges)])
  }
}

function fourSpans(roofPointLoadKn) {
  const each = (value) => [value, value, value, value]
  const { spanLengthsM: _, ...rest } = request('Z')
  const wind = (w1) => ({ w1, l1: 24, w2: 0, l2: 0, w3: 0, l3: 0 })
  return {
    ...rest,
    spanLengthsM: each(6),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: each(0.4),
    loadLivePoint: [],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindPressure: wind(0.3),
    loadWindSuction: wind(0.9),
    loadWindLocalPressure: wind(0),
    loadWindLocalSuction: wind(0),
    loadSnowRegular: each(0.6),
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
    spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } },
    ...(roofPointLoadKn > 0 && { roofPointLoadKn }),
  }
}

function compare(what, own, beside) {
  if (own > SLOWER * beside) console.log(`FAIL ${what}: ${(own / beside).toFixed(2)} times as long as beside`)
}

/** Every one of the largest requests, in a process of its own each time. */
function largest(engines) {
  const { LARGEST_KINDS, largestRequest } = engines[0].engine
  row(['Largest request', 'Clock, s', 'Processor, s'])
  row(Array(3).fill('---'))
  for (const kind of LARGEST_KINDS) {
    const input = largestRequest(kind)
    const rounds = engines.length > 1 ? ROUNDS : 1
    const runs = inTurn(engines, rounds, ({ bundle }) => inFreshProcess('--cold', bundle, input))
    const of = (k, what) => median(runs[k].map((run) => run[what]))
    engines.forEach(({ name }, k) => {
      row([`${kind}${name}`, (of(k, 'clock') / 1000).toFixed(1), (of(k, 'processor') / 1000).toFixed(1)])
    })
    if (engines.length > 1) compare(kind, of(0, 'processor'), of(1, 'processor'))
  }
}

/** In a process that has designed nothing: after a design the collector takes sections for what is kept long. */
function printParts({ bundle }) {
  const parts = inFreshProcess('--parts', bundle)
  row(['Part', 'Microseconds of processor time'])
  row(['---', '---'])
  row(['one section: gross, effective under N, M+, M−', parts.section.toFixed(1)])
  row(['one eigen-solve: free flange of C and Z on the line', parts.flange.toFixed(0)])
  row(['one eigen-solve: Ω on its distorting line, sway root and spread count', parts.hat.toFixed(0)])
  row(['section matrices of an Ω', parts.matricesOfOmega.toFixed(0)])
}

async function main({ beside, only }) {
  const directory = mkdtempSync(join(tmpdir(), 'madre-bench-'))
  try {
    const engines = [{ name: '', ...(await bundled(ROOT, PARTS, join(directory, 'engine.mjs'))) }]
    if (beside)
      engines.push({ name: ', beside', ...(await bundled(resolve(beside), ENGINE, join(directory, 'beside.mjs'))) })
    console.log(`Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread; times in ms\n`)
    if (only !== 'joints') {
      ordinaryLines(engines)
      console.log('')
    }
    if (only === 'ordinary') return
    linesWithJoints(engines)
    if (only === 'joints') return
    console.log('')
    threeSpans(engines)
    console.log('')
    printParts(engines[0])
    console.log('')
    largest(engines)
    const { warmMsPerCandidate, coldMs, sectionUs, omegaUs, largestMs } = GOALS
    console.log(
      `\nGoals: ${warmMsPerCandidate} ms a candidate warm, ${coldMs} ms cold for a whole type, ${sectionUs} µs a section, ${omegaUs} µs an Ω eigen-solve, ${largestMs / 1000} s of processor time for a largest request.`,
    )
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const [flag, value] = process.argv.slice(2)
if (flag === '--cold') await cold(value, JSON.parse(readFileSync(0, 'utf8')))
else if (flag === '--ordinary') await ordinary(value, JSON.parse(readFileSync(0, 'utf8')))
else if (flag === '--parts') console.log(JSON.stringify(partsOf(await import(pathToFileURL(value)))))
else await main(parseArgs({ options: { beside: { type: 'string' }, only: { type: 'string' } } }).values)

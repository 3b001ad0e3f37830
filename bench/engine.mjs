#!/usr/bin/env node
/**
 * Speed of the engine on one thread, bundled as the product runs it: 3 spans with consoles and all actions on, every candidate
 * of the default catalogue; cold in fresh processes, warm as the median of 20; and its parts. Prints a table for bench/README.md.
 * Processor time (of all threads: compiler and garbage collector too) stands beside, for a machine that others use as well.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const ENGINE = join(ROOT, 'packages/engine/src')
const TYPES = ['OMEGA', 'C', 'Z']
const GOALS = { warmMsPerCandidate: 0.3, coldMs: 400, sectionUs: 20 }

/** What the bench calls, in one bundle. */
const ENTRY = `
export { design } from './index.ts'
export { genericCatalogue } from './catalogue/generic.ts'
export { dimensionsAsBuilt } from './design/candidate.ts'
export { effectiveInBending, effectiveInCompression } from './en1993-1-3-2006/5-5-effective-section.ts'
export { buildSection } from './sections/section-model.ts'
export { createLineMesh } from './stability/line-mesh.ts'
export { createStrut, heldNodes, setStrutStiffness, strutBuckling } from './stability/strut-on-foundation.ts'
export { createThinWalledLine, lineBuckling, setLineStiffness } from './stability/thin-walled-line.ts'
`

/** Three spans, two consoles, every action of the form, discrete restraints of the lower fibre, cladding data. */
function request(type) {
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
    spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: true, lateralLocks: [0, 1, 1, 1, 0] } },
    claddingProperties: { coveringInertia: 10, fixationsPerMeter: 5 },
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function timed(run) {
  const started = performance.now()
  run()
  return performance.now() - started
}

/** Milliseconds of one call on the clock and on the processor. */
function measured(run) {
  const before = process.cpuUsage()
  const clock = timed(run)
  const { user, system } = process.cpuUsage(before)
  return { clock, processor: (user + system) / 1000 }
}

/** Microseconds of one call, median of 20 batches. */
function perCall(run, calls) {
  for (let i = 0; i < calls; i++) run()
  const batches = Array.from({ length: 20 }, () =>
    timed(() => {
      for (let i = 0; i < calls; i++) run()
    }),
  )
  return (median(batches) * 1000) / calls
}

/** In a fresh process: the first design of a type. */
async function cold(bundle, type) {
  const { design, genericCatalogue } = await import(pathToFileURL(bundle))
  const input = request(type)
  console.log(JSON.stringify(measured(() => design(input, genericCatalogue))))
}

function partsOf(e) {
  const family = e.genericCatalogue.families.find((f) => f.typology === 'Z-200-70')
  const dimensions = e.dimensionsAsBuilt(family, 2, false)
  const section = perCall(() => {
    const s = e.buildSection(dimensions)
    e.effectiveInCompression(s, 350)
    e.effectiveInBending(s, 'TOP', 350)
    e.effectiveInBending(s, 'BOTTOM', 350)
  }, 2000)
  const spans = [0.5, 5, 6, 5, 0.5].map((length, i) => ({ length: 1000 * length, isConsole: i === 0 || i === 4 }))
  const mesh = e.createLineMesh(spans, { lowerRestraints: [3000, 8500, 14_000] })
  // A moment that changes its sign in every span.
  const M_y = mesh.x.map((x) => 4e6 * Math.cos((x - 500) / 900))
  const pair = (f) => Float64Array.from({ length: 2 * mesh.elementCount }, (_, k) => f((k >> 1) + (k & 1)))
  const strut = e.createStrut(mesh, e.heldNodes(mesh, 'lower'))
  const force = pair((node) => -M_y[node] / 190)
  const flange = perCall(() => {
    e.setStrutStiffness(strut, 3.46e10, 0.01)
    e.strutBuckling(strut, force)
  }, 200)
  const hat = e.buildSection(
    e.dimensionsAsBuilt(
      e.genericCatalogue.families.find((f) => f.typology === 'OMEGA-160-60'),
      2,
      false,
    ),
  )
  const z_up = hat.t_nom / 2 - hat.gross.z_c
  const line = e.createThinWalledLine(mesh, true, false)
  const q_z = pair(() => -2)
  const { gross } = hat
  const thinWalled = perCall(() => {
    e.setLineStiffness(line, { ...gross, I_yz: 0, y_s: 0 }, { z_up, z_low: z_up + hat.h_p, C_D: 600 })
    e.lineBuckling(line, { M_y, N: null, q_z, P_z: null, z_q: z_up })
  }, 100)
  return { section, flange, thinWalled }
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`)

/** Median and best on the clock, median on the processor. */
function columns(runs, digits) {
  const clock = runs.map((m) => m.clock)
  return [median(clock), Math.min(...clock), median(runs.map((m) => m.processor))].map((ms) => ms.toFixed(digits))
}

async function main() {
  const directory = mkdtempSync(join(tmpdir(), 'madre-bench-'))
  const bundle = join(directory, 'engine.mjs')
  try {
    const { build } = await import('esbuild')
    await build({
      stdin: { contents: ENTRY, resolveDir: ENGINE, loader: 'ts' },
      outfile: bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    })
    const engine = await import(pathToFileURL(bundle))
    console.log(`Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread; times in ms\n`)
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
      'Median, a candidate',
    ])
    row(Array(10).fill('---'))
    for (const type of TYPES) {
      const first = Array.from({ length: 5 }, () =>
        JSON.parse(
          execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--cold', bundle, type], {
            encoding: 'utf8',
          }),
        ),
      )
      const input = request(type)
      const { solutions, combinations } = engine.design(input, engine.genericCatalogue)
      for (let i = 0; i < 5; i++) engine.design(input, engine.genericCatalogue)
      const warm = Array.from({ length: 20 }, () => measured(() => engine.design(input, engine.genericCatalogue)))
      row([
        type,
        solutions.length,
        combinations.length,
        ...columns(first, 0),
        ...columns(warm, 1),
        (median(warm.map((m) => m.clock)) / solutions.length).toFixed(3),
      ])
    }
    const parts = partsOf(engine)
    console.log('')
    row(['Part', 'Microseconds'])
    row(['---', '---'])
    row(['one section: gross, effective under N, M+, M−', parts.section.toFixed(1)])
    row(['one eigen-solve: free flange of C and Z on the line (a)', parts.flange.toFixed(0)])
    row(['one eigen-solve: thin-walled hat on the line (b)', parts.thinWalled.toFixed(0)])
    console.log(
      `\nGoals: ${GOALS.warmMsPerCandidate} ms a candidate warm, ${GOALS.coldMs} ms cold for a whole type, ${GOALS.sectionUs} µs a section.`,
    )
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const [flag, bundle, type] = process.argv.slice(2)
if (flag === '--cold') await cold(bundle, type)
else await main()

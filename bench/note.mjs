#!/usr/bin/env node
/** How long a calculation note takes, from starting its process to the PDF: a short and a long one, cold and warm. */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../scripts/build.mjs'
import { bundled } from './bundled.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
await buildServer()

// The request is designed once, outside the measured time.
const entry = "export * from '@madre/engine'; export { DEFAULT_BRAND, decode } from '@madre/contract'"
const { decode, design, genericCatalogue, DEFAULT_BRAND } = await bundled(entry, 'apps/server')

const base = JSON.parse(
  readFileSync(join(ROOT, 'packages/engine/validation/cases/calculate-01-omega-roof-default.json'), 'utf8'),
).input

function lineOf(spans, changes = {}) {
  const per = (v) => spans.map(() => v)
  return {
    ...base,
    spanLengthsM: spans,
    loadPermanentDistributedMin: per(0.15),
    loadPermanentDistributedMax: per(0.2),
    loadLiveDistributed: per(0.4),
    loadSnowRegular: per(0.4),
    spanRestraints: { upper: { type: 0, lateralLocks: per(0) }, lower: { use: false, lateralLocks: per(0) } },
    ...changes,
  }
}

const REQUESTS = {
  '3 spans': lineOf([0.25, 5, 5, 5, 0.25]),
  '10 spans, accidental snow and axial load': lineOf([0.5, ...Array(10).fill(5), 0.5], {
    loadSnowExceptional: Array(12).fill(0.9),
    axialLoad: { valueKn: 4, direction: 'COMPRESSIONS', type: 'DESIGN' },
  }),
}

/** A process as the server starts it, with one task a message. */
function startWorker() {
  const worker = fork(join(ROOT, 'dist/note-worker.mjs'), [], { execArgv: [] })
  worker.send({ catalogue: genericCatalogue })
  return worker
}

const answer = (worker, task) =>
  new Promise((resolve, reject) => {
    worker.once('message', ({ pdf, error }) => (pdf === undefined ? reject(new Error(error)) : resolve(pdf)))
    worker.send({ task })
  })

console.log('| Note | PDF | with the worker’s start | warm, median of 5 |\n| --- | --- | --- | --- |')
for (const [name, request] of Object.entries(REQUESTS)) {
  const result = { ...design(decode(request).line, genericCatalogue), inputHash: '0'.repeat(64), elapsedMs: 0 }
  const task = {
    language: 'en',
    brand: DEFAULT_BRAND,
    calculation: { name, project: 'Bench', description: '', date: '2026-01-31T12:00:00.000Z' },
    author: null,
    request: JSON.stringify(request),
    result: JSON.stringify(result),
    solutionId: result.solutions[0].id,
  }
  const started = performance.now()
  const worker = startWorker()
  const pdf = Buffer.from(await answer(worker, task), 'base64')
  const cold = performance.now() - started
  const warm = []
  for (let i = 0; i < 5; i++) {
    const from = performance.now()
    await answer(worker, task)
    warm.push(performance.now() - from)
  }
  worker.kill('SIGKILL')
  warm.sort((a, b) => a - b)
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? '?'
  console.log(`| ${name} | ${pages} pages | ${cold.toFixed(0)} ms | ${warm[2].toFixed(0)} ms |`)
}

/** Runs the parts of a check or a test beside each other. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
export const bin = (name) => join(ROOT, 'node_modules/.bin', name)

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 */

/** Runs one part; what it says is printed in one piece when it ends, since others speak at the same time. */
function run({ title, command, args, env = {} }) {
  const started = performance.now()
  const said = []
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    child.stdout.on('data', (text) => said.push(text))
    child.stderr.on('data', (text) => said.push(text))
    const end = (isOk) => {
      const seconds = (performance.now() - started) / 1000
      const text = Buffer.concat(said).toString().trim()
      const head = `${isOk ? 'ok    ' : 'FAILED'}  ${title}  ${seconds.toFixed(1)} s`
      console.log(text === '' ? head : `\n== ${title}\n${text}\n${head}\n`)
      done({ title, isOk, seconds })
    }
    child.once('error', (error) => {
      said.push(Buffer.from(error.message))
      end(false)
    })
    child.once('close', (status) => end(status === 0))
  })
}

/**
 * Runs parts in their order, as many at a time as there are processors, two at least: the longest come first.
 *
 * @param {Part[]} parts
 * @param {{ stopsAtFirst?: boolean }} how  `stopsAtFirst`: after one that failed none begins
 * @returns {Promise<{ title: string, isOk: boolean, seconds: number }[]>}
 */
export async function runParts(parts, { stopsAtFirst = false } = {}) {
  const waiting = [...parts]
  const outcomes = []
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await run(part)
      outcomes.push(outcome)
      if (stopsAtFirst && !outcome.isOk) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane))
  return outcomes
}

/** Runs units of the counting tests against the engine with one source replaced: a bundle, and a thread that ends with it. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { context } from 'esbuild'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** Inside the repository, so that what is not bundled is found. */
const BUILT = join(ROOT, 'node_modules/.cache/mutate')
const HARNESS = fileURLToPath(import.meta.resolve('./harness.mjs'))

/** The module a bundle begins with. @param units of `what-counts.mjs` */
const entryOf = (units) => `
  import './vitest.setup.ts'
  import { run } from ${JSON.stringify(HARNESS)}
  import { misses } from './packages/engine/validation/evidence.ts'
  const units = {
    ${units
      .map(({ file, only, except }) => {
        const asked = only ? `${only}.test(name)` : 'true'
        return `${JSON.stringify(file)}: { load: () => import('./${file}'), counts: (name) => ${asked}${except ? ` && !${except}.test(name)` : ''} },`
      })
      .join('\n')}
  }
  await run(units, misses)
`

/** @param units that may be asked  @param name of its bundle */
export async function createLane(units, name) {
  mkdirSync(BUILT, { recursive: true })
  // Several runs may go on at once.
  const outfile = join(BUILT, `${process.pid}-${name}.mjs`)
  let replaced = new Map()
  const texts = new Map()
  /** A file as it stood when the run began: it may be edited meanwhile. */
  function textOf(path) {
    if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'))
    return texts.get(path)
  }
  const plugin = {
    name: 'mutate',
    setup(build) {
      build.onResolve({ filter: /^vitest$/ }, ({ importer }) =>
        importer === HARNESS ? { path: 'vitest', external: true } : { path: HARNESS },
      )
      // The screens' part of the setup, which asks for a window first.
      build.onResolve({ filter: /^\.\/apps\// }, ({ path }) => ({ path, external: true }))
      build.onLoad({ filter: /\/packages\/.*\.ts$/ }, ({ path }) => ({
        contents: (replaced.get(path) ?? textOf(path)).replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        ),
        loader: 'ts',
      }))
    },
  }
  const build = await context({
    stdin: { contents: entryOf(units), resolveDir: ROOT, sourcefile: 'mutate-entry.ts', loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['fast-check'],
    outfile,
    plugins: [plugin],
    logLevel: 'silent',
  })

  /**
   * @param sources path → what stands there instead  @param names of the units, in their order
   * @param longestMs after which a run counts as one that does not end
   * @returns what each unit that ran said; `ended` false where the time was up
   */
  async function run(sources, names, { stopsAtFirst, longestMs }) {
    replaced = sources
    await build.rebuild()
    const said = []
    const worker = new Worker(pathToFileURL(outfile), { workerData: { units: names, stopsAtFirst } })
    const ended = await new Promise((done, fail) => {
      const timer = setTimeout(() => done(false), longestMs)
      worker.on('message', (message) => said.push(message))
      worker.on('error', (error) => {
        said.push({ name: 'the module', failures: [{ name: 'cannot be read', message: String(error), isSaid: false }] })
      })
      worker.on('exit', () => {
        clearTimeout(timer)
        done(true)
      })
      worker.on('messageerror', fail)
    })
    await worker.terminate()
    return { said, ended }
  }
  async function dispose() {
    await build.dispose()
    rmSync(outfile, { force: true })
  }
  return { run, dispose }
}

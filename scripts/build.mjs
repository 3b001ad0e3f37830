#!/usr/bin/env node
/** Builds what `madre` and its server run from: `node scripts/build.mjs [server|web|all] [--force]`. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const DIST = join(ROOT, 'dist')
const WEB = join(ROOT, 'apps/web')

/** The command, and the worker threads: those load plain JavaScript from disk, so each is an entry of its own. */
const ENTRIES = {
  madre: 'apps/cli/src/main.ts',
  'calculation-worker': 'apps/server/src/jobs/calculation-worker.ts',
  'note-worker': 'apps/server/src/jobs/note-worker.ts',
}

/** Newest change below a path [ms]; built and installed files do not count. */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let time = stat.mtimeMs
  for (const name of readdirSync(path)) {
    if (name === 'node_modules' || name === 'dist' || name.endsWith('.test.ts') || name.endsWith('.test.tsx')) continue
    time = Math.max(time, newest(join(path, name)))
  }
  return time
}

function oldest(paths) {
  return Math.min(...paths.map((path) => (existsSync(path) ? statSync(path).mtimeMs : 0)))
}

/** Our own packages go into the bundle; everything installed stays outside, with its native parts. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@madre/') ? undefined : { path, external: true },
    )
  },
}

/** Chunks of earlier builds; young ones may belong to a process that is just starting. */
function removeOldChunks(outputs) {
  const current = new Set(outputs.map((path) => basename(path)))
  for (const name of readdirSync(DIST))
    if (/\.mjs(\.map)?$/.test(name) && !current.has(name) && Date.now() - statSync(join(DIST, name)).mtimeMs > 600_000)
      rmSync(join(DIST, name), { force: true })
}

/** The command and the worker threads: dist/madre.mjs, dist/*-worker.mjs and what they share; false when they are fresh. */
export async function buildServer({ force = false } = {}) {
  const outputs = Object.keys(ENTRIES).map((name) => join(DIST, `${name}.mjs`))
  const sources = ['packages', 'apps/server', 'apps/cli', 'scripts/build.mjs', 'package-lock.json'].map((p) =>
    join(ROOT, p),
  )
  if (!force && oldest(outputs) > Math.max(...sources.map(newest))) return false
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(ENTRIES).map(([out, path]) => ({ in: path, out })),
    outdir: DIST,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    plugins: [ownPackagesOnly],
  })
  removeOldChunks(Object.keys(metafile.outputs))
  return true
}

/** The web application: apps/web/dist; false when it is fresh or has no page yet. */
export async function buildWeb({ force = false } = {}) {
  const output = join(WEB, 'dist/index.html')
  if (!existsSync(join(WEB, 'index.html'))) return false
  const sources = ['packages', 'apps/web', 'docs', 'package-lock.json'].map((p) => join(ROOT, p))
  if (!force && oldest([output]) > Math.max(...sources.map(newest))) return false
  const { build } = await import('vite')
  await build({ root: WEB, logLevel: 'warn' })
  return true
}

/** Builds what is stale and says so in one line. */
export async function buildAll({ what = 'all', force = false } = {}) {
  const started = performance.now()
  const built = []
  if (what !== 'web' && (await buildServer({ force }))) built.push(relative(ROOT, DIST))
  if (what !== 'server' && (await buildWeb({ force }))) built.push(relative(ROOT, join(WEB, 'dist')))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.error(built.length > 0 ? `built ${built.join(' and ')} in ${seconds} s` : 'the build is up to date')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const what = process.argv.slice(2).find((a) => !a.startsWith('--')) ?? 'all'
  if (!['server', 'web', 'all'].includes(what)) {
    console.error(`unknown part "${what}": server, web or all`)
    process.exit(2)
  }
  await buildAll({ what, force: process.argv.includes('--force') }).catch((error) => {
    console.error(error.message ?? error)
    process.exit(1)
  })
}

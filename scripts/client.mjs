#!/usr/bin/env node
/**
 * The types of `packages/client`, made from the description of the API: `node scripts/client.mjs` writes them,
 * `node scripts/client.mjs --check` says whether they are up to date; decision 0019.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FILE = join(ROOT, 'packages/client/src/api.d.mts')
const PREFIX = '/api/madre'

/** The description as a server gives it; no route is asked, so that nothing behind the routes is needed. */
async function openApiDocument() {
  const load = (path) => tsImport(`../${path}`, import.meta.url)
  const { createApp } = await load('apps/server/src/app.ts')
  const { Lifecycle } = await load('apps/server/src/lifecycle.ts')
  const { DEFAULT_BRAND } = await load('packages/contract/src/index.ts')
  const { genericCatalogue } = await load('packages/engine/src/index.ts')
  const app = await createApp({
    database: { db: null },
    lifecycle: new Lifecycle(),
    catalogue: genericCatalogue,
    brand: DEFAULT_BRAND,
    trial: 'screen',
    appId: 'madre',
    baseUrl: null,
    plainHttp: true,
    limits: {},
    trustProxy: false,
    mail: false,
    webDirectory: null,
    logger: false,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}

/** Below the prefix, which a server may have another of; what watches over a server is no part of the client. */
function belowPrefix({ paths, ...document }) {
  const own = Object.entries(paths).filter(([path]) => path.startsWith(`${PREFIX}/`))
  return { ...document, paths: Object.fromEntries(own.map(([path, item]) => [path.slice(PREFIX.length), item])) }
}

/** Examples would be most of the comments; headers are read from the response itself. */
const shapesOnly = (document) =>
  JSON.parse(JSON.stringify(document), (key, value) => (/^(examples?|headers)$/.test(key) ? undefined : value))

/** A refusal is the same of every call: it stands once, by its status. */
function refusalsOnce({ paths, components, ...document }) {
  const responses = {}
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (status < '400') continue
      const name = `Refusal${status}`
      responses[name] ??= answer
      if (isDeepStrictEqual(responses[name], answer))
        operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  return { ...document, paths, components: { ...components, responses } }
}

/** The generator needs the compiler's interface, which TypeScript 7 no longer has: it lives with the 5 of its own package. */
async function types(document) {
  const fromClient = createRequire(join(ROOT, 'packages/client/package.json'))
  const { default: openapiTS, astToString } = fromClient('openapi-typescript')
  const nodes = await openapiTS(document, { silent: true })
  return `/** Made by scripts/client.mjs from the description of the API; do not edit. */\n\n${astToString(nodes)}`
}

const made = await types(refusalsOnce(shapesOnly(belowPrefix(await openApiDocument()))))
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== made) {
    console.error('packages/client/src/api.d.mts is not what the API describes: run node scripts/client.mjs')
    process.exit(1)
  }
  console.log('the client fits the API')
} else writeFileSync(FILE, made)
process.exit(0)

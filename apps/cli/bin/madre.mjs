#!/usr/bin/env node
/** `madre`: builds what is stale in a clone, then runs the command. */
import { existsSync } from 'node:fs'

const builder = new URL('../../../scripts/build.mjs', import.meta.url)
const bundle = new URL('../../../dist/madre.mjs', import.meta.url)

try {
  // A deployed copy carries the bundle alone.
  if (existsSync(builder)) await (await import(builder.href)).buildServer()
} catch (error) {
  if (!existsSync(bundle)) {
    console.error(`madre is not built: ${error.message}`)
    process.exit(1)
  }
}
await import(bundle.href)

#!/usr/bin/env node
/** Writes docs/verification.md from the references of the engine: `node scripts/verification.mjs`. */
import { writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const PAGE = join(ROOT, 'docs/verification.md')

const { verificationPage } = await tsImport('../packages/engine/validation/verification-page.ts', import.meta.url)
writeFileSync(PAGE, verificationPage())
console.error(`wrote ${relative(ROOT, PAGE)}`)

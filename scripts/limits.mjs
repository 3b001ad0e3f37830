#!/usr/bin/env node
/** Writes the limits of the input into method 8.7: `node scripts/limits.mjs`; the unit tests say where they are not as they should be. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const PAGE = join(dirname(fileURLToPath(import.meta.url)), '../docs/method/8-readings.md')

const { withLimits } = await tsImport('../packages/contract/src/testing/limits-page.ts', import.meta.url)
writeFileSync(PAGE, withLimits(readFileSync(PAGE, 'utf8')))

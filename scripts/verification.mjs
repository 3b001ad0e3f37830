#!/usr/bin/env node
/** Writes docs/verification.md with its pictures, docs/verification-references.md and docs/verification-climate.md from their references, once they all agree: `node scripts/verification.mjs`. */
import { writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

const { references } = await tsImport('../packages/engine/validation/references/all.ts', import.meta.url)
const { misses } = await tsImport('../packages/engine/validation/evidence.ts', import.meta.url)
const disagreements = references().flatMap((r) => misses(r).map((miss) => `${r.clause}: ${r.title}: ${miss}`))
if (disagreements.length > 0) {
  console.error(disagreements.join('\n'))
  process.exit(1)
}
const { verificationPage, verificationReferencesPage } = await tsImport(
  '../packages/engine/validation/verification-page.ts',
  import.meta.url,
)
for (const [name, text] of [
  ['verification.md', verificationPage()],
  ['verification-references.md', verificationReferencesPage()],
]) {
  writeFileSync(join(ROOT, 'docs', name), text)
  console.error(`wrote docs/${name}`)
}

const { fullScalePictures } = await tsImport('../packages/engine/validation/full-scale/pictures.ts', import.meta.url)
for (const { path, svg } of Object.values(fullScalePictures())) {
  writeFileSync(join(ROOT, 'docs', path), svg)
  console.error(`wrote docs/${path}`)
}

const CLIMATE_PAGE = join(ROOT, 'docs/verification-climate.md')
const { misses: missesOf, vectors } = await tsImport('../packages/climate/validation/vectors.ts', import.meta.url)
const missed = vectors.flatMap((v) => missesOf(v).map((miss) => `${v.id}: ${miss}`))
if (missed.length > 0) {
  console.error(missed.join('\n'))
  process.exit(1)
}
const { climatePage } = await tsImport('../packages/climate/validation/climate-page.ts', import.meta.url)
writeFileSync(CLIMATE_PAGE, climatePage())
console.error(`wrote ${relative(ROOT, CLIMATE_PAGE)}`)

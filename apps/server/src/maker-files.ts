import { readFileSync } from 'node:fs'
import {
  type Brand,
  CATALOGUE_BOUNDS,
  DEFAULT_BRAND,
  parseJsonFile,
  REQUEST_BOUNDS,
  type TextBounds,
} from '@madre/contract'
import { brandSchema, catalogueSchema, fieldProblems, problemLine } from '@madre/contract/schemas'
import { type Catalogue, genericCatalogue } from '@madre/engine'
import type { z } from 'zod'
import { EnvError } from './env.ts'

/** The maker's catalogue, else the default one. @throws EnvError naming the wrong path inside the file */
export function readCatalogue(file: string | null): Catalogue {
  return file === null ? genericCatalogue : readFile('CATALOGUE_FILE', file, catalogueSchema, CATALOGUE_BOUNDS)
}

/** The maker's brand, else ours. @throws EnvError naming the wrong path inside the file */
export function readBrand(file: string | null): Brand {
  return file === null ? DEFAULT_BRAND : readFile('BRAND_FILE', file, brandSchema, REQUEST_BOUNDS)
}

function readFile<T>(variable: string, file: string, schema: z.ZodType<T>, bounds: TextBounds): T {
  const parsed = schema.safeParse(parseFile(variable, file, bounds), { reportInput: true })
  if (parsed.success) return parsed.data
  const lines = fieldProblems(parsed.error).map((problem) => `${variable}: ${file}: ${problemLine(problem)}`)
  throw new EnvError(lines.join('\n'))
}

function parseFile(variable: string, file: string, bounds: TextBounds): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new EnvError(
      `${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    )
  }
  const read = parseJsonFile(text, bounds)
  if ('wrong' in read) throw new EnvError(`${variable}: ${file}: $: ${read.wrong}`)
  return read.value
}

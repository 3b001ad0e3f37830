/** The commands of `madre` that read a file and print one JSON document; contract.md §4. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { derive, planOf } from '@madre/climate'
import {
  type CalculationRequest,
  type CalculationResult,
  DEFAULT_BRAND,
  inputHash,
  LANGUAGES,
  type Language,
  toDesignInput,
} from '@madre/contract'
import {
  beamSchema,
  calculationRequestSchema,
  catalogueSchema,
  climateRequestSchema,
  omegaLineSchema,
  sectionSchema,
} from '@madre/contract/schemas'
import {
  analyseBeam,
  analyseOmegaLine,
  type Catalogue,
  design,
  genericCatalogue,
  InputError,
  ScopeError,
  sectionProperties,
} from '@madre/engine'
import { accept, BadInput, jsonPath } from './bad-input.ts'
import { readJson } from './read-json.ts'

export interface Options {
  catalogue?: string | undefined
  solution?: string | undefined
  lang?: string | undefined
  output?: string | undefined
  short?: boolean | undefined
}

const print = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

const catalogueOf = (options: Options): Catalogue =>
  options.catalogue === undefined ? genericCatalogue : accept(catalogueSchema, readJson(options.catalogue))

function calculated(request: CalculationRequest, catalogue: Catalogue): CalculationResult {
  const started = performance.now()
  try {
    const found = design(toDesignInput(request), catalogue)
    return { ...found, inputHash: inputHash(request), elapsedMs: performance.now() - started }
  } catch (error) {
    if (error instanceof InputError) throw new BadInput(error.problems.map((p) => `${jsonPath(p.path)}: ${p.message}`))
    throw error
  }
}

export function calculate(file: string, options: Options): void {
  print(calculated(accept(calculationRequestSchema, readJson(file)), catalogueOf(options)))
}

export function section(file: string): void {
  const input = accept(sectionSchema, readJson(file))
  try {
    print(sectionProperties(input))
  } catch (error) {
    if (error instanceof ScopeError) throw new BadInput([`$: ${error.message}`])
    throw error
  }
}

export function beam(file: string): void {
  print(analyseBeam(accept(beamSchema, readJson(file))))
}

export function line(file: string): void {
  const input = accept(omegaLineSchema, readJson(file))
  try {
    print(analyseOmegaLine(input))
  } catch (error) {
    if (error instanceof ScopeError) throw new BadInput([`$.section: ${error.message}`])
    throw error
  }
}

/** A place that gives no loads is an answer, not bad input. */
export function climate(file: string): void {
  print(derive(accept(climateRequestSchema, readJson(file))))
}

export async function note(file: string, options: Options): Promise<void> {
  if (options.solution === undefined) throw new BadInput(['--solution: the id of a solution is needed'])
  if (options.output === undefined) throw new BadInput(['-o: the file to write is needed'])
  const language = options.lang ?? 'en'
  if (!LANGUAGES.includes(language as Language))
    throw new BadInput([`--lang: one of ${LANGUAGES.join(', ')}, got ${language}`])
  const request = accept(calculationRequestSchema, readJson(file))
  const catalogue = catalogueOf(options)
  const result = calculated(request, catalogue)
  const solution = result.solutions.find((s) => s.id === options.solution)
  if (!solution) throw new BadInput([`--solution: a solution of this request, got ${options.solution}`])
  if (solution.status === 'NOT_APPLICABLE') {
    throw new BadInput([`--solution: a solution within the limits of the standard, got ${options.solution}`])
  }
  const { createNote } = await import('@madre/note')
  const pdf = createNote({
    language: language as Language,
    form: options.short ? 'short' : 'full',
    brand: DEFAULT_BRAND,
    calculation: {
      name: file === '-' ? 'request' : basename(file, '.json'),
      project: request.metadata.projectName,
      description: request.metadata.description,
      // A request not calculated before is calculated now.
      date: request.metadata.calculationDate || new Date().toISOString(),
    },
    author: null,
    request,
    result,
    solutionId: options.solution,
    catalogue,
    fromPlace: request.metadata.site ? { answer: derive(request), plan: planOf(request) } : null,
  })
  writeFileSync(options.output, pdf)
}

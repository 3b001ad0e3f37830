/** The commands of `madre` that read a file and print one JSON document; README.md shows them. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { derive, planOf, withSettledSite } from '@madre/climate'
import {
  CATALOGUE_BOUNDS,
  type CalculationRequest,
  type CalculationResult,
  DEFAULT_BRAND,
  decode,
  LANGUAGES,
  type Language,
  resultOf,
  sheetedSectionOf,
} from '@madre/contract'
import {
  beamSchema,
  calculationRequestSchema,
  catalogueSchema,
  climateRequestSchema,
  isSimulationFile,
  jsonPath,
  omegaLineSchema,
  problemLine,
  sectionSchema,
  sheetingCaseSchema,
  simulationFileSchema,
  stripModelSchema,
} from '@madre/contract/schemas'
import {
  analyseBeam,
  analyseOmegaLine,
  type Catalogue,
  changesThatHelp,
  design,
  foldedSectionOfInput,
  genericCatalogue,
  InputError,
  ScopeError,
  type SectionInput,
  sectionProperties,
  sectionSheeting,
  sweepSpacing,
} from '@madre/engine'
import type { UnprintableText } from '@madre/note'
import { sectionSignature, sectionStrips, signatureCurve } from '@madre/strips'
import { accept, BadInput, readJson } from './bad-input.ts'

export interface Options {
  catalogue?: string | undefined
  solution?: string | undefined
  lang?: string | undefined
  output?: string | undefined
  short?: boolean | undefined
  strips?: boolean | undefined
  verbose?: boolean | undefined
}

const print = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

const catalogueOf = (options: Options): Catalogue =>
  options.catalogue === undefined
    ? genericCatalogue
    : accept(catalogueSchema, readJson(options.catalogue, CATALOGUE_BOUNDS))

interface Requested {
  request: CalculationRequest
  name: string
  /** of a simulation's file, where it has one */
  description: string
  /** where each text stands that the note prints */
  textAt: Partial<Record<UnprintableText['field'], string>>
}

/** A request, or a simulation's file with one and its name in it. */
function requested(file: string): Requested {
  const value = readJson(file)
  if (!isSimulationFile(value)) {
    const name = file === '-' ? 'request' : basename(file, '.json')
    const request = accept(calculationRequestSchema, value)
    return { request, name, description: '', textAt: { name: file, ...textsOfRequest([]) } }
  }
  const { request, name, description } = accept(simulationFileSchema, value)
  const own = { name: jsonPath(['name']), ...(description && { description: jsonPath(['description']) }) }
  return { request, name, description, textAt: { ...textsOfRequest(['request']), ...own } }
}

const textsOfRequest = (at: string[]): Requested['textAt'] => ({
  project: jsonPath([...at, 'metadata', 'projectName']),
  description: jsonPath([...at, 'metadata', 'description']),
  'sheeting.name': jsonPath([...at, 'sheeting', 'name']),
  'sheeting.source': jsonPath([...at, 'sheeting', 'source']),
})

/** What the engine finds. @throws BadInput what it refuses, with the path of each field */
function asked<T>(find: () => T): T {
  try {
    return find()
  } catch (error) {
    if (error instanceof InputError) throw new BadInput(error.problems.map(problemLine))
    throw error
  }
}

function calculated(request: CalculationRequest, catalogue: Catalogue): CalculationResult {
  const started = performance.now()
  const found = asked(() => design(decode(request).line, catalogue))
  return resultOf(request, found, performance.now() - started)
}

/** The solution of `--solution`. @throws BadInput none given, or none of the request */
function solutionOf(result: Pick<CalculationResult, 'solutions'>, id: string | undefined) {
  if (id === undefined) throw new BadInput(['--solution: the id of a solution is needed'])
  const solution = result.solutions.find((s) => s.id === id)
  if (!solution) throw new BadInput([`--solution: a solution of this request, got ${id}`])
  return solution
}

export function calculate(file: string, options: Options): void {
  print(calculated(requested(file).request, catalogueOf(options)))
}

export function redesign(file: string, options: Options): void {
  const line = decode(requested(file).request).line
  const catalogue = catalogueOf(options)
  const solution = solutionOf(
    asked(() => design(line, catalogue)),
    options.solution,
  )
  const { id, pass, utilisation, status, reason } = solution
  const canBeMended = status === 'FAIL' || reason === 'LAP_TOO_SHORT'
  const changes = canBeMended ? changesThatHelp(line, catalogue, solution) : []
  print({ solution: id, pass, utilisation, changes })
}

export function spacing(file: string, options: Options): void {
  const line = decode(requested(file).request).line
  print(asked(() => sweepSpacing(line, catalogueOf(options))))
}

export function section(file: string, { strips, verbose }: Options): void {
  const input = accept(sectionSchema, readJson(file))
  try {
    const properties = sectionProperties(input)
    print(strips ? { ...properties, strips: signature(input, verbose ?? false) } : properties)
  } catch (error) {
    if (error instanceof ScopeError) throw new BadInput([`$: ${error.message}`])
    throw error
  }
}

/** Signature curves of a section, with the models behind them where they are asked for. */
function signature(input: SectionInput, verbose: boolean) {
  const folded = foldedSectionOfInput(input)
  const { curves, minima } = sectionSignature(folded)
  if (!verbose) return { curves, minima }
  const withModel = curves.map((curve) => ({
    ...curve,
    model: { ...sectionStrips(folded, curve.action), lengthsMm: curve.lengthsMm },
  }))
  return { curves: withModel, minima }
}

export function sheeting(file: string): void {
  const given = accept(sheetingCaseSchema, readJson(file))
  try {
    print(sectionSheeting(sheetedSectionOf(given)))
  } catch (error) {
    if (error instanceof ScopeError) throw new BadInput([`$.section: ${error.message}`])
    throw error
  }
}

export function strips(file: string): void {
  const { lengthsMm, ...model } = accept(stripModelSchema, readJson(file))
  print(signatureCurve(model, lengthsMm))
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
  if (options.output === undefined) throw new BadInput(['-o: the file to write is needed'])
  const language = options.lang ?? 'en'
  if (!LANGUAGES.includes(language as Language))
    throw new BadInput([`--lang: one of ${LANGUAGES.join(', ')}, got ${language}`])
  const { request: read, name, description, textAt } = requested(file)
  // A file may say of a load what no longer holds.
  const { site } = read.metadata
  const request = withSettledSite(read, site, site?.accepted?.at ?? '')
  const catalogue = catalogueOf(options)
  const result = calculated(request, catalogue)
  const { id, status, reason } = solutionOf(result, options.solution)
  if (status === 'NOT_APPLICABLE') {
    throw new BadInput([
      reason === 'NOTHING_CHECKED'
        ? '--solution: nothing was checked, no load reaches the member: enter a load that does, such as wind'
        : `--solution: a solution within the limits of the standard, got ${id}`,
    ])
  }
  const { createNote, UnprintableTextError } = await import('@madre/note')
  const noteInput = {
    language: language as Language,
    form: options.short ? 'short' : 'full',
    secondOpinion: options.strips ?? false,
    brand: DEFAULT_BRAND,
    calculation: {
      name,
      project: request.metadata.projectName,
      description: description || request.metadata.description,
      // A request not calculated before is calculated now.
      date: request.metadata.calculationDate || new Date().toISOString(),
    },
    author: null,
    request,
    result,
    solutionId: id,
    catalogue,
    fromPlace: request.metadata.site ? { answer: derive(request), plan: planOf(request) } : null,
  } as const
  try {
    const { pdf, unproven } = createNote(noteInput)
    writeFileSync(options.output, pdf)
    for (const { check, symbol } of unproven)
      console.error(
        `the printed numbers of ${symbol} do not give it: ${check ?? 'section'}, request ${result.inputHash}`,
      )
  } catch (error) {
    if (!(error instanceof UnprintableTextError)) throw error
    throw new BadInput(
      error.unprintable.map(
        ({ field, characters }) => `${textAt[field] ?? field}: the note has no font for ${characters.join(' ')}`,
      ),
    )
  }
}

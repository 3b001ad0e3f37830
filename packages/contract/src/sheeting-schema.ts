/** The sheet of a line: its shape by kind, and what of it cannot be; method 6.20 to 6.24. */

import { z } from 'zod'
import { FIELDS } from './fields.ts'
import { SHEETS } from './limits.ts'
import { type Problem, problemsOf } from './most-problems.ts'
import { within } from './number-schema.ts'

const { numbers } = FIELDS.sheeting
const name = z.string().min(1).max(SHEETS.nameLength)
const source = z.string().min(1).max(SHEETS.sourceLength)

/** What all thicknesses of a shape have in common. */
export const sheetShape = {
  heightMm: within(numbers.heightMm),
  ribMm: within(numbers.ribMm),
  narrowFlangeMm: within(numbers.flangeWidthMm),
  wideFlangeMm: within(numbers.flangeWidthMm),
}

/** One thickness. */
export const sheetThickness = {
  tNomMm: within(numbers.tNomMm),
  tCoatMm: within(numbers.tCoatMm).optional(),
  inertiaCm4M: z.number().positive().max(numbers.inertiaCm4M.max),
}

const trapezoidal = {
  kind: z.literal('TRAPEZOIDAL'),
  name,
  source: source.optional(),
  ...sheetShape,
  ...sheetThickness,
}

const declared = z.strictObject({
  kind: z.literal('DECLARED'),
  name,
  source,
  shearStiffnessKn: within(numbers.shearStiffnessKn).optional(),
  spacingM: within(numbers.spacingM).optional(),
  rotationalStiffnessN: within(numbers.rotationalStiffnessN).optional(),
  flangeMm: within(numbers.flangeMm).optional(),
})

export const sheetingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...trapezoidal,
    position: z.enum(SHEETS.positions),
    through: z.enum(SHEETS.through),
    ribs: z.enum(SHEETS.ribs),
    laidOn: z.enum(SHEETS.laidOn),
    roofLengthM: within(numbers.roofLengthM),
  }),
  declared,
])

export type SheetingRequest = z.infer<typeof sheetingSchema>

const sheet = z.discriminatedUnion('kind', [z.strictObject(trapezoidal), declared])

/** A sheet by itself, as it is kept: without how it lies on a roof. */
export type Sheet = z.infer<typeof sheet>

export const sheetSchema: z.ZodType<Sheet, Sheet> = sheet.superRefine(
  (given, ctx) => checkSheet(given, [], problemsOf(ctx)),
  { when: () => true },
)

/** What a sheet is judged beside. */
interface SheetedRequest {
  sheeting?: SheetingRequest | undefined
  spanRestraints?: { upper?: { type?: number } }
  claddingProperties?: { coveringInertia?: number; fixationsPerMeter?: number }
}

type Path = (string | number)[]

/** Whether it is a number other than 0; a wrong type is named by its shape. */
const isSome = (value: unknown): boolean => typeof value === 'number' && value !== 0

/** Two flanges within a rib, the narrow one no wider than the other. */
export function checkFlanges(
  { narrowFlangeMm: narrow, wideFlangeMm: wide, ribMm }: { [K in keyof typeof sheetShape]?: unknown },
  path: Path,
  problem: Problem,
): void {
  if (typeof narrow !== 'number' || typeof wide !== 'number') return
  const fits = narrow <= wide && !(typeof ribMm === 'number' && narrow + wide >= ribMm)
  if (!fits)
    problem([...path, 'wideFlangeMm'], 'narrowFlangeMm at most wideFlangeMm, and both together less than ribMm')
}

/** Each declared value with what it was shown for, one pair at least. */
function checkPairs(given: Extract<Sheet, { kind: 'DECLARED' }>, path: Path, problem: Problem): void {
  const { shearStiffnessKn, spacingM, rotationalStiffnessN, flangeMm } = given
  const isHalf = (a: unknown, b: unknown) => (a === undefined) !== (b === undefined)
  const hasNone = shearStiffnessKn === undefined && rotationalStiffnessN === undefined
  if (hasNone || isHalf(shearStiffnessKn, spacingM) || isHalf(rotationalStiffnessN, flangeMm))
    problem(path, 'shearStiffnessKn with spacingM, rotationalStiffnessN with flangeMm, one of the pairs at least')
}

/** What of a sheet by itself cannot be. */
function checkSheet(given: Sheet, path: Path, problem: Problem): void {
  if (given === null || typeof given !== 'object') return
  if (given.kind === 'TRAPEZOIDAL') checkFlanges(given, path, problem)
  else if (given.kind === 'DECLARED') checkPairs(given, path, problem)
}

/** Crests can be screwed where the wide flange lies on the purlin. */
function checkCrest(sheeting: SheetingRequest, path: Path, problem: Problem): void {
  if (sheeting.kind === 'TRAPEZOIDAL' && sheeting.through === 'CREST' && sheeting.position === 'POSITIVE')
    problem([...path, 'through'], 'CREST only with position NEGATIVE')
}

/** What of a chosen sheet cannot be, whatever it lies on. */
export function checkChosen(sheeting: SheetingRequest, path: Path, problem: Problem): void {
  if (typeof sheeting !== 'object' || sheeting === null) return
  checkSheet(sheeting as Sheet, path, problem)
  checkCrest(sheeting, path, problem)
}

/** Every problem of the sheet of a request. */
export function checkSheeting(request: SheetedRequest, problem: Problem): void {
  const { sheeting, claddingProperties: typed } = request
  if (sheeting === undefined || sheeting === null) return
  if (isSome(request.spanRestraints?.upper?.type))
    problem(['sheeting'], 'only where a panel holds the upper fibre (spanRestraints.upper.type 0)')
  if (isSome(typed?.coveringInertia) || isSome(typed?.fixationsPerMeter))
    problem(['claddingProperties'], 'coveringInertia and fixationsPerMeter are 0 with a sheet')
  checkChosen(sheeting, ['sheeting'], problem)
}

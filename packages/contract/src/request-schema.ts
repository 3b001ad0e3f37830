/** The request of a calculation, checked once, at the wall. */
import { z } from 'zod'
import { FIELDS, type FieldTable, NUMBERS, type NumberName } from './fields.ts'
import { checkJoints, jointsSchema } from './joints-schema.ts'
import {
  DEFLECTION_ACTIONS,
  DEFLECTION_COMBINATIONS,
  DEFLECTION_PLACES,
  LIMITS,
  LOCATIONS,
  POINT_LOAD_INTRODUCTIONS,
  PROFILE_FORMATS,
  PROFILE_ORIENTATIONS,
  PROFILE_TYPES,
  SIMULATION_TYPES,
  SUPPORT_WIDTHS,
} from './limits.ts'
import { type Problem, problemsOf } from './most-problems.ts'
import { within } from './number-schema.ts'
import { checkSheeting, sheetingSchema } from './sheeting-schema.ts'
import { siteSchema } from './site-schema.ts'
import { MOST_SPANS, SPANS } from './spans.ts'

const load = within(NUMBERS.areaLoad)
const force = within(NUMBERS.pointLoad)
const position = within(NUMBERS.position)
const band = within(NUMBERS.band)
const psi = within(NUMBERS.psi)
/** Over the spans: left cantilever (if any), main spans, right cantilever (if any). */
const perSpan = z.array(load).max(MOST_SPANS)
export const restraintCount = z.number().int().min(NUMBERS.restraints.min).max(NUMBERS.restraints.max)
const restraints = z.array(restraintCount).max(MOST_SPANS)

/** spanType CONSOLE 0 is the left cantilever, 1 the right one; SPAN i the i-th main span. p1, p2 [kN] vertical; l1, l2 [% of the span, from its left end]. */
const pointLoads = z
  .array(
    z.strictObject({
      spanType: z.enum(['SPAN', 'CONSOLE']),
      spanIdx: z
        .number()
        .int()
        .min(0)
        .max(SPANS.count.max - 1),
      loads: z.strictObject({ p1: force, p2: force, l1: position, l2: position }),
    }),
  )
  .max(MOST_SPANS)

/** EN 1990 Table A1.1: psi1, psi2, psi3 are ψ0, ψ1, ψ2. */
const factors = z.strictObject({ psi1: psi, psi2: psi, psi3: psi })
/** Three consecutive bands from x = 0: w or s [kN/m²] over l [m]. */
const wind = z.strictObject({ w1: load, l1: band, w2: load, l2: band, w3: load, l3: band })
const accumulation = z.strictObject({ s1: load, l1: band, s2: load, l2: band, s3: load, l3: band })

/** An empty text is no date, as null is. */
const isoDate = z.union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true, local: true })])

const { deflectionLimit, deflectionLimits, axialLoad, claddingProperties } = FIELDS

/** The shape of every field that is no number by itself. */
const SHAPES = {
  steelGrades: z.array(z.string().min(1).max(40)).min(1).max(20),
  simulationType: z.enum(SIMULATION_TYPES),
  location: z.enum(LOCATIONS),
  spanLengthsM: z.array(z.number().min(0).max(SPANS.main.max)).min(1).max(MOST_SPANS),
  hasLeftCantilever: z.boolean(),
  hasRightCantilever: z.boolean(),
  joints: jointsSchema.optional(),
  supportWidth: z.enum(SUPPORT_WIDTHS),
  sectionTypes: z.array(z.enum(PROFILE_TYPES)).length(1),
  sectionOrientation: z.enum(PROFILE_FORMATS),
  profileOrientation: z.enum(PROFILE_ORIENTATIONS),
  /** either this or the Min/Max pair, the other null */
  loadPermanentDistributed: perSpan.nullable(),
  loadPermanentDistributedMin: perSpan.nullable(),
  loadPermanentDistributedMax: perSpan.nullable(),
  loadPermanentPoint: pointLoads,
  pointLoadIntroduction: z.enum(POINT_LOAD_INTRODUCTIONS).optional(),
  loadLiveDistributed: perSpan,
  loadLivePoint: pointLoads,
  loadLiveCombinationFactor: factors,
  loadWindPressure: wind,
  loadWindSuction: wind,
  loadWindLocalPressure: wind,
  loadWindLocalSuction: wind,
  loadWindCombinationFactor: factors,
  loadSnowRegular: perSpan.nullable(),
  loadSnowExceptional: perSpan.nullable(),
  loadSnowAccumulation: accumulation,
  loadSnowCombinationFactor: factors,
  deflectionLimit: z.strictObject({
    limit: within(deflectionLimit.numbers.limit),
    combination: z.enum(DEFLECTION_COMBINATIONS),
  }),
  deflectionLimits: z
    .array(
      z.strictObject({
        limit: within(deflectionLimits.numbers.limit).optional(),
        limitMm: within(deflectionLimits.numbers.limitMm).optional(),
        combination: z.enum(DEFLECTION_COMBINATIONS),
        action: z.enum(DEFLECTION_ACTIONS),
        of: z.enum(DEFLECTION_PLACES),
      }),
    )
    .min(1)
    .max(LIMITS.furtherDeflections)
    .optional(),
  axialLoad: z.strictObject({
    valueKn: within(axialLoad.numbers.valueKn),
    direction: z.enum(['TRACTION', 'COMPRESSIONS']),
    type: z.enum(['DESIGN', 'UNFACTORED_WIND']),
  }),
  spanRestraints: z.strictObject({
    upper: z.strictObject({ type: z.union([z.literal(0), z.literal(1)]), lateralLocks: restraints }),
    lower: z.strictObject({ use: z.boolean(), lateralLocks: restraints }),
  }),
  claddingProperties: z.strictObject({
    coveringInertia: within(claddingProperties.numbers.coveringInertia),
    fixationsPerMeter: within(claddingProperties.numbers.fixationsPerMeter),
    fastenerToWebMm: within(claddingProperties.numbers.fastenerToWebMm).optional(),
  }),
  sheeting: sheetingSchema.optional(),
  metadata: z.strictObject({
    language: z.string().max(10),
    description: z.string().max(LIMITS.descriptionLength),
    projectName: z.string().max(LIMITS.nameLength),
    calculationDate: z
      .string()
      .max(40)
      .refine((text) => isoDate.safeParse(text).success, {
        error: ({ input }) => `a date such as 2026-01-31 or 2026-01-31T12:00:00Z, got ${JSON.stringify(input)}`,
      })
      .nullable(),
    /** the place that wind and snow were taken from; absent where nobody asked for it */
    site: siteSchema.nullish(),
    restraintsDeclared: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the restraints were said to be as they stand; false when absent' }),
  }),
} as const satisfies Record<Exclude<keyof typeof FIELDS, NumberName>, z.ZodType>

type Shapes = typeof SHAPES
type Shape<F extends FieldTable> = {
  -readonly [K in keyof F]: K extends keyof Shapes
    ? Shapes[K]
    : F[K] extends { absent: number }
      ? z.ZodOptional<z.ZodNumber>
      : z.ZodNumber
}

function shapeOf(name: string, field: FieldTable[string]): z.ZodType {
  if (!('min' in field)) return SHAPES[name as keyof Shapes]
  return field.absent === undefined ? within(field) : within(field).optional()
}

/** The shape of the fields of a table. */
export const shapesOf = <F extends FieldTable>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(name, field)])) as Shape<F>

/** A request of the fields of a table, each with its sentence and without the rules between them. */
export const requestShapeOf = <F extends FieldTable>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shapesOf(fields) as Record<string, z.ZodType>).map(([name, shape]) => [
        name,
        shape.meta({ description: fields[name]!.says }),
      ]),
    ) as Shape<F>,
  )

export const requestShape = requestShapeOf(FIELDS)

/** The `request` of a calculation: what is designed, and what only the product keeps. */
export type CalculationRequest = z.infer<typeof requestShape>

/** What may be anything is looked at before it is used; its wrong type is named by the shape. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Span count and lengths; every list as long as the spans. */
function checkSpans(r: CalculationRequest, problem: Problem): void {
  if (!isList(r.spanLengthsM)) return
  const n = r.spanLengthsM.length
  const mains = n - Number(r.hasLeftCantilever === true) - Number(r.hasRightCantilever === true)
  if (mains < SPANS.count.min || mains > SPANS.count.max)
    problem(['spanLengthsM'], `${SPANS.count.min} to ${SPANS.count.max} main spans, got ${mains}`)
  r.spanLengthsM.forEach((length, i) => {
    const isCantilever = (i === 0 && r.hasLeftCantilever) || (i === n - 1 && r.hasRightCantilever)
    const { min, max } = isCantilever ? SPANS.console : SPANS.main
    if (isNumber(length) && (length < min || length > max))
      problem(['spanLengthsM', i], `${min} to ${max} m, got ${length}`)
  })
  const lists: [(string | number)[], unknown][] = [
    [['loadPermanentDistributed'], r.loadPermanentDistributed],
    [['loadPermanentDistributedMin'], r.loadPermanentDistributedMin],
    [['loadPermanentDistributedMax'], r.loadPermanentDistributedMax],
    [['loadLiveDistributed'], r.loadLiveDistributed],
    [['loadSnowRegular'], r.loadSnowRegular],
    [['loadSnowExceptional'], r.loadSnowExceptional],
    [['spanRestraints', 'upper', 'lateralLocks'], r.spanRestraints?.upper?.lateralLocks],
    [['spanRestraints', 'lower', 'lateralLocks'], r.spanRestraints?.lower?.lateralLocks],
  ]
  for (const [path, list] of lists)
    if (isList(list) && list.length !== n) problem(path, `as many values as spans (${n}), got ${list.length}`)
  checkBands(r, problem)
  checkPointLoads(r, mains, problem)
}

/** Bands end within the line. */
function checkBands(r: CalculationRequest, problem: Problem): void {
  if (!r.spanLengthsM.every(isNumber)) return
  const total = r.spanLengthsM.reduce((sum, l) => sum + l, 0)
  const bandKeys = [
    'loadWindPressure',
    'loadWindSuction',
    'loadWindLocalPressure',
    'loadWindLocalSuction',
    'loadSnowAccumulation',
  ] as const
  for (const key of bandKeys) {
    const lengths = [r[key]?.l1, r[key]?.l2, r[key]?.l3]
    if (!lengths.every(isNumber)) continue
    const sum = lengths.reduce((total, l) => total + l, 0)
    if (sum > total + 1e-9)
      problem([key], `l1 + l2 + l3 at most the total length ${+total.toFixed(6)} m, got ${+sum.toFixed(6)}`)
  }
}

/** Point loads stand on spans that exist, each listed once. */
function checkPointLoads(r: CalculationRequest, mains: number, problem: Problem): void {
  for (const key of ['loadPermanentPoint', 'loadLivePoint'] as const) {
    if (!isList(r[key])) continue
    const seen = new Set<string>()
    r[key].forEach((p, i) => {
      if (!isNumber(p?.spanIdx) || (p.spanType !== 'SPAN' && p.spanType !== 'CONSOLE')) return
      const exists =
        p.spanType === 'SPAN'
          ? p.spanIdx < mains
          : (p.spanIdx === 0 && r.hasLeftCantilever) || (p.spanIdx === 1 && r.hasRightCantilever)
      const empty = p.loads?.p1 === 0 && p.loads?.p2 === 0
      if (!exists && !empty) problem([key, i, 'spanIdx'], `no such span: ${p.spanType} ${p.spanIdx}`)
      const id = `${p.spanType}:${p.spanIdx}`
      if (seen.has(id)) problem([key, i], `${p.spanType} ${p.spanIdx} is listed twice`)
      seen.add(id)
    })
  }
}

/** The concentrated load is one of roofs nobody walks on but for repair. */
function checkRoofPointLoad(r: CalculationRequest, problem: Problem): void {
  if (!isNumber(r.roofPointLoadKn) || r.roofPointLoadKn <= 0) return
  if (r.simulationType === 'FACADE') problem(['roofPointLoadKn'], '0 or absent for FACADE')
  const psi = r.loadLiveCombinationFactor
  if (psi && [psi.psi1, psi.psi2, psi.psi3].some((value) => isNumber(value) && value !== 0))
    problem(['roofPointLoadKn'], '0 or absent unless loadLiveCombinationFactor is all 0 (category H)')
}

/** Of the span's length or a length, not both. */
export function checkFurtherDeflections(
  limits: CalculationRequest['deflectionLimits'],
  path: (string | number)[],
  problem: Problem,
): void {
  if (!isList(limits)) return
  limits.forEach((of, i) => {
    if (of !== null && typeof of === 'object' && (of.limit === undefined) === (of.limitMm === undefined))
      problem([...path, i], 'exactly one of limit and limitMm')
  })
}

/** Either one permanent load or the pair; no snow on a façade. */
function checkAlternatives(r: CalculationRequest, problem: Problem): void {
  const { loadPermanentDistributed: single, loadPermanentDistributedMin: min, loadPermanentDistributedMax: max } = r
  if (single === null ? min === null || max === null : single !== undefined && (min !== null || max !== null))
    problem(
      ['loadPermanentDistributed'],
      'either loadPermanentDistributed or the Min and Max pair is set, the other null',
    )
  if (r.simulationType !== 'FACADE') return
  for (const key of ['loadSnowRegular', 'loadSnowExceptional'] as const)
    if (r[key] !== null) problem([key], 'null for FACADE: a façade carries no snow')
  for (const value of ['s1', 's2', 's3'] as const)
    if (isNumber(r.loadSnowAccumulation?.[value]) && r.loadSnowAccumulation[value] !== 0)
      problem(['loadSnowAccumulation', value], '0 for FACADE: a façade carries no snow')
}

/**
 * The request with its rules between fields; every problem is reported with its path.
 * The rules run even where a field has the wrong type, so that one answer names everything: they take nothing for granted.
 */
export const calculationRequestSchema: z.ZodType<CalculationRequest, CalculationRequest> = requestShape.superRefine(
  (request, ctx) => {
    if (request === null || typeof request !== 'object') return
    const problem = problemsOf(ctx)
    checkSpans(request, problem)
    checkAlternatives(request, problem)
    checkRoofPointLoad(request, problem)
    checkFurtherDeflections(request.deflectionLimits, ['deflectionLimits'], problem)
    checkJoints(request, problem)
    checkSheeting(request, problem)
  },
  { when: () => true },
)

/** The shapes of everything that comes in from outside, checked once, at the wall. */
import type { BeamInput, Catalogue, SectionInput } from '@madre/engine'
import { z } from 'zod'
import type { Brand } from './brand.ts'
import {
  DEFLECTION_COMBINATIONS,
  LIMITS,
  LOCATIONS,
  PROFILE_FORMATS,
  PROFILE_ORIENTATIONS,
  PROFILE_TYPES,
  SIMULATION_TYPES,
  SUPPORT_WIDTHS,
} from './limits.ts'
import type { CalculationRequest } from './request.ts'

type Range = { min: number; max: number }
const within = ({ min, max }: Range) => z.number().min(min).max(max)
const count = ({ min, max }: Range) => z.number().int().min(min).max(max)

const MAX_SPANS = LIMITS.mainSpans.max + 2
const perSpan = z.array(within(LIMITS.load)).max(MAX_SPANS)
const locks = z.array(count(LIMITS.locks)).max(MAX_SPANS)
const load = within(LIMITS.load)
const band = within(LIMITS.bandM)

const pointLoads = z
  .array(
    z.strictObject({
      spanType: z.enum(['SPAN', 'CONSOLE']),
      spanIdx: z
        .number()
        .int()
        .min(0)
        .max(LIMITS.mainSpans.max - 1),
      loads: z.strictObject({
        p1: load,
        p2: load,
        l1: within(LIMITS.positionPercent),
        l2: within(LIMITS.positionPercent),
      }),
    }),
  )
  .max(MAX_SPANS)

const factors = z.strictObject({ psi1: within(LIMITS.psi), psi2: within(LIMITS.psi), psi3: within(LIMITS.psi) })
const wind = z.strictObject({ w1: load, l1: band, w2: load, l2: band, w3: load, l3: band })
const accumulation = z.strictObject({ s1: load, l1: band, s2: load, l2: band, s3: load, l3: band })

const requestShape = z.strictObject({
  steelGrades: z.array(z.string().min(1).max(40)).min(1).max(20),
  simulationType: z.enum(SIMULATION_TYPES),
  location: z.enum(LOCATIONS),
  inclinationDegrees: within(LIMITS.angleDegrees),
  spanLengthsM: z.array(z.number().min(0).max(LIMITS.spanM.max)).min(1).max(MAX_SPANS),
  hasLeftCantilever: z.boolean(),
  hasRightCantilever: z.boolean(),
  transverseLengthM: within(LIMITS.spacingM),
  supportWidth: z.enum(SUPPORT_WIDTHS),
  sectionTypes: z.array(z.enum(PROFILE_TYPES)).length(1),
  sectionOrientation: z.enum(PROFILE_FORMATS),
  profileOrientation: z.enum(PROFILE_ORIENTATIONS),
  loadPermanentDistributed: perSpan.nullable(),
  loadPermanentDistributedMin: perSpan.nullable(),
  loadPermanentDistributedMax: perSpan.nullable(),
  loadPermanentPoint: pointLoads,
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
  deflectionLimit: z.strictObject({ limit: within(LIMITS.deflection), combination: z.enum(DEFLECTION_COMBINATIONS) }),
  axialLoad: z.strictObject({
    valueKn: within(LIMITS.axialKn),
    direction: z.enum(['TRACTION', 'COMPRESSIONS']),
    type: z.enum(['DESIGN', 'UNFACTORED_WIND']),
  }),
  spanRestraints: z.strictObject({
    upper: z.strictObject({ type: z.union([z.literal(0), z.literal(1)]), lateralLocks: locks }),
    lower: z.strictObject({ use: z.boolean(), lateralLocks: locks }),
  }),
  claddingProperties: z.strictObject({
    coveringInertia: within(LIMITS.coveringInertia),
    fixationsPerMeter: within(LIMITS.fixationsPerMeter),
  }),
  metadata: z.strictObject({
    language: z.string().max(10),
    description: z.string().max(LIMITS.descriptionLength),
    projectName: z.string().max(LIMITS.nameLength),
    calculationDate: z.string().max(40).nullable(),
  }),
})

/** The request of contract.md §1 with its rules between fields; every problem is reported with its path. */
export const calculationRequestSchema: z.ZodType<CalculationRequest, CalculationRequest> = requestShape.superRefine(
  (r, ctx) => {
    const problem = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message })
    const n = r.spanLengthsM.length
    const mains = n - Number(r.hasLeftCantilever) - Number(r.hasRightCantilever)
    if (mains < LIMITS.mainSpans.min || mains > LIMITS.mainSpans.max)
      problem(['spanLengthsM'], `${LIMITS.mainSpans.min} to ${LIMITS.mainSpans.max} main spans, got ${mains}`)
    r.spanLengthsM.forEach((length, i) => {
      const isConsole = (i === 0 && r.hasLeftCantilever) || (i === n - 1 && r.hasRightCantilever)
      const { min, max } = isConsole ? LIMITS.consoleM : LIMITS.spanM
      if (length < min || length > max) problem(['spanLengthsM', i], `${min} to ${max} m, got ${length}`)
    })
    const lists: [(string | number)[], unknown[] | null][] = [
      [['loadPermanentDistributed'], r.loadPermanentDistributed],
      [['loadPermanentDistributedMin'], r.loadPermanentDistributedMin],
      [['loadPermanentDistributedMax'], r.loadPermanentDistributedMax],
      [['loadLiveDistributed'], r.loadLiveDistributed],
      [['loadSnowRegular'], r.loadSnowRegular],
      [['loadSnowExceptional'], r.loadSnowExceptional],
      [['spanRestraints', 'upper', 'lateralLocks'], r.spanRestraints.upper.lateralLocks],
      [['spanRestraints', 'lower', 'lateralLocks'], r.spanRestraints.lower.lateralLocks],
    ]
    for (const [path, list] of lists)
      if (list !== null && list.length !== n) problem(path, `as many values as spans (${n}), got ${list.length}`)

    const { loadPermanentDistributed: single, loadPermanentDistributedMin: min, loadPermanentDistributedMax: max } = r
    if (single === null ? min === null || max === null : min !== null || max !== null)
      problem(
        ['loadPermanentDistributed'],
        'either loadPermanentDistributed or the Min and Max pair is set, the other null',
      )

    if (r.simulationType === 'FACADE')
      for (const key of ['loadSnowRegular', 'loadSnowExceptional'] as const)
        if (r[key] !== null) problem([key], 'null for FACADE: a façade carries no snow')

    const total = r.spanLengthsM.reduce((sum, l) => sum + l, 0)
    const bandKeys = [
      'loadWindPressure',
      'loadWindSuction',
      'loadWindLocalPressure',
      'loadWindLocalSuction',
      'loadSnowAccumulation',
    ] as const
    for (const key of bandKeys) {
      const sum = r[key].l1 + r[key].l2 + r[key].l3
      if (sum > total + 1e-9)
        problem([key], `l1 + l2 + l3 at most the total length ${+total.toFixed(6)} m, got ${+sum.toFixed(6)}`)
    }

    for (const key of ['loadPermanentPoint', 'loadLivePoint'] as const) {
      const seen = new Set<string>()
      r[key].forEach((p, i) => {
        const exists =
          p.spanType === 'SPAN'
            ? p.spanIdx < mains
            : (p.spanIdx === 0 && r.hasLeftCantilever) || (p.spanIdx === 1 && r.hasRightCantilever)
        const empty = p.loads.p1 === 0 && p.loads.p2 === 0
        if (!exists && !empty) problem([key, i, 'spanIdx'], `no such span: ${p.spanType} ${p.spanIdx}`)
        const id = `${p.spanType}:${p.spanIdx}`
        if (seen.has(id)) problem([key, i], `${p.spanType} ${p.spanIdx} is listed twice`)
        seen.add(id)
      })
    }
  },
)

const positive = z.number().positive().max(10_000)
const sectionCommon = {
  h: positive,
  bTop: positive,
  r: z.number().min(0).max(1000),
  t: z.number().positive().max(50),
  tCoat: z.number().min(0).max(1).optional(),
  tDesign: z.number().positive().max(50).optional(),
  fyb: z.number().positive().max(2000),
  fu: z.number().positive().max(2000),
  gammaM0: z.number().positive().max(10).optional(),
  gammaM1: z.number().positive().max(10).optional(),
  ss: z.number().positive().max(2000).optional(),
}

/** SECTION.json of contract.md §4. */
export const sectionSchema: z.ZodType<SectionInput> = z.discriminatedUnion('profile', [
  z.strictObject({
    profile: z.enum(['C', 'Z']),
    ...sectionCommon,
    bBottom: positive,
    cTop: z.number().min(0).max(1000),
    cBottom: z.number().min(0).max(1000),
  }),
  z.strictObject({
    profile: z.literal('OMEGA'),
    ...sectionCommon,
    bBase: positive,
    bFoot: positive,
    c: z.number().min(0).max(1000),
  }),
])

/** BEAM.json of contract.md §4. */
export const beamSchema: z.ZodType<BeamInput> = z
  .strictObject({
    spansM: z.array(z.number().min(0).max(1000)).min(1).max(60),
    leftCantilever: z.boolean(),
    rightCantilever: z.boolean(),
    eiKnm2: z.number().positive().max(1e12),
    loads: z
      .array(
        z.union([
          z.strictObject({
            type: z.enum(['uniform', 'linear']),
            fromM: z.number(),
            toM: z.number(),
            q0KnM: z.number().min(-1e6).max(1e6),
            q1KnM: z.number().min(-1e6).max(1e6).optional(),
          }),
          z.strictObject({ type: z.literal('point'), xM: z.number(), pKn: z.number().min(-1e6).max(1e6) }),
        ]),
      )
      .max(1000),
  })
  .superRefine((b, ctx) => {
    const problem = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message })
    const n = b.spansM.length
    const total = b.spansM.reduce((sum, l) => sum + l, 0)
    const slack = 1e-9 * Math.max(1, total)
    if (n - Number(b.leftCantilever) - Number(b.rightCantilever) < 1) problem(['spansM'], 'at least one main span')
    b.spansM.forEach((length, i) => {
      if (!(length > 0)) problem(['spansM', i], `a length above 0 m, got ${length}`)
    })
    b.loads.forEach((load, i) => {
      if (load.type === 'point') {
        if (load.xM < -slack || load.xM > total + slack) problem(['loads', i, 'xM'], `0 to ${total} m, got ${load.xM}`)
        return
      }
      if (load.type === 'linear' && load.q1KnM === undefined)
        problem(['loads', i, 'q1KnM'], 'a number: the load at toM')
      if (load.fromM < -slack || load.fromM > total + slack)
        problem(['loads', i, 'fromM'], `0 to ${total} m, got ${load.fromM}`)
      if (load.toM < load.fromM || load.toM > total + slack)
        problem(['loads', i, 'toM'], `fromM to ${total} m, got ${load.toM}`)
    })
  })

const familyCommon = {
  typology: z.string().regex(/^[A-Za-z0-9._-]{1,60}$/, 'letters, digits, . _ - only, at most 60'),
  name: z.string().min(1).max(80),
  h: positive,
  bTop: positive,
  r: z.number().min(0).max(1000).optional(),
  rOverT: z.number().min(0).max(100).optional(),
  thicknesses: z.array(z.number().positive().max(50)).min(1).max(40),
  coating: z.string().min(1).max(40),
  steels: z.array(z.string().min(1)).min(1).max(20),
  supportDetail: z.enum(['bearing', 'cleat']),
}

/** The catalogue file of contract.md §5. */
export const catalogueSchema: z.ZodType<Catalogue> = z
  .object({
    version: z.string().min(1).max(100),
    origin: z.string().max(1000),
    families: z
      .array(
        z.discriminatedUnion('profileType', [
          z.strictObject({
            profileType: z.enum(['C', 'Z']),
            ...familyCommon,
            bBottom: positive,
            cTop: z.number().min(0).max(1000),
            cBottom: z.number().min(0).max(1000),
          }),
          z.strictObject({
            profileType: z.literal('OMEGA'),
            ...familyCommon,
            bBase: positive,
            bFoot: positive,
            c: z.number().min(0).max(1000),
          }),
        ]),
      )
      .min(1)
      .max(1000),
    steels: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(40),
          name: z.string().min(1).max(80),
          fyb: z.number().min(100).max(1000),
          fu: z.number().min(100).max(1200),
        }),
      )
      .min(1)
      .max(50),
  })
  .superRefine((c, ctx) => {
    const problem = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message })
    const ids = c.steels.map((s) => s.id)
    const typologies = new Set<string>()
    c.steels.forEach((s, i) => {
      if (ids.indexOf(s.id) !== i) problem(['steels', i, 'id'], `listed twice: ${s.id}`)
      if (s.fu < s.fyb) problem(['steels', i, 'fu'], `at least fyb (${s.fyb}), got ${s.fu}`)
    })
    c.families.forEach((f, i) => {
      if (typologies.has(f.typology)) problem(['families', i, 'typology'], `listed twice: ${f.typology}`)
      typologies.add(f.typology)
      if ((f.r === undefined) === (f.rOverT === undefined)) problem(['families', i, 'r'], 'either r or rOverT')
      f.steels.forEach((s, j) => {
        if (!ids.includes(s)) problem(['families', i, 'steels', j], `one of ${ids.join(', ')}, got ${s}`)
      })
    })
  })

export interface FieldProblem {
  path: (string | number)[]
  code: string
  message: string
}

const KIND: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What is wrong and what is allowed, in plain English. */
function plainMessage(issue: z.core.$ZodIssue): string {
  const input = issue.input
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = KIND[issue.expected] ?? issue.expected
      return input === undefined ? `missing: ${wanted} is needed` : `${wanted} is needed, got ${shown(input)}`
    }
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, got ${shown(input)}`
        : `at least ${issue.minimum} entries or characters`
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}, got ${shown(input)}`
        : `at most ${issue.maximum} entries or characters`
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}${input === undefined ? '; missing' : `, got ${shown(input)}`}`
    case 'invalid_union':
      if (issue.discriminator !== undefined) return issue.message
      return `not one of the shapes allowed here${input === undefined ? '; missing' : `, got ${shown(input)}`}`
    default:
      return issue.message
  }
}

function shown(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? Array.isArray(value)
        ? 'a list'
        : 'an object'
      : JSON.stringify(value)
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** The problems of a failed parse (with `reportInput`) in plain words, one a field. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((p) => (typeof p === 'symbol' ? String(p) : p))
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], code: 'UnknownField', message: 'unknown field' }))
    return [{ path, code: issue.code === 'custom' ? 'InvalidValue' : issue.code, message: plainMessage(issue) }]
  })
}

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])

/** The brand file; `BRAND_FILE`. */
export const brandSchema: z.ZodType<Brand> = z.strictObject({
  name: z.string().min(1).max(40),
  logoSvg: z.string().max(50_000),
  accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb'),
  address: z.array(z.string().max(100)).max(8),
  links: z.strictObject({ catalogue: link, privacy: link, cookies: link, terms: link }),
  social: z.array(z.strictObject({ name: z.string().min(1).max(40), url: link })).max(12),
})

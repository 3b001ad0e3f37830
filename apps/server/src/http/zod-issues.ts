import { MOST_PROBLEMS } from '@madre/contract/schemas'
import type { z } from 'zod'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { FieldIssue } from './problem.ts'

type Said = { key: MessageKey; values?: MessageValues }

/** Longest list of allowed values that a message names. */
const MAX_ALLOWED = 20

/** The problems of a failed parse, one entry a field, in no language yet; of very many the first. */
export function fieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.slice(0, MOST_PROBLEMS).flatMap((issue): FieldIssue[] => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, MOST_PROBLEMS)
        .map((key) => ({ field: [...path, key].join('.').slice(0, 200), key: 'UnknownField' }))
    return [{ field: path.join('.'), ...say(issue) }]
  })
}

function say(issue: z.core.$ZodIssue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue)
    case 'too_small':
    case 'too_big':
      return outOfRange(issue)
    case 'invalid_value':
      if (issue.input === undefined) return { key: 'Required' }
      return { key: 'OneOf', values: { allowed: issue.values.slice(0, MAX_ALLOWED).map(String).join(', ') } }
    case 'invalid_format':
      return { key: FORMATS[issue.format] ?? 'InvalidValue' }
    case 'invalid_union':
      return invalidUnion(issue)
    case 'custom':
      return custom(issue)
    default:
      return { key: 'InvalidValue' }
  }
}

const FORMATS: Record<string, MessageKey> = { email: 'InvalidEmail', date: 'MustBeDate' }

const EXPECTED: Record<string, MessageKey> = {
  string: 'MustBeText',
  number: 'MustBeNumber',
  nan: 'MustBeNumber',
  int: 'MustBeInteger',
  boolean: 'MustBeBoolean',
  array: 'MustBeList',
  object: 'MustBeObject',
  record: 'MustBeObject',
  null: 'MustBeNull',
}

function invalidType(issue: z.core.$ZodIssueInvalidType): Said {
  if (issue.input === undefined) return { key: 'Required' }
  return { key: EXPECTED[issue.expected] ?? 'InvalidValue' }
}

function outOfRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Said {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  const bound = small ? { min: limit } : { max: limit }
  if (issue.origin === 'string')
    return limit === 1 && small ? { key: 'NotBlank' } : { key: small ? 'MinLength' : 'MaxLength', values: bound }
  if (issue.origin === 'array') {
    const value = Array.isArray(issue.input) ? issue.input.length : 0
    if (issue.exact) return { key: 'ExactItems', values: { count: limit, value } }
    return { key: small ? 'MinItems' : 'MaxItems', values: { ...bound, value } }
  }
  const value = typeof issue.input === 'number' ? issue.input : ''
  if (issue.inclusive === false) return { key: small ? 'MoreThan' : 'LessThan', values: { ...bound, value } }
  return { key: small ? 'AtLeast' : 'AtMost', values: { ...bound, value } }
}

function invalidUnion(issue: z.core.$ZodIssueInvalidUnion): Said {
  if (issue.discriminator !== undefined && issue.inclusive !== false)
    return { key: 'OneOf', values: { allowed: (issue.options ?? []).map(String).join(', ') } }
  if (issue.input === undefined) return { key: 'Required' }
  const literals = issue.errors.flatMap((list) => list.flatMap((i) => (i.code === 'invalid_value' ? i.values : [])))
  return literals.length > 0
    ? { key: 'OneOf', values: { allowed: literals.map(String).join(', ') } }
    : { key: 'InvalidValue' }
}

/** Rules between fields have an English sentence; its pattern identifies the rule. */
const CUSTOM: [RegExp, MessageKey, string[]][] = [
  [/^(\d+) to (\d+) main spans, got (-?\d+)$/, 'MainSpanCount', ['min', 'max', 'value']],
  [/^([\d.]+) to ([\d.]+) m(?:, a quarter of its span)?, got (.+)$/, 'LengthRange', ['min', 'max', 'value']],
  [/^as many values as spans \((\d+)\), got (\d+)$/, 'AsManyAsSpans', ['count', 'value']],
  [/^either loadPermanentDistributed or the Min and Max pair/, 'PermanentLoadChoice', []],
  [/^(null|0) for FACADE/, 'NoSnowOnFacade', ['none']],
  [/^0 or absent for FACADE$/, 'NoRoofPointOnFacade', []],
  [/^0 or absent unless loadLiveCombinationFactor is all 0/, 'RoofPointOfCategoryH', []],
  [/at most the total length ([\d.]+) m, got (.+)$/, 'BandsTooLong', ['max', 'value']],
  [/^no such span: (.+)$/, 'NoSuchSpan', ['span']],
  [/^only where a panel holds the upper fibre/, 'PanelOnly', []],
  [/^coveringInertia and fixationsPerMeter are 0 with a sheet$/, 'TypedAndSheet', []],
  [/^narrowFlangeMm at most wideFlangeMm, and both together less than ribMm$/, 'FlangesTooWide', []],
  [/^CREST only with position NEGATIVE$/, 'CrestNeedsNegative', []],
  [/^shearStiffnessKn with spacingM, rotationalStiffnessN with flangeMm/, 'PairNeeded', []],
  [/^(.+) is listed twice$/, 'ListedTwice', ['what']],
  [/^a date such as /, 'MustBeDate', []],
  [/^exactly one of limit and limitMm$/, 'OneLimit', []],
  [/^an entry for each support between two main spans \((\d+)\), got (\d+)$/, 'ExactItems', ['count', 'value']],
  [/^a lap needs Z sections/, 'LapNeedsZ', []],
  [
    /^([\d.]+) to ([\d.]+) % of its span and at least ([\d.]+) m, got (.+) % \((.+) m\)$/,
    'LapShare',
    ['min', 'max', 'shortest', 'value', 'length'],
  ],
  [/^one side at most twice the other, got (.+) and (.+) m$/, 'LapUneven', ['left', 'right']],
  [/^the laps of a main span take at most ([\d.]+) % of it$/, 'LapsTooLong', ['max']],
  [/^HEAVIER needs at least three main spans$/, 'EndBaysNeedSpans', []],
  [/^HEAVIER needs a panel on the upper fibre$/, 'PanelOnly', []],
  [/^HEAVIER is for C and Z$/, 'EndBaysOfCAndZ', []],
  [/^HEAVIER needs a lap, a sleeve or a hinge/, 'EndBaysNeedJoints', []],
]

/** A rule of the server in a schema. Its message is given by key, not by text. */
export function rule(ctx: z.RefinementCtx, path: (string | number)[], key: MessageKey, values?: MessageValues): void {
  ctx.addIssue({ code: 'custom', path, message: key, params: { key, values } })
}

function custom(issue: z.core.$ZodIssueCustom): Said {
  const params = issue.params as { key?: MessageKey; values?: MessageValues } | undefined
  if (params?.key) return { key: params.key, ...(params.values ? { values: params.values } : {}) }
  for (const [pattern, key, names] of CUSTOM) {
    const match = pattern.exec(issue.message)
    if (match === null) continue
    const values = Object.fromEntries(
      names.map((name, i) => {
        const text = match[i + 1] ?? ''
        return [name, text !== '' && Number.isFinite(Number(text)) ? Number(text) : text]
      }),
    )
    return { key, values }
  }
  return { key: 'InvalidValue' }
}

import type { z } from 'zod'
import { MOST_PROBLEMS } from './most-problems.ts'

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

/** The problems of a failed parse (with `reportInput`) in plain words, one a field; of very many the first. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, MOST_PROBLEMS).flatMap((issue) => {
    const path = issue.path.map((p) => (typeof p === 'symbol' ? String(p) : p))
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, MOST_PROBLEMS)
        .map((key) => ({ path: [...path, key], code: 'UnknownField', message: 'unknown field' }))
    return [{ path, code: issue.code === 'custom' ? 'InvalidValue' : issue.code, message: plainMessage(issue) }]
  })
}

/** '$.spanLengthsM[2]' */
export function jsonPath(path: (string | number)[]): string {
  return path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${part}`), '$')
}

/** '$.spanLengthsM[2]: at most 25, got 30' */
export const problemLine = ({ path, message }: Pick<FieldProblem, 'path' | 'message'>): string =>
  `${jsonPath(path)}: ${message}`

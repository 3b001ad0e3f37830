/** What new simulations of a user start with, checked once, at the wall. */
import { z } from 'zod'
import { FIELDS as REQUEST_FIELDS } from './fields.ts'
import { problemsOf } from './most-problems.ts'
import { checkFurtherDeflections, restraintCount, shapesOf } from './request-schema.ts'
import { checkChosen } from './sheeting-schema.ts'
import type { StartValueKey, StartValues } from './start-values.ts'

const shape = shapesOf(REQUEST_FIELDS)

/** As in a request, a rule names what it finds beside a wrong type, too. */
const always = { when: () => true }

/** Each start value by itself: one that is no longer legal takes no other with it. */
const FIELDS = {
  location: shape.location,
  steelGrades: shape.steelGrades,
  deflectionLimit: shape.deflectionLimit,
  deflectionLimits: shape.deflectionLimits
    .unwrap()
    .superRefine((limits, ctx) => checkFurtherDeflections(limits, [], problemsOf(ctx)), always),
  loadLiveCombinationFactor: shape.loadLiveCombinationFactor,
  roofPointLoadKn: shape.roofPointLoadKn.unwrap(),
  loadWindCombinationFactor: shape.loadWindCombinationFactor,
  loadSnowCombinationFactor: shape.loadSnowCombinationFactor,
  spanRestraints: z.strictObject({
    upper: z.strictObject({ type: shape.spanRestraints.shape.upper.shape.type, lateralLocks: restraintCount }),
    lower: z.strictObject({ use: z.boolean(), lateralLocks: restraintCount }),
    restraintsDeclared: shape.metadata.shape.restraintsDeclared,
  }),
  claddingProperties: shape.claddingProperties,
  sheeting: shape.sheeting.unwrap().superRefine((given, ctx) => checkChosen(given, [], problemsOf(ctx)), always),
} as const satisfies Record<StartValueKey, z.ZodType>

export const startValuesSchema = z.strictObject(FIELDS).partial()

/** What of stored start values is legal today, and the names of those that are not. */
export function readStartValues(stored: unknown): { values: StartValues; leftOut: string[] } {
  const values: Record<string, unknown> = {}
  const leftOut: string[] = []
  for (const [key, value] of Object.entries(stored ?? {})) {
    const field = Object.hasOwn(FIELDS, key) ? FIELDS[key as StartValueKey] : undefined
    const read = field?.safeParse(value)
    if (read?.success) values[key] = read.data
    else leftOut.push(key)
  }
  return { values, leftOut }
}

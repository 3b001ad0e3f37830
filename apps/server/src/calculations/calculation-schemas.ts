import { CALCULATION_STATUSES, LIMITS, PROFILE_TYPES, SIMULATION_TYPES } from '@madre/contract'
import { calculationRequestSchema } from '@madre/contract/schemas'
import { z } from 'zod'
import { UNSTORABLE } from '../http/json-body.ts'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'

const name = z.string().trim().min(1).max(LIMITS.nameLength)
const description = z.string().max(LIMITS.descriptionLength)
const chosenResultId = z.string().min(1).max(100).nullable()

export const createBody = z.strictObject({
  name,
  description: description.optional(),
  request: calculationRequestSchema,
  chosenResultId: chosenResultId.optional(),
})

export const patchBody = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    project: z.string().max(LIMITS.nameLength).optional(),
    chosenResultId: chosenResultId.optional(),
    request: calculationRequestSchema.optional(),
  })
  .superRefine((body, ctx) => {
    if (Object.values(body).every((value) => value === undefined))
      rule(ctx, [], 'NothingToChange', { allowed: 'name, description, project, chosenResultId, request' })
  })
export type PatchBody = z.infer<typeof patchBody>

/** Parameters of a list; without any of them it is whole. */
export const listQuery = langQuery.extend({
  limit: z
    .string()
    .regex(/^([1-9]\d?|1\d\d|200)$/)
    .transform(Number)
    .optional()
    .meta({ description: '1 to 200' }),
  after: z.uuid().optional().meta({ description: 'id of the last one seen' }),
  search: z
    .string()
    .max(200)
    .superRefine((text, ctx) => {
      if (UNSTORABLE.test(text)) rule(ctx, [], 'InvalidCharacters')
    })
    .optional()
    .meta({
      description:
        'words, all of which stand in name, project or type; where none has them as they are typed, those that have them but for a slip',
    }),
})

export const summaryAnswer = z.object({
  id: z.string(),
  name: z.string(),
  simulationType: z.enum(SIMULATION_TYPES),
  spans: z.number().int(),
  profileType: z.enum(PROFILE_TYPES),
  mainSpans: z.number().int(),
  consoles: z.number().int(),
  chosen: z
    .object({
      section: z.string(),
      thicknessMm: z.number(),
      steel: z.string(),
      massPerMetreKg: z.number(),
      utilisation: z.number().nullable(),
    })
    .nullable(),
  calculationStatus: z.enum(CALCULATION_STATUSES),
  creationDate: z.iso.datetime(),
  lastUpdateDate: z.iso.datetime(),
  metadata: z.object({ projectName: z.string() }),
})

export const calculationAnswer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  project: z.string(),
  creationDate: z.iso.datetime(),
  lastUpdateDate: z.iso.datetime(),
  calculationStatus: z.enum(CALCULATION_STATUSES),
  chosenResultId: z.string().nullable(),
  calculatedAt: z.iso.datetime().nullable(),
  request: calculationRequestSchema,
  result: z.unknown().meta({ description: 'The result, once there is one; else null' }),
  errorMessage: z.string().optional(),
  progress: z
    .object({ placeInQueue: z.number().int().nullable(), shareDone: z.number().nullable() })
    .optional()
    .meta({ description: 'While IN_PROGRESS: the place among those that wait, from 1, or the share done, 0 to 1' }),
})

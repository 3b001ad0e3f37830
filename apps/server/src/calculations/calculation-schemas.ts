import {
  CALCULATION_ERROR_CODES,
  CALCULATION_STATUSES,
  type Calculation,
  LIMITS,
  PROFILE_TYPES,
  REVISION_STATES,
  SIMULATION_TYPES,
} from '@madre/contract'
import { EXAMPLES } from '@madre/contract/examples'
import { resultSchema } from '@madre/contract/result-schema'
import { calculationRequestSchema } from '@madre/contract/schemas'
import { UNDERESTIMATED } from '@madre/engine'
import { z } from 'zod'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'

export const ofCalculations = { tags: ['Calculations'], querystring: langQuery }

const EXAMPLE = EXAMPLES['omega-roof']

export const calculationRequest = calculationRequestSchema.meta({
  id: 'CalculationRequest',
  description: 'What is designed. Loads are in kN/m², point loads in kN; the lists hold a value for each span.',
  examples: [EXAMPLE.request],
})

const name = z.string().trim().min(1).max(LIMITS.nameLength)
export const description = z.string().max(LIMITS.descriptionLength)
const chosenResultId = z.string().min(1).max(100).nullable()

export const createBody = z
  .strictObject({
    name,
    description: description.optional(),
    request: calculationRequest,
    chosenResultId: chosenResultId.optional(),
  })
  .meta({ id: 'NewCalculation', examples: [{ name: 'Hall', request: EXAMPLE.request }] })

export const patchBody = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    project: z.string().max(LIMITS.nameLength).optional(),
    chosenResultId: chosenResultId.optional(),
    request: calculationRequest.optional(),
  })
  .superRefine((body, ctx) => {
    if (Object.values(body).every((value) => value === undefined))
      rule(ctx, [], 'NothingToChange', { allowed: 'name, description, project, chosenResultId, request' })
  })
  .meta({ id: 'CalculationChange', examples: [{ chosenResultId: 'OMEGA-160-60-2.0-S350' }] })
export type PatchBody = z.infer<typeof patchBody>

const status = z.enum(CALCULATION_STATUSES).meta({
  description:
    'PENDING: saved, never calculated. IN_PROGRESS: queued or running. COMPLETE or ERROR: calculated. EDITED: changed since, the old result stays readable',
})

const verdict = z.object({ pass: z.boolean(), utilisation: z.number().nullable() })

const underestimated = z
  .array(z.enum(UNDERESTIMATED))
  .meta({ description: 'What the engine of the result underestimated of this line: calculate again' })

const recalculated = z
  .object({
    engineVersion: z.string(),
    section: z.string(),
    thicknessMm: z.number(),
    steel: z.string(),
    before: verdict,
    after: verdict.nullable(),
  })
  .nullable()
  .meta({
    description:
      'The chosen solution, else the lightest, before and after a result that was underestimated was calculated again; null otherwise',
  })

const revision = z
  .object({
    letter: z.string(),
    state: z.enum(REVISION_STATES),
    isChangedSince: z.boolean(),
  })
  .nullable()
  .meta({
    description:
      'The newest revision, the state of its check, and whether the working copy says something else by now or was calculated again; null where nothing was issued',
  })

/** The section of a solution, as lists name it. */
export const sectionInShort = {
  section: z.string(),
  thicknessMm: z.number(),
  endBayThicknessMm: z
    .number()
    .exactOptional()
    .meta({ description: 'Of two thicknesses; thicknessMm is of the inner spans' }),
  steel: z.string(),
  massPerMetreKg: z.number(),
  utilisation: z.number().nullable(),
}

export const summaryAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    simulationType: z.enum(SIMULATION_TYPES),
    spans: z.number().int().meta({ description: 'main spans and consoles' }),
    profileType: z.enum(PROFILE_TYPES),
    mainSpans: z.number().int(),
    consoles: z.number().int(),
    chosen: z.object(sectionInShort).nullable().meta({ description: 'The chosen solution; null without one' }),
    underestimated,
    recalculated,
    revision,
    calculationStatus: status,
    creationDate: z.iso.datetime(),
    lastUpdateDate: z.iso.datetime(),
    metadata: z.object({ projectName: z.string() }),
  })
  .meta({ id: 'CalculationSummary', description: 'A simulation as a list shows it' })

export const calculationAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    project: z.string().meta({ description: 'mirrors request.metadata.projectName' }),
    creationDate: z.iso.datetime(),
    lastUpdateDate: z.iso.datetime(),
    calculationStatus: status,
    chosenResultId: z.string().nullable().meta({ description: 'id of the chosen solution' }),
    calculatedAt: z.iso.datetime().nullable().meta({ description: 'When the result was calculated' }),
    underestimated,
    recalculated,
    revision,
    request: calculationRequest,
    result: resultSchema.nullable().meta({ description: 'The result, once there is one; else null' }),
    errorMessage: z.string().optional().meta({ description: 'Why it is in ERROR, in the language asked for' }),
    errorCode: z.enum(CALCULATION_ERROR_CODES).optional().meta({
      description: 'The same for programs; CalculationInterrupted: start it again',
    }),
    progress: z
      .object({ placeInQueue: z.number().int().nullable(), shareDone: z.number().nullable() })
      .optional()
      .meta({ description: 'While IN_PROGRESS: the place among those that wait, from 1, or the share done, 0 to 1' }),
  })
  .meta({
    id: 'Calculation',
    description: 'A simulation: its request and, once it is calculated, its result',
    examples: [
      {
        id: 'f8f5e5a2-51f9-4a5b-8a63-3a1c1c7d9d3e',
        name: 'Hall',
        description: '',
        project: EXAMPLE.request.metadata.projectName,
        creationDate: '2026-01-31T12:00:00.000Z',
        lastUpdateDate: '2026-01-31T12:00:00.000Z',
        calculationStatus: 'PENDING',
        chosenResultId: null,
        calculatedAt: null,
        underestimated: [],
        recalculated: null,
        revision: null,
        request: EXAMPLE.request,
        result: null,
      } satisfies Calculation,
    ],
  })

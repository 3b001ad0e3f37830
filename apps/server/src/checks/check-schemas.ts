import { type Check, type CheckSummary, DECISIONS } from '@madre/contract'
import { resultSchema } from '@madre/contract/result-schema'
import { z } from 'zod'
import { calculationRequest } from '../calculations/calculation-schemas.ts'
import { langQuery } from '../http/problem-schema.ts'
import { author, record, revisionAnswer, time } from '../revisions/revision-schemas.ts'

export const ofChecks = { tags: ['Checks'], querystring: langQuery }

const summary = z.object({
  id: z.string(),
  letter: z.string().meta({ description: 'of the revision' }),
  name: z.string().meta({ description: 'of the simulation, as it was issued' }),
  project: z.string(),
  author,
  askedAt: time,
  decision: z.enum(DECISIONS).nullable().meta({ description: 'null: open' }),
  decidedAt: time.nullable(),
})

export const checkSummaryAnswer = summary.meta({
  id: 'RevisionCheckSummary',
  description: 'A check, as the list of its checker shows it',
}) satisfies z.ZodType<CheckSummary>

export const checkAnswer = summary
  .extend({
    message: z.string().meta({ description: 'of who asks' }),
    comment: z.string().nullable().meta({ description: 'of who decided' }),
    revision: revisionAnswer.meta({ description: 'With this check, whatever was asked of others since' }),
    record,
    previous: z
      .object({
        letter: z.string(),
        engineVersion: z.string(),
        request: calculationRequest,
        solution: resultSchema.shape.solutions.element,
      })
      .nullable()
      .meta({ description: 'The revision before, to be compared with; null: there is none' }),
    isCurrentVersion: z.boolean().meta({
      description: 'Whether engine, catalogue and tables are those of the record; else it can be returned alone',
    }),
  })
  .meta({ id: 'RevisionCheck', description: 'A check with all its checker reads' }) satisfies z.ZodType<Check>

import { type NewShare, SHARE_LIMITS, type Share } from '@madre/contract'
import { z } from 'zod'
import { calculationAnswer } from '../calculations/calculation-schemas.ts'
import { MAX_HEADER_BYTES } from '../http/request-path.ts'
import { author, record, revisionAnswer, time } from '../revisions/revision-schemas.ts'

const { days, label } = SHARE_LIMITS

export const shareBody = z
  .strictObject({
    letter: z.string().min(1).max(10).nullable().meta({
      description: 'of the revision; null: the working copy, always as last saved',
    }),
    days: z.number().int().min(days.min).max(days.max).default(days.usual).meta({ description: 'how long it works' }),
    label: z.string().trim().max(label).default('').meta({ description: 'for whom it is; the reader does not see it' }),
  })
  .meta({ id: 'NewLink', examples: [{ letter: 'B', days: 14, label: 'site' }] })

const share = z.object({
  id: z.string(),
  calculationId: z.string(),
  name: z.string().meta({ description: 'of the simulation, as it is now' }),
  letter: z.string().nullable().meta({ description: 'of the revision; null: the working copy' }),
  label: z.string(),
  createdAt: time,
  expiresAt: time,
  lastUsedAt: time.nullable().meta({ description: 'to the minute' }),
})

export const shareAnswer = share.meta({
  id: 'Link',
  description: 'A link to a revision or to a working copy',
}) satisfies z.ZodType<Share>

export const newShareAnswer = share
  .extend({
    url: z.string().meta({
      description: 'Told this once. It begins at /shared where the server has no public address',
    }),
  })
  .meta({ id: 'MadeLink' }) satisfies z.ZodType<NewShare>

/** Without a calculation: all links of the user. A `calculation` that is no id names none. */
export const calculationOfShares = z.string().max(MAX_HEADER_BYTES).optional().meta({
  description: 'id of a simulation: its links alone',
})

const { name, project, description, request, calculationStatus, chosenResultId, calculatedAt, result } =
  calculationAnswer.shape

export const sharedAnswer = z
  .union([
    z.object({ letter: z.string(), expiresAt: time, author, revision: revisionAnswer, record }),
    z.object({
      letter: z.null(),
      expiresAt: time,
      author,
      calculation: z.object({
        name,
        project,
        description,
        request,
        calculationStatus,
        chosenResultId,
        calculatedAt,
        result,
      }),
    }),
  ])
  .meta({ id: 'Shared', description: 'What a link shows: a revision, or the working copy as last saved' })

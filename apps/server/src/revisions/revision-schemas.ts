import { DECISIONS, LANGUAGES, REVISION_LIMITS, REVISION_STATES, type Revision } from '@madre/contract'
import { resultSchema } from '@madre/contract/result-schema'
import { z } from 'zod'
import { calculationRequest, sectionInShort } from '../calculations/calculation-schemas.ts'
import { anyId, idParams, langQuery } from '../http/problem-schema.ts'

export const letterParams = z.object({ id: anyId, letter: anyId })
export const ofRevisions = { tags: ['Revisions'], querystring: langQuery, params: idParams }
export const ofLetter = { ...ofRevisions, params: letterParams }

export const issueBody = z
  .strictObject({
    message: z.string().trim().max(REVISION_LIMITS.message).optional(),
    reason: z.string().trim().max(REVISION_LIMITS.reason).optional().meta({
      description: 'Why a solution that fails is issued all the same: needed then, and kept then alone',
    }),
  })
  .meta({ id: 'NewRevision', examples: [{ message: 'snow of the valley' }] })
export type IssueBody = z.infer<typeof issueBody>

/** `as`: issued; other values are ignored. */
export const revisionNoteQuery = langQuery.extend({
  as: z
    .literal('issued')
    .optional()
    .catch(undefined)
    .meta({
      description: 'issued: the note of the issue, also where there is one with the check',
      type: 'string',
      enum: ['issued'],
    }),
})

export const author = z.object({ name: z.string(), company: z.string() })
const language = z.enum(LANGUAGES)
export const time = z.iso.datetime()

export const titleFields = {
  jobNumber: z.string().trim().max(REVISION_LIMITS.jobNumber),
  client: z.string().trim().max(REVISION_LIMITS.client),
  site: z.string().trim().max(REVISION_LIMITS.site),
}

export const state = z.enum(REVISION_STATES).meta({
  description:
    'ISSUED: nobody is asked to check it. SUBMITTED: somebody is. CHECKED or RETURNED: what came of it. That of the last check',
})

export const revisionAnswer = z
  .object({
    id: z.string(),
    letter: z.string().meta({ description: 'A to Z, AA, AB and on' }),
    state,
    isNewest: z.boolean(),
    isChangedSince: z.boolean().meta({
      description: 'whether the working copy says something else by now, or was calculated again',
    }),
    message: z.string(),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why a solution that fails was issued; null of one that passes' }),
    issuedAt: time,
    language: language.meta({ description: 'of its note' }),
    author,
    hash: z.string().meta({ description: 'sha256 of the record as canonical JSON: no spaces, keys in order' }),
    code: z.string().meta({ description: 'the first 32 digits of the hash: what Verify takes' }),
    engineVersion: z.string(),
    catalogueVersion: z.string(),
    notes: z.array(z.object({ as: z.enum(['ISSUED', 'CHECKED']), sha256: z.string(), bytes: z.number().int() })).meta({
      description: 'Its notes as they were made, which never change; sha256 and size of the PDF',
    }),
    solution: z.object({
      id: z.string(),
      ...sectionInShort,
      pass: z.boolean(),
    }),
    check: z
      .object({
        email: z.string(),
        message: z.string(),
        askedAt: time,
        decidedAt: time.nullable(),
        decision: z.enum(DECISIONS).nullable(),
        name: z.string().nullable().meta({ description: 'of who decided, as they were then' }),
        company: z.string().nullable(),
        comment: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'The last check; null where nobody was asked, or it was withdrawn' }),
  })
  .meta({
    id: 'Revision',
    description: 'What was issued of a simulation, as a list shows it',
  }) satisfies z.ZodType<Revision>

export const record = z
  .object({
    letter: z.string(),
    issuedAt: time,
    language,
    message: z.string(),
    reason: z.string().nullable(),
    author,
    name: z.string(),
    project: z.string(),
    titleBlock: z.object({ jobNumber: z.string(), client: z.string(), site: z.string() }),
    description: z.string(),
    calculatedAt: time,
    tablesVersion: z.string().nullable().meta({
      description: 'of the tables by which the note says what the place gives; null without a place',
    }),
    request: calculationRequest,
    chosenResultId: z.string(),
    result: resultSchema.meta({ description: 'with its one solution, and all else of it' }),
  })
  .meta({ id: 'RevisionRecord', description: 'All that was issued; it never changes' })

import { LIMITS, mainSpanCount, SPANS, TRIAL_NOTE_MAIN_SPANS } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { calculationRequest } from '../calculations/calculation-schemas.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { printNote } from '../calculations/print-note.ts'
import { withSettledSite } from '../calculations/site-provenance.ts'
import { limitedAddress } from '../http/client-address.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { rule } from '../http/zod-issues.ts'
import { asLanguage } from '../messages/messages.ts'

const NOTES_AN_HOUR = 6

const noteBody = z
  .strictObject({
    name: z.string().trim().min(1).max(LIMITS.nameLength).default('Untitled'),
    description: z.string().max(LIMITS.descriptionLength).default(''),
    request: calculationRequest,
    chosenResultId: z.string().min(1).max(100),
    lang: z
      .string()
      .max(35)
      .optional()
      .catch(undefined)
      .meta({ description: 'of the note; else the parameter `lang`' }),
    form: z.enum(['full', 'short']).default('full'),
    secondOpinion: z.boolean().default(false).meta({ description: 'with a page of finite strips, for information' }),
    result: z.unknown().optional().meta({ description: 'not read: the request is designed again' }),
  })
  .superRefine(({ request }, ctx) => {
    const value = mainSpanCount(request)
    if (value > TRIAL_NOTE_MAIN_SPANS)
      rule(ctx, ['request', 'spanLengthsM'], 'MainSpanCount', {
        min: SPANS.count.min,
        max: TRIAL_NOTE_MAIN_SPANS,
        value,
      })
  })
  .meta({ id: 'TrialNote' })

/** The calculation note of a trial (TRIAL=note), without an account: designed here from the request only, and marked on every page. */
export const trialNoteRoutes: Route = (app, { database: { db }, notes, trial, catalogue, brand, baseUrl }) => {
  const limiter = new RateLimiter(db)
  app.post('/Trial/calculation-note', {
    // Where trial notes are off the route does not exist, for any body.
    onRequest: async () => {
      if (trial !== 'note') throw new ProblemError(404, 'NotFound')
    },
    schema: {
      operationId: 'printTrialNote',
      summary: 'Print a calculation note without an account',
      description: `Where the server offers it (TRIAL=note): the request is designed again, and every page says that it is not for construction. At most ${TRIAL_NOTE_MAIN_SPANS} main spans, ${NOTES_AN_HOUR} an hour from one address.`,
      security: ACCESS.open,
      tags: ['Trial'],
      querystring: langQuery,
      body: noteBody,
      response: { 200: z.object({ base64Pdf: z.string() }), ...problems(400, 404, 429, 500, 503, 507) },
    },
    handler: async (request, reply) => {
      const { name, description, chosenResultId, lang, form, secondOpinion } = request.body
      requireKnownSteels(request.body.request, catalogue)
      const designed = withSettledSite(request.body.request, undefined)
      const address = limitedAddress(request.ip)
      await limiter.spend([{ name: 'trial-note', key: address, max: NOTES_AN_HOUR, minutes: 60 }])
      const base64Pdf = await printNote(request, reply, notes, `trial ${address}`, {
        language: asLanguage(lang) ?? requestLanguage(request),
        form,
        secondOpinion,
        brand,
        calculation: {
          name,
          project: designed.metadata.projectName,
          description: description || designed.metadata.description,
          date: new Date().toISOString(),
        },
        author: null,
        request: JSON.stringify(designed),
        result: null,
        solutionId: chosenResultId,
        publicAddress: baseUrl,
        isTrial: true,
      })
      return { base64Pdf }
    },
  })
}

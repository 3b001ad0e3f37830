import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { UNSTORABLE } from '../http/json-body.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, problems } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import { ofCalculations, summaryAnswer } from './calculation-schemas.ts'
import { listPlaces, readShortList, readSummaries } from './summaries.ts'
import { longList, SLICE } from './whole-list.ts'

/** Parameters of a list. Without any of them the list is complete. */
const listQuery = langQuery.extend({
  limit: z
    .string()
    .regex(/^([1-9]\d?|1\d\d|200)$/)
    .transform(Number)
    .optional()
    .meta({ description: 'without any parameter the list is whole', type: 'integer', minimum: 1, maximum: 200 }),
  after: z.uuid().optional().meta({ description: 'id of the last one seen; Link names the next page' }),
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
  touched: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .meta({
      description:
        'true: those alone whose result an earlier engine underestimated, or that were calculated again since',
      type: 'string',
      enum: ['true', 'false'],
    }),
})

export const listCalculationsRoute: Route = (app, { database: { db }, auth, appId }) => {
  app.get('/Calculations', {
    schema: {
      operationId: 'listCalculations',
      summary: 'List the simulations',
      description:
        'Newest change first. Without parameters the list is whole; with limit, after or search it is a page, and the header Link names the next one.',
      security: ACCESS.read,
      ...ofCalculations,
      querystring: listQuery,
      response: { 200: z.array(summaryAnswer), ...problems(400, 401, 404) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const { limit, after, search, touched, lang } = request.query
      const isWhole = limit === undefined && after === undefined && search === undefined && !touched
      const short = isWhole ? await readShortList(db, user.id, SLICE) : undefined
      if (short !== undefined) {
        reply.header('x-total-count', short.length)
        return short
      }
      const listed = await listPlaces(db, user.id, { limit, after, search, touched }, requestLanguage(request))
      if (listed === undefined) throw new ProblemError(404, 'CalculationNotFound')
      const { places, total, more, unbroken } = listed
      const last = places.at(-1)
      if (more && last !== undefined) {
        const next = new URLSearchParams({
          limit: String(limit),
          after: last.id,
          ...(search ? { search } : {}),
          ...(touched ? { touched: 'true' } : {}),
          ...(lang ? { lang } : {}),
        })
        reply.header('link', `</api/${appId}/Calculations?${next}>; rel="next"`)
      }
      if (total !== null) reply.header('x-total-count', total)
      if (places.length <= SLICE) return readSummaries(db, user.id, places, unbroken)
      reply.type('application/json; charset=utf-8')
      return reply.send(longList(db, user.id, listed) as never)
    },
  })
}

import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { listQuery, ofCalculations, summaryAnswer } from './calculation-schemas.ts'
import { listPlaces, readShortList, readSummaries } from './summaries.ts'
import { longList, SLICE } from './whole-list.ts'

export function listCalculationsRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Calculations',
    {
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
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      const { limit, after, search, touched } = request.query
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
        })
        reply.header('link', `</api/${deps.appId}/Calculations?${next}>; rel="next"`)
      }
      if (total !== null) reply.header('x-total-count', total)
      if (places.length <= SLICE) return readSummaries(db, user.id, places, unbroken)
      reply.type('application/json; charset=utf-8')
      return reply.send(longList(db, user.id, listed) as never)
    },
  )
}

import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { MAX_HEADER_BYTES } from '../http/request-path.ts'
import { ofCalculations } from './calculation-schemas.ts'
import { changeOwn } from './own-calculation.ts'

const deleteQuery = langQuery.extend({
  name: z.string().max(MAX_HEADER_BYTES).optional().meta({
    description: 'the name of the simulation, exactly: needed where revisions were issued of it',
  }),
})

export const deleteCalculationRoute: Route = (app, { database, auth, queue }) => {
  app.delete('/Calculations/:id', {
    schema: {
      operationId: 'deleteCalculation',
      summary: 'Delete a simulation',
      description: 'With all of its revisions: then its name has to be given (RevisionsExist).',
      security: ACCESS.write,
      ...ofCalculations,
      querystring: deleteQuery,
      params: idParams,
      response: { 204: noContent, ...problems(401, 404, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      await changeOwn({ database, queue }, user.id, request.params, async (tx, row) => {
        if (row.issued !== null && plainName(request.query.name ?? '') !== plainName(row.name))
          throw new ProblemError(409, 'RevisionsExist')
        await tx.deleteFrom('calculations').where('id', '=', row.id).execute()
        return { dropped: row.run_token, admitted: await queue.released(tx, user.id, row.run_token) }
      })
      return reply.code(204).send()
    },
  })
}

/** A name in the form compared with a typed one. */
const plainName = (name: string) => name.trim().normalize('NFC')

import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { MOST_NAMED } from '../users/own-rows.ts'
import { createBody, keptSheet, ofSheets, presentSheet } from './sheet-schemas.ts'
import { insertSheet } from './sheet-store.ts'

export function createSheetRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.post(
    '/Sheets',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'createSheet',
        summary: 'Keep a cladding sheet',
        description:
          'To be chosen in simulations. A name is taken once, whatever its case (SheetNameTaken); a user has fifty at most.',
        security: ACCESS.write,
        ...ofSheets,
        body: createBody,
        response: { 201: keptSheet, ...problems(400, 401, 409, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      const made = await insertSheet(db, user.id, request.body)
      if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManySheets', { values: { max: MOST_NAMED } })
      if (made === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
      return reply.code(201).send(presentSheet(made))
    },
  )
}

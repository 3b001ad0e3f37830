import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { calculationAnswer, createBody, ofCalculations } from './calculation-schemas.ts'
import { insertCalculation } from './calculation-store.ts'
import { createOnce } from './idempotency.ts'
import { requireKnownSteels } from './known-steels.ts'
import { sendCalculation } from './own-calculation.ts'

/** Other headers stay unchecked. */
const createHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x20-\x7e]{1,128}$/)
    .optional()
    .meta({ description: 'Sent again with the same key within 24 h, a creation makes nothing new' }),
})

export const createCalculationRoute: Route = (app, { database: { db }, auth, catalogue }) => {
  app.post('/Calculations', {
    preValidation: auth.gate,
    schema: {
      operationId: 'createCalculation',
      summary: 'Create a simulation',
      description: 'It is saved as PENDING; calculate starts the calculation.',
      security: ACCESS.write,
      ...ofCalculations,
      headers: createHeaders,
      body: createBody,
      response: { 201: calculationAnswer, ...problems(400, 401, 404, 422, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      requireKnownSteels(request.body.request, catalogue)
      const key = request.headers['idempotency-key']
      const row =
        key === undefined
          ? await insertCalculation(db, user.id, request.body)
          : await createOnce(db, user.id, key, request.body)
      return sendCalculation(db, request, reply, row, 201)
    },
  })
}

import { sql } from 'kysely'
import { z } from 'zod'
import type { Route } from './app-deps.ts'
import { ProblemError } from './http/problem.ts'
import { ACCESS, problems } from './http/problem-schema.ts'

/** The database must answer within this to count as ready. */
const DATABASE_TIMEOUT_MS = 3_000

/** Liveness (the process answers) and readiness (its database answers too), for monitoring. */
export const healthRoutes: Route = (app, { database: { db }, lifecycle }) => {
  const common = { logLevel: 'error' as const }

  app.get('/healthz', {
    ...common,
    schema: {
      operationId: 'liveness',
      summary: 'Whether the process lives',
      security: ACCESS.open,
      tags: ['Health'],
      response: { 200: z.object({ status: z.literal('ok') }) },
    },
    handler: async () => ({ status: 'ok' as const }),
  })

  app.get('/readyz', {
    ...common,
    schema: {
      operationId: 'readiness',
      summary: 'Whether its database answers too',
      security: ACCESS.open,
      tags: ['Health'],
      response: { 200: z.object({ status: z.literal('ready') }), ...problems(503) },
    },
    handler: async () => {
      if (lifecycle.ending) throw new ProblemError(503, 'ServiceUnavailable')
      const late = new Promise((_, fail) => setTimeout(() => fail(new Error('too late')), DATABASE_TIMEOUT_MS).unref())
      await Promise.race([sql`SELECT 1`.execute(db), late]).catch((error: unknown) => {
        app.log.error({ err: error }, 'the database does not answer')
        throw new ProblemError(503, 'ServiceUnavailable')
      })
      return { status: 'ready' as const }
    },
  })
}

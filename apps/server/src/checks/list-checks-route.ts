import type { CheckSummary } from '@madre/contract'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { checkSummaryAnswer, ofChecks } from './check-schemas.ts'
import { listChecks, presentCheckSummary } from './check-store.ts'

export function listChecksRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Checks',
    {
      schema: {
        operationId: 'listChecks',
        summary: 'List the checks asked of oneself',
        description: 'Open ones first, and those one has decided.',
        security: ACCESS.session,
        ...ofChecks,
        response: { 200: z.array(checkSummaryAnswer), ...problems(401, 403) },
      },
    },
    async (request): Promise<CheckSummary[]> => {
      const { user } = await auth.requireSession(request)
      return (await listChecks(db, user)).map(presentCheckSummary)
    },
  )
}

import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofTemplates, presentSummary, summaryAnswer } from './template-schemas.ts'
import { listTemplates } from './template-store.ts'

export function listTemplatesRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Templates',
    {
      schema: {
        operationId: 'listTemplates',
        summary: 'List the templates',
        description: 'By name, without their requests.',
        security: ACCESS.read,
        ...ofTemplates,
        response: { 200: z.array(summaryAnswer), ...problems(401) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      return (await listTemplates(db, user.id)).map(presentSummary)
    },
  )
}

import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, problems, requireId } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofTemplates, presentTemplate, templateAnswer } from './template-schemas.ts'
import { findTemplate } from './template-store.ts'

export function readTemplateRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Templates/:id',
    {
      schema: {
        operationId: 'readTemplate',
        summary: 'Read a template',
        description: 'With its request, from which POST Calculations makes a simulation.',
        security: ACCESS.read,
        ...ofTemplates,
        params: idParams,
        response: { 200: templateAnswer, ...problems(401, 404) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      const row = await findTemplate(db, user.id, requireId(request.params, 'TemplateNotFound'))
      if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
      return presentTemplate(row)
    },
  )
}

import type { AppDeps } from '../app-deps.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, problems, requireId } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofTemplates, patchBody, presentTemplate, templateAnswer } from './template-schemas.ts'
import { updateTemplate } from './template-store.ts'

export function changeTemplateRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.patch(
    '/Templates/:id',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'changeTemplate',
        summary: 'Rename a template, or replace its request',
        description: 'Only what is given changes.',
        security: ACCESS.write,
        ...ofTemplates,
        params: idParams,
        body: patchBody,
        response: { 200: templateAnswer, ...problems(400, 401, 404, 409, 507) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      if (request.body.request) requireKnownSteels(request.body.request, deps.catalogue)
      const row = await updateTemplate(db, user.id, requireId(request.params, 'TemplateNotFound'), request.body)
      if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
      if (row === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
      return presentTemplate(row)
    },
  )
}

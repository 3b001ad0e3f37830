import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, idParams, noContent, problems, requireId } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { deleteOwn } from '../users/own-rows.ts'
import { ofTemplates } from './template-schemas.ts'

export function deleteTemplateRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.delete(
    '/Templates/:id',
    {
      schema: {
        operationId: 'deleteTemplate',
        summary: 'Delete a template',
        description: 'Simulations that were made from it stay.',
        security: ACCESS.write,
        ...ofTemplates,
        params: idParams,
        response: { 204: noContent, ...problems(401, 404, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      if (!(await deleteOwn(db, 'templates', user.id, requireId(request.params, 'TemplateNotFound'))))
        throw new ProblemError(404, 'TemplateNotFound')
      return reply.code(204).send()
    },
  )
}

import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, noContent, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofProjects } from './project-schemas.ts'
import { deleteLogo } from './project-store.ts'

export function deleteLogoRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.delete(
    '/Users/logo',
    {
      schema: {
        operationId: 'deleteLogo',
        summary: 'Delete the logo of the office',
        security: ACCESS.session,
        ...ofProjects,
        response: { 204: noContent, ...problems(401, 403, 404, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.requireSession(request)
      if (!(await deleteLogo(db, user.id))) throw new ProblemError(404, 'NotFound')
      return reply.code(204).send()
    },
  )
}

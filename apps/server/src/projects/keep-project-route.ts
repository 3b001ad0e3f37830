import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofProjects, project } from './project-schemas.ts'
import { keepProject, MOST_PROJECTS } from './project-store.ts'

export function keepProjectRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.put(
    '/Projects',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'keepProject',
        summary: 'Keep the title block of a project',
        description:
          'It stands in every note of the project from then on; what was issued stays as it is. Three empty texts take it away. A user has 500 at most.',
        security: ACCESS.write,
        ...ofProjects,
        body: project,
        response: { 200: project, ...problems(400, 401, 507) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      if (!(await keepProject(db, user.id, request.body)))
        throw new ProblemError(400, 'TooManyProjects', { values: { max: MOST_PROJECTS } })
      return request.body
    },
  )
}

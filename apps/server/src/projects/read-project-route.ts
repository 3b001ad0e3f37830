import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, langQuery, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ofProjects, project, projectName } from './project-schemas.ts'
import { findProject } from './project-store.ts'

export function readProjectRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Projects',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'readProject',
        summary: 'Read the title block of a project',
        description: 'Empty texts where nothing is kept for a project of that name.',
        security: ACCESS.read,
        ...ofProjects,
        querystring: langQuery.extend({ name: projectName }),
        response: { 200: project, ...problems(400, 401) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      const { name } = request.query
      return { name, ...(await findProject(db, user.id, name)) }
    },
  )
}

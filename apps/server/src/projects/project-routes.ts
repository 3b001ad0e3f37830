import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, problems } from '../http/problem-schema.ts'
import { ofProjects, project, projectName } from './project-schemas.ts'
import { findProject, keepProject, MOST_PROJECTS } from './project-store.ts'

/** The texts of the title block of a project's notes. */
export const projectRoutes: Route = (app, { database: { db }, auth }) => {
  app.get('/Projects', {
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
    handler: async (request) => {
      const { user } = await auth.require(request)
      const { name } = request.query
      return { name, ...(await findProject(db, user.id, name)) }
    },
  })

  app.put('/Projects', {
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
    handler: async (request) => {
      const { user } = await auth.require(request)
      if (!(await keepProject(db, user.id, request.body)))
        throw new ProblemError(400, 'TooManyProjects', { values: { max: MOST_PROJECTS } })
      return request.body
    },
  })
}

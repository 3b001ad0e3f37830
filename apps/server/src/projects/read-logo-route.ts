import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { logo, ofProjects } from './project-schemas.ts'
import { findLogo } from './project-store.ts'

export function readLogoRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Users/logo',
    {
      schema: {
        operationId: 'readLogo',
        summary: 'Read the logo of the office',
        security: ACCESS.session,
        ...ofProjects,
        response: { 200: logo, ...problems(401, 403, 404) },
      },
    },
    async (request) => {
      const { user } = await auth.requireSession(request)
      const png = await findLogo(db, user.id)
      if (png === null) throw new ProblemError(404, 'NotFound')
      return { png: png.toString('base64') }
    },
  )
}

import { LOGO_LIMITS } from '@madre/contract'
import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { readLogo } from './png.ts'
import { logo, ofProjects } from './project-schemas.ts'
import { keepLogo } from './project-store.ts'

export function keepLogoRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.put(
    '/Users/logo',
    {
      preValidation: auth.sessionGate,
      schema: {
        operationId: 'keepLogo',
        summary: 'Keep a logo of the office',
        description:
          'It stands in every note from then on. Only what is needed to draw it is kept: no texts, no colour profile.',
        security: ACCESS.session,
        ...ofProjects,
        body: logo,
        response: { 200: logo, ...problems(400, 401, 403, 507) },
      },
    },
    async (request) => {
      const { user } = await auth.requireSession(request)
      const png = await readLogo(Buffer.from(request.body.png, 'base64'))
      if (typeof png === 'string')
        throw new ProblemError(400, png, {
          issues: [{ field: 'png', key: png, values: { kB: LOGO_LIMITS.bytes / 1024, px: LOGO_LIMITS.pixels } }],
        })
      await keepLogo(db, user.id, png)
      return { png: png.toString('base64') }
    },
  )
}

import { LOGO_LIMITS } from '@madre/contract'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, noContent, problems } from '../http/problem-schema.ts'
import { readLogo } from './png.ts'
import { logo, ofProjects } from './project-schemas.ts'
import { deleteLogo, findLogo, keepLogo } from './project-store.ts'

/** The logo of the office in the title block of notes. */
export const logoRoutes: Route = (app, { database: { db }, auth }) => {
  app.get('/Users/logo', {
    schema: {
      operationId: 'readLogo',
      summary: 'Read the logo of the office',
      security: ACCESS.session,
      ...ofProjects,
      response: { 200: logo, ...problems(401, 403, 404) },
    },
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      const png = await findLogo(db, user.id)
      if (png === null) throw new ProblemError(404, 'NotFound')
      return { png: png.toString('base64') }
    },
  })

  app.put('/Users/logo', {
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
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      const png = await readLogo(Buffer.from(request.body.png, 'base64'))
      if (typeof png === 'string')
        throw new ProblemError(400, png, {
          issues: [{ field: 'png', key: png, values: { kB: LOGO_LIMITS.bytes / 1024, px: LOGO_LIMITS.pixels } }],
        })
      await keepLogo(db, user.id, png)
      return { png: png.toString('base64') }
    },
  })

  app.delete('/Users/logo', {
    schema: {
      operationId: 'deleteLogo',
      summary: 'Delete the logo of the office',
      security: ACCESS.session,
      ...ofProjects,
      response: { 204: noContent, ...problems(401, 403, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      if (!(await deleteLogo(db, user.id))) throw new ProblemError(404, 'NotFound')
      return reply.code(204).send()
    },
  })
}

import { LIMITS, LOGO_LIMITS } from '@madre/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { MAX_BODY_BYTES, UNSTORABLE } from '../http/json-body.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import { titleFields } from '../revisions/revision-schemas.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { readLogo } from './png.ts'
import { deleteLogo, findLogo, findProject, keepLogo, keepProject, MOST_PROJECTS } from './project-store.ts'

const name = z
  .string()
  .max(LIMITS.nameLength)
  .superRefine((text, ctx) => {
    if (UNSTORABLE.test(text)) rule(ctx, [], 'InvalidCharacters')
  })
  .meta({ description: 'of the project, exactly as it stands in the simulations' })
const project = z
  .strictObject({ name, ...titleFields })
  .meta({ id: 'Project', description: 'What stands in the title block of every note of a project' })

const logo = z
  .strictObject({
    png: z
      .string()
      .max(MAX_BODY_BYTES)
      .meta({ description: 'base64 of a PNG, up to 100 kB and 1,000 by 1,000 pixels' }),
  })
  .meta({ id: 'Logo' })

/** The title block of notes: what stands in it for a project, and the logo of the office. */
export function projectRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database
  return async (app) => {
    const common = { tags: ['Projects'], querystring: langQuery }

    app.get(
      '/Projects',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'readProject',
          summary: 'Read the title block of a project',
          description: 'Empty texts where nothing is kept for a project of that name.',
          security: ACCESS.read,
          ...common,
          querystring: langQuery.extend({ name: name }),
          response: { 200: project, ...problems(400, 401) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        const { name } = request.query
        return { name, ...(await findProject(db, user.id, name)) }
      },
    )

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
          ...common,
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

    app.get(
      '/Users/logo',
      {
        schema: {
          operationId: 'readLogo',
          summary: 'Read the logo of the office',
          security: ACCESS.session,
          ...common,
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
          ...common,
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

    app.delete(
      '/Users/logo',
      {
        schema: {
          operationId: 'deleteLogo',
          summary: 'Delete the logo of the office',
          security: ACCESS.session,
          ...common,
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
}

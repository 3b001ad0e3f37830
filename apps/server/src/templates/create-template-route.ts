import type { AppDeps } from '../app-deps.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { MOST_NAMED } from '../users/own-rows.ts'
import { createBody, ofTemplates, presentTemplate, templateAnswer } from './template-schemas.ts'
import { insertTemplate } from './template-store.ts'

export function createTemplateRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.post(
    '/Templates',
    {
      preValidation: auth.gate,
      schema: {
        operationId: 'createTemplate',
        summary: 'Keep a request as a template',
        description:
          'To begin simulations with. A name is taken once, whatever its case (TemplateNameTaken); a user has fifty at most.',
        security: ACCESS.write,
        ...ofTemplates,
        body: createBody,
        response: { 201: templateAnswer, ...problems(400, 401, 409, 507) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      requireKnownSteels(request.body.request, deps.catalogue)
      const made = await insertTemplate(db, user.id, request.body)
      if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManyTemplates', { values: { max: MOST_NAMED } })
      if (made === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
      return reply.code(201).send(presentTemplate(made))
    },
  )
}

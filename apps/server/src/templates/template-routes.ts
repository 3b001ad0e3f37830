import { type CalculationRequest, TEMPLATE_NAME_LENGTH, type Template, type TemplateSummary } from '@madre/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { calculationRequest } from '../calculations/calculation-schemas.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import type { Authenticator } from '../users/authenticator.ts'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  MOST_TEMPLATES,
  type TemplateRow,
  updateTemplate,
} from './template-store.ts'

const name = z.string().trim().min(1).max(TEMPLATE_NAME_LENGTH)
const createBody = z.strictObject({ name, request: calculationRequest }).meta({ id: 'NewTemplate' })
const patchBody = z
  .strictObject({ name: name.optional(), request: calculationRequest.optional() })
  .superRefine((body, ctx) => {
    if (body.name === undefined && body.request === undefined)
      rule(ctx, [], 'NothingToChange', { allowed: 'name, request' })
  })
  .meta({ id: 'TemplateChange' })

const summary = z.object({
  id: z.string(),
  name: z.string(),
  creationDate: z.iso.datetime(),
  lastUpdateDate: z.iso.datetime(),
})
const summaryAnswer = summary.meta({ id: 'TemplateSummary', description: 'A template as a list shows it' })
const templateAnswer = summary.extend({ request: calculationRequest }).meta({ id: 'Template' })

const presentSummary = (row: Omit<TemplateRow, 'request'>): TemplateSummary => ({
  id: row.id,
  name: row.name,
  creationDate: row.created_at.toISOString(),
  lastUpdateDate: row.updated_at.toISOString(),
})

export const presentTemplate = (row: TemplateRow): Template => ({
  ...presentSummary(row),
  request: JSON.parse(row.request) as CalculationRequest,
})

/** An id as the database takes one; anything else names no template. */
function templateId({ id }: { id: string }): string {
  if (!z.uuid().safeParse(id).success) throw new ProblemError(404, 'TemplateNotFound')
  return id
}

/** The user's own requests to begin simulations with: kept, listed, read, changed and deleted. */
export function templateRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database
  return async (app) => {
    const common = { tags: ['Templates'], querystring: langQuery }
    const params = z.object({ id: anyId })

    app.get(
      '/Templates',
      {
        schema: {
          operationId: 'listTemplates',
          summary: 'List the templates',
          description: 'By name, without their requests.',
          security: ACCESS.read,
          ...common,
          response: { 200: z.array(summaryAnswer), ...problems(401) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        return (await listTemplates(db, user.id)).map(presentSummary)
      },
    )

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
          ...common,
          body: createBody,
          response: { 201: templateAnswer, ...problems(400, 401, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        requireKnownSteels(request.body.request, deps.catalogue)
        const made = await insertTemplate(db, user.id, request.body)
        if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManyTemplates', { values: { max: MOST_TEMPLATES } })
        if (made === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
        return reply.code(201).send(presentTemplate(made))
      },
    )

    app.get(
      '/Templates/:id',
      {
        schema: {
          operationId: 'readTemplate',
          summary: 'Read a template',
          description: 'With its request, from which POST Calculations makes a simulation.',
          security: ACCESS.read,
          ...common,
          params,
          response: { 200: templateAnswer, ...problems(401, 404) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        const row = await findTemplate(db, user.id, templateId(request.params))
        if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
        return presentTemplate(row)
      },
    )

    app.patch(
      '/Templates/:id',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'changeTemplate',
          summary: 'Rename a template, or replace its request',
          description: 'Only what is given changes.',
          security: ACCESS.write,
          ...common,
          params,
          body: patchBody,
          response: { 200: templateAnswer, ...problems(400, 401, 404, 409, 507) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        if (request.body.request) requireKnownSteels(request.body.request, deps.catalogue)
        const row = await updateTemplate(db, user.id, templateId(request.params), request.body)
        if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
        if (row === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
        return presentTemplate(row)
      },
    )

    app.delete(
      '/Templates/:id',
      {
        schema: {
          operationId: 'deleteTemplate',
          summary: 'Delete a template',
          description: 'Simulations that were made from it stay.',
          security: ACCESS.write,
          ...common,
          params,
          response: { 204: noContent, ...problems(401, 404, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        if (!(await deleteTemplate(db, user.id, templateId(request.params))))
          throw new ProblemError(404, 'TemplateNotFound')
        return reply.code(204).send()
      },
    )
  }
}

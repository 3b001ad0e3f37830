import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, noContent, problems, requireId } from '../http/problem-schema.ts'
import { deleteOwn, MOST_NAMED } from '../users/own-rows.ts'
import {
  createBody,
  ofTemplates,
  patchBody,
  presentSummary,
  presentTemplate,
  summaryAnswer,
  templateAnswer,
} from './template-schemas.ts'
import { findTemplate, insertTemplate, listTemplates, updateTemplate } from './template-store.ts'

export const templateListRoutes: Route = (app, { database: { db }, auth, catalogue }) => {
  app.get('/Templates', {
    schema: {
      operationId: 'listTemplates',
      summary: 'List the templates',
      description: 'By name, without their requests.',
      security: ACCESS.read,
      ...ofTemplates,
      response: { 200: z.array(summaryAnswer), ...problems(401) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      return (await listTemplates(db, user.id)).map(presentSummary)
    },
  })

  app.post('/Templates', {
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
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      requireKnownSteels(request.body.request, catalogue)
      const made = await insertTemplate(db, user.id, request.body)
      if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManyTemplates', { values: { max: MOST_NAMED } })
      if (made === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
      return reply.code(201).send(presentTemplate(made))
    },
  })
}

export const templateRoutes: Route = (app, { database: { db }, auth, catalogue }) => {
  app.get('/Templates/:id', {
    schema: {
      operationId: 'readTemplate',
      summary: 'Read a template',
      description: 'With its request, from which POST Calculations makes a simulation.',
      security: ACCESS.read,
      ...ofTemplates,
      params: idParams,
      response: { 200: templateAnswer, ...problems(401, 404) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      const row = await findTemplate(db, user.id, requireId(request.params, 'TemplateNotFound'))
      if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
      return presentTemplate(row)
    },
  })

  app.patch('/Templates/:id', {
    preValidation: auth.gate,
    schema: {
      operationId: 'changeTemplate',
      summary: 'Rename a template, or replace its request',
      description: 'Only what is given changes.',
      security: ACCESS.write,
      ...ofTemplates,
      params: idParams,
      body: patchBody,
      response: { 200: templateAnswer, ...problems(400, 401, 404, 409, 507) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      if (request.body.request) requireKnownSteels(request.body.request, catalogue)
      const row = await updateTemplate(db, user.id, requireId(request.params, 'TemplateNotFound'), request.body)
      if (row === undefined) throw new ProblemError(404, 'TemplateNotFound')
      if (row === 'NAME_TAKEN') throw new ProblemError(409, 'TemplateNameTaken')
      return presentTemplate(row)
    },
  })

  app.delete('/Templates/:id', {
    schema: {
      operationId: 'deleteTemplate',
      summary: 'Delete a template',
      description: 'Simulations that were made from it stay.',
      security: ACCESS.write,
      ...ofTemplates,
      params: idParams,
      response: { 204: noContent, ...problems(401, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      if (!(await deleteOwn(db, 'templates', user.id, requireId(request.params, 'TemplateNotFound'))))
        throw new ProblemError(404, 'TemplateNotFound')
      return reply.code(204).send()
    },
  })
}

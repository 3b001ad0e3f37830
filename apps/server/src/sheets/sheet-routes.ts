import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, noContent, problems, requireId } from '../http/problem-schema.ts'
import { deleteOwn, MOST_NAMED } from '../users/own-rows.ts'
import { createBody, keptSheet, ofSheets, patchBody, presentSheet } from './sheet-schemas.ts'
import { insertSheet, listSheets, updateSheet } from './sheet-store.ts'

/** The user's own cladding sheets. A request holds its sheet by value. */
export const sheetRoutes: Route = (app, { database: { db }, auth }) => {
  app.get('/Sheets', {
    schema: {
      operationId: 'listSheets',
      summary: 'List the sheets',
      description: 'By name.',
      security: ACCESS.read,
      ...ofSheets,
      response: { 200: z.array(keptSheet), ...problems(401) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      return (await listSheets(db, user.id)).map(presentSheet)
    },
  })

  app.post('/Sheets', {
    preValidation: auth.gate,
    schema: {
      operationId: 'createSheet',
      summary: 'Keep a cladding sheet',
      description:
        'To be chosen in simulations. A name is taken once, whatever its case (SheetNameTaken); a user has fifty at most.',
      security: ACCESS.write,
      ...ofSheets,
      body: createBody,
      response: { 201: keptSheet, ...problems(400, 401, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const made = await insertSheet(db, user.id, request.body)
      if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManySheets', { values: { max: MOST_NAMED } })
      if (made === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
      return reply.code(201).send(presentSheet(made))
    },
  })

  app.patch('/Sheets/:id', {
    preValidation: auth.gate,
    schema: {
      operationId: 'changeSheet',
      summary: 'Rename a sheet, or replace it',
      description: 'Only what is given changes, and no simulation does.',
      security: ACCESS.write,
      ...ofSheets,
      params: idParams,
      body: patchBody,
      response: { 200: keptSheet, ...problems(400, 401, 404, 409, 507) },
    },
    handler: async (request) => {
      const { user } = await auth.require(request)
      const row = await updateSheet(db, user.id, requireId(request.params, 'SheetNotFound'), request.body)
      if (row === undefined) throw new ProblemError(404, 'SheetNotFound')
      if (row === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
      return presentSheet(row)
    },
  })

  app.delete('/Sheets/:id', {
    schema: {
      operationId: 'deleteSheet',
      summary: 'Delete a sheet',
      description: 'Simulations under it stay as they are.',
      security: ACCESS.write,
      ...ofSheets,
      params: idParams,
      response: { 204: noContent, ...problems(401, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      if (!(await deleteOwn(db, 'sheets', user.id, requireId(request.params, 'SheetNotFound'))))
        throw new ProblemError(404, 'SheetNotFound')
      return reply.code(204).send()
    },
  })
}

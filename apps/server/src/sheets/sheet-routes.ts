import { type KeptSheet, SHEETS, type Sheet } from '@madre/contract'
import { sheetSchema } from '@madre/contract/schemas'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { deleteSheet, insertSheet, listSheets, MOST_SHEETS, type SheetRow, updateSheet } from './sheet-store.ts'

const name = z.string().trim().min(1).max(SHEETS.nameLength)
const sheet = sheetSchema.meta({
  id: 'Sheet',
  description: 'A cladding sheet by itself: the sheeting of a request without how it lies on a roof',
})
const createBody = z.strictObject({ name, sheet }).meta({ id: 'NewSheet' })
const patchBody = z
  .strictObject({ name: name.optional(), sheet: sheet.optional() })
  .superRefine((body, ctx) => {
    if (body.name === undefined && body.sheet === undefined)
      rule(ctx, [], 'NothingToChange', { allowed: 'name, sheet' })
  })
  .meta({ id: 'SheetChange' })

const keptSheet = z
  .object({
    id: z.string(),
    name: z.string(),
    sheet,
    creationDate: z.iso.datetime(),
    lastUpdateDate: z.iso.datetime(),
  })
  .meta({ id: 'KeptSheet', description: 'A sheet that the user keeps' })

export const presentSheet = (row: SheetRow): KeptSheet => ({
  id: row.id,
  name: row.name,
  sheet: JSON.parse(row.sheet) as Sheet,
  creationDate: row.created_at.toISOString(),
  lastUpdateDate: row.updated_at.toISOString(),
})

/** An id as the database takes one; anything else names no sheet. */
function sheetId({ id }: { id: string }): string {
  if (!z.uuid().safeParse(id).success) throw new ProblemError(404, 'SheetNotFound')
  return id
}

/** The user's own cladding sheets: kept, listed, changed and deleted. A request holds its sheet by value. */
export function sheetRoutes(deps: AppDeps, auth: Authenticator): FastifyPluginAsyncZod {
  const { db } = deps.database
  return async (app) => {
    const common = { tags: ['Sheets'], querystring: langQuery }
    const params = z.object({ id: anyId })

    app.get(
      '/Sheets',
      {
        schema: {
          operationId: 'listSheets',
          summary: 'List the sheets',
          description: 'By name.',
          security: ACCESS.read,
          ...common,
          response: { 200: z.array(keptSheet), ...problems(401) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        return (await listSheets(db, user.id)).map(presentSheet)
      },
    )

    app.post(
      '/Sheets',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'createSheet',
          summary: 'Keep a cladding sheet',
          description:
            'To be chosen in simulations. A name is taken once, whatever its case (SheetNameTaken); a user has fifty at most.',
          security: ACCESS.write,
          ...common,
          body: createBody,
          response: { 201: keptSheet, ...problems(400, 401, 409, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        const made = await insertSheet(db, user.id, request.body)
        if (made === 'TOO_MANY') throw new ProblemError(400, 'TooManySheets', { values: { max: MOST_SHEETS } })
        if (made === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
        return reply.code(201).send(presentSheet(made))
      },
    )

    app.patch(
      '/Sheets/:id',
      {
        preValidation: auth.gate,
        schema: {
          operationId: 'changeSheet',
          summary: 'Rename a sheet, or replace it',
          description: 'Only what is given changes, and no simulation does.',
          security: ACCESS.write,
          ...common,
          params,
          body: patchBody,
          response: { 200: keptSheet, ...problems(400, 401, 404, 409, 507) },
        },
      },
      async (request) => {
        const { user } = await auth.require(request)
        const row = await updateSheet(db, user.id, sheetId(request.params), request.body)
        if (row === undefined) throw new ProblemError(404, 'SheetNotFound')
        if (row === 'NAME_TAKEN') throw new ProblemError(409, 'SheetNameTaken')
        return presentSheet(row)
      },
    )

    app.delete(
      '/Sheets/:id',
      {
        schema: {
          operationId: 'deleteSheet',
          summary: 'Delete a sheet',
          description: 'Simulations under it stay as they are.',
          security: ACCESS.write,
          ...common,
          params,
          response: { 204: noContent, ...problems(401, 404, 507) },
        },
      },
      async (request, reply) => {
        const { user } = await auth.require(request)
        if (!(await deleteSheet(db, user.id, sheetId(request.params)))) throw new ProblemError(404, 'SheetNotFound')
        return reply.code(204).send()
      },
    )
  }
}

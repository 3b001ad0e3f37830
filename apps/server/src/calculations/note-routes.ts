import type { CalculationRequest, CalculationResult } from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, problems, requireId } from '../http/problem-schema.ts'
import { findLogo, findProject, titleBlockOf } from '../projects/project-store.ts'
import { authorOf } from '../users/user-store.ts'
import { calculatedAt, findCalculation } from './calculation-store.ts'
import { issuedRevision } from './issued-mark.ts'
import { attachment, noteFileName } from './note-file-name.ts'
import { printNote } from './print-note.ts'
import { noteRefusal } from './status-policy.ts'

/** `form`: short, `secondOpinion`: true for a page of finite strips; other values are ignored. */
const noteQuery = langQuery.extend({
  form: z.enum(['full', 'short']).default('full').catch('full').meta({
    description: 'short: input, governing checks, reactions and deflections',
  }),
  secondOpinion: z.enum(['true', 'false']).default('false').catch('false').meta({
    description: 'true: with a page of elastic buckling by finite strips, for information',
  }),
})

/** The calculation note of the chosen solution: as base64 in JSON, or as the PDF itself for `Accept: application/pdf`. */
export const noteRoutes: Route = (app, { database: { db }, auth, notes, catalogue, brand, baseUrl }) => {
  app.get('/Calculations/:id/calculation-note', {
    // HEAD would print a note only to give its length.
    exposeHeadRoute: false,
    schema: {
      operationId: 'readNote',
      summary: 'Download the calculation note',
      description:
        'The note of the chosen solution: a PDF as base64 in JSON, or the PDF itself for Accept: application/pdf.',
      security: ACCESS.read,
      tags: ['Calculations'],
      querystring: noteQuery,
      params: z.object({ id: anyId }),
      response: { 200: z.object({ base64Pdf: z.string() }), ...problems(400, 401, 404, 409, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const row = await findCalculation(db, user.id, requireId(request.params, 'CalculationNotFound'))
      if (row === undefined) throw new ProblemError(404, 'CalculationNotFound')
      const refusal = noteRefusal(
        {
          status: row.status,
          chosenResultId: row.chosen_result_id,
          result: row.result === null ? null : (JSON.parse(row.result) as CalculationResult),
        },
        { engineVersion: ENGINE_VERSION, catalogueVersion: catalogue.version },
      )
      if (refusal !== null) throw new ProblemError(409, refusal)
      const { metadata } = JSON.parse(row.request) as CalculationRequest
      const texts = {
        calculation: {
          name: row.name,
          project: row.project,
          description: row.description || metadata.description,
          date: (calculatedAt(row) ?? row.updated_at).toISOString(),
        },
        author: authorOf(user),
      }
      const [title, logo] = [await findProject(db, user.id, row.project), await findLogo(db, user.id)]
      const titleBlock = titleBlockOf(title, user.company, logo)
      const base64Pdf = await printNote(request, reply, notes, user.id, {
        language: requestLanguage(request),
        form: request.query.form,
        secondOpinion: request.query.secondOpinion === 'true',
        brand,
        ...texts,
        request: row.request,
        result: row.result ?? '',
        solutionId: row.chosen_result_id ?? '',
        publicAddress: baseUrl,
        ...(titleBlock === undefined ? {} : { titleBlock }),
        ...(row.issued === null ? {} : { isAfter: issuedRevision(row.issued).letter }),
      })
      if (!request.headers.accept?.includes('application/pdf')) return { base64Pdf }
      const file = Buffer.from(base64Pdf, 'base64')
      reply.type('application/pdf').header('content-disposition', attachment(noteFileName(row.name)))
      return reply.send(file as never)
    },
  })
}

import type { Share } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, isId, langQuery, noContent, problems, requireId } from '../http/problem-schema.ts'
import { secretDates } from '../users/secret.ts'
import { calculationOfShares, newShareAnswer, shareAnswer, shareBody } from './share-schemas.ts'
import { endShare, listShares, MOST_SHARES, makeShare, type ShareRow } from './share-store.ts'

export const presentShare = (row: ShareRow): Share => ({
  id: row.id,
  calculationId: row.calculation_id,
  name: row.name,
  letter: row.letter,
  label: row.label,
  ...secretDates(row),
})

export const shareRoutes: Route = (app, { database: { db }, auth, baseUrl }) => {
  const common = { tags: ['Links'], querystring: langQuery }

  app.get('/Shares', {
    schema: {
      operationId: 'listLinks',
      summary: 'List the links',
      description: 'Those that still work, newest first, without their secrets.',
      security: ACCESS.session,
      ...common,
      querystring: langQuery.extend({ calculation: calculationOfShares }),
      response: { 200: z.array(shareAnswer), ...problems(401, 403) },
    },
    handler: async (request): Promise<Share[]> => {
      const { user } = await auth.requireSession(request)
      const { calculation } = request.query
      if (calculation !== undefined && !isId(calculation)) return []
      return (await listShares(db, user.id, calculation)).map(presentShare)
    },
  })

  app.post('/Calculations/:id/shares', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'createLink',
      summary: 'Make a link',
      description: `To a revision, or to the working copy as last saved, for whoever has it. Its address is in this answer and never shown again; the server keeps a hash only. ${MOST_SHARES.ofCalculation} a simulation, ${MOST_SHARES.ofUser} a user.`,
      security: ACCESS.session,
      ...common,
      params: idParams,
      body: shareBody,
      response: { 201: newShareAnswer, ...problems(400, 401, 403, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const id = requireId(request.params, 'CalculationNotFound')
      const { token, row } = await makeShare(db, user, id, request.body)
      const { id: shareId, letter } = row
      request.log.info({ act: 'SHARED', userId: user.id, calculationId: id, shareId, letter }, 'revision')
      // After the #, which no browser sends: the token gets into no log, proxy or referrer.
      return reply.code(201).send({ ...presentShare(row), url: `${baseUrl ?? ''}/shared#${token}` })
    },
  })

  app.delete('/Shares/:id', {
    schema: {
      operationId: 'endLink',
      summary: 'End a link',
      security: ACCESS.session,
      ...common,
      params: idParams,
      response: { 204: noContent, ...problems(401, 403, 404, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.requireSession(request)
      const { id } = request.params
      const ended = isId(id) ? await endShare(db, user, id) : undefined
      if (ended === undefined) throw new ProblemError(404, 'ShareNotFound')
      const { calculation_id: calculationId, letter } = ended
      request.log.info({ act: 'SHARE_ENDED', userId: user.id, calculationId, shareId: id, letter }, 'revision')
      return reply.code(204).send()
    },
  })
}

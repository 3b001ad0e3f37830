import type { Revision } from '@madre/contract'
import type { Route } from '../app-deps.ts'
import { changeHeaders, versionWanted } from '../calculations/if-match.ts'
import { ACCESS, problems, requireId } from '../http/problem-schema.ts'
import { issueRevision } from './issue.ts'
import { issueBody, ofRevisions, revisionAnswer } from './revision-schemas.ts'

export const issueRevisionRoute: Route = (app, deps) => {
  const { auth, notes } = deps
  app.post('/Calculations/:id/revisions', {
    preValidation: auth.gate,
    schema: {
      operationId: 'issueRevision',
      summary: 'Issue a revision',
      description:
        'What is saved becomes the next revision, with its note, in the language of lang; neither ever changes. The simulation has to have a chosen solution of a result that is up to date (ResultOutdated, NoSolutionChosen, ResultOfOtherVersion), and something new since the revision before (NothingChanged). A simulation has 100 at most, a user 1,000; 30 are issued in an hour.',
      security: ACCESS.write,
      ...ofRevisions,
      headers: changeHeaders,
      body: issueBody.default({}),
      response: { 201: revisionAnswer, ...problems(400, 401, 404, 409, 429, 500, 503, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      const issued: Revision = await issueRevision(
        { deps, notes, request, reply, user },
        requireId(request.params, 'CalculationNotFound'),
        request.body,
        versionWanted(request.headers['if-match']),
      )
      return reply.code(201).send(issued)
    },
  })
}

import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { ownRevision } from './own-revision.ts'
import { ofLetter, record, revisionAnswer } from './revision-schemas.ts'
import { presentRevision } from './revision-store.ts'

const fullRevisionAnswer = revisionAnswer
  .extend({ record })
  .meta({ id: 'RevisionWithRecord', description: 'A revision with all that was issued' })

export function readRevisionRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Calculations/:id/revisions/:letter',
    {
      schema: {
        operationId: 'readRevision',
        summary: 'Read a revision',
        description: 'With all that was issued, and what has become of it since.',
        security: ACCESS.read,
        ...ofLetter,
        response: { 200: fullRevisionAnswer, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      const { user } = await auth.require(request)
      const { copy, row } = await ownRevision(db, user.id, request.params)
      const head = JSON.stringify(await presentRevision(db, row.id, copy))
      reply.type('application/json; charset=utf-8')
      return reply.send(`${head.slice(0, -1)},"record":${row.record}}` as never)
    },
  )
}

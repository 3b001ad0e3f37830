import { REVISION_LIMITS } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { ownCopy } from '../revisions/own-revision.ts'
import { letterParams, revisionAnswer } from '../revisions/revision-schemas.ts'
import { emailKey } from '../users/user-store.ts'
import { ofChecks } from './check-schemas.ts'
import { askableRevision, askCheck } from './check-store.ts'

const askBody = z
  .strictObject({
    email: z.string().trim().max(254).pipe(z.email()).meta({ description: 'of whoever is to check; not one’s own' }),
    message: z.string().trim().max(REVISION_LIMITS.message).default(''),
  })
  .meta({ id: 'NewCheck', examples: [{ email: 'bea@example.com', message: 'before Friday, please' }] })

/** Questions of one author in a day. */
const ASKS = { max: 20, minutes: 24 * 60 }
/** Questions to one address in an hour, from all authors together, to protect the mailbox. */
const ASKS_OF_ONE = { max: 6, minutes: 60 }

export const askForCheckRoute: Route = (app, { database: { db }, auth, mail, wakeMail }) => {
  const limiter = new RateLimiter(db)
  app.post('/Calculations/:id/revisions/:letter/check', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'askForCheck',
      summary: 'Ask somebody to check a revision',
      description: `The newest one, of one person by e-mail address; whoever has a confirmed account of that address, or makes one, sees it under Checks. The answer is the same whether or not there is such an account. ${ASKS.max} a day, ${ASKS_OF_ONE.max} an hour to one address.`,
      security: ACCESS.session,
      ...ofChecks,
      params: letterParams,
      body: askBody,
      response: { 200: revisionAnswer, ...problems(400, 401, 403, 404, 409, 429, 507) },
    },
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      const { letter } = request.params
      const { email } = request.body
      const copy = await ownCopy(db, user.id, request.params)
      const of = { calculationId: copy.id, letter }
      // A refused question does not count. The revision is checked again under the lock.
      await askableRevision(db, user, copy, letter)
      if (emailKey(email) === user.email_key)
        throw new ProblemError(400, 'CheckerIsAuthor', { issues: [{ field: 'email', key: 'CheckerIsAuthor' }] })
      await limiter.spend([
        { name: 'ask-author', key: user.id, ...ASKS },
        { name: 'ask-address', key: emailKey(email), ...ASKS_OF_ONE },
      ])
      const revision = await askCheck(db, user, of, request.body, mail)
      wakeMail()
      request.log.info({ act: 'ASKED', userId: user.id, ...of, revisionId: revision.id }, 'revision')
      return revision
    },
  })
}

import type { VerifiedRevision } from '@madre/contract'
import { z } from 'zod'
import type { Route } from '../app-deps.ts'
import { unlessFull } from '../db/storage.ts'
import { limitedAddress } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, anyId, langQuery, problems } from '../http/problem-schema.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { state, time } from './revision-schemas.ts'
import { findWorkingCopy, presentRevision } from './revision-store.ts'

const CODE = /^[0-9a-f]{32}$/
const ASKED_FROM_AN_ADDRESS = { max: 120, minutes: 10 }

const verifiedAnswer = z
  .object({
    letter: z.string(),
    state,
    issuedAt: time,
    decidedAt: time.nullable(),
    newest: z.object({ letter: z.string(), state }),
    notes: z.array(z.object({ as: z.enum(['ISSUED', 'CHECKED']), sha256: z.string() })).meta({
      description: 'sha256 of each PDF: whether the one at hand is unchanged',
    }),
  })
  .meta({ id: 'VerifiedRevision' }) satisfies z.ZodType<VerifiedRevision>

/** Whether a note still holds, for anybody with the code on its first page. The answer has no name and no number of the design. */
export const verifyRoutes: Route = (app, { database: { db } }) => {
  const limiter = new RateLimiter(db)
  app.get('/Verify/:code', {
    schema: {
      operationId: 'verifyRevision',
      summary: 'Ask whether a note still holds',
      description:
        'With the code on its first page: letter, state, the newest revision and the sha256 of the notes. 404 also where simulation or account is gone.',
      security: ACCESS.open,
      tags: ['Revisions'],
      querystring: langQuery,
      params: z.object({ code: anyId }),
      response: { 200: verifiedAnswer, ...problems(404, 429) },
    },
    handler: async (request): Promise<VerifiedRevision> => {
      const address = limitedAddress(request.ip)
      await unlessFull(limiter.spend([{ name: 'verify-address', key: address, ...ASKED_FROM_AN_ADDRESS }]))
      const { code } = request.params
      const asked = db.selectFrom('revisions').select(['id', 'user_id', 'calculation_id'])
      const row = CODE.test(code) ? await asked.where('code', '=', code).executeTakeFirst() : undefined
      const copy = row && (await findWorkingCopy(db, row.user_id, row.calculation_id))
      if (row === undefined || copy === undefined || copy.issued === null)
        throw new ProblemError(404, 'RevisionNotFound')
      const revision = await presentRevision(db, row.id, copy)
      return {
        letter: revision.letter,
        state: revision.state,
        issuedAt: revision.issuedAt,
        decidedAt: revision.check?.decidedAt ?? null,
        newest: JSON.parse(copy.issued) as VerifiedRevision['newest'],
        notes: revision.notes.map(({ as, sha256 }) => ({ as, sha256 })),
      }
    },
  })
}

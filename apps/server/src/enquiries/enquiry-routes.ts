import type { Route } from '../app-deps.ts'
import { choiceRefusal } from '../calculations/chosen-solution.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { withSettledSite } from '../calculations/site-provenance.ts'
import { limitedAddress } from '../http/client-address.ts'
import { requestLanguage } from '../http/language.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, langQuery, noContent, problems } from '../http/problem-schema.ts'
import { type Limit, RateLimiter } from '../http/rate-limit.ts'
import { type OneDesign, SINGLE_DESIGNS, ThreadTimeoutError } from '../jobs/threads.ts'
import { queueWrittenMail } from '../mail/outbox.ts'
import { TooManyWaitingError, Turnstile } from '../users/turnstile.ts'
import { emailKey } from '../users/user-store.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { type EnquiryBody, enquiryBody } from './enquiry-schemas.ts'

const MAX_AN_HOUR = 6
/** Limit over all visitors together, to protect the maker's mailbox. */
const MAX_AN_HOUR_IN_ALL = 60
const MAX_WAITING = 8

/** "Send me this design": from the frame on the maker's pages, without an account, to the maker only (decision 0021). */
export const enquiryRoutes: Route = (app, deps) => {
  const { db } = deps.database
  const limiter = new RateLimiter(db)
  const turnstile = new Turnstile(SINGLE_DESIGNS, MAX_WAITING)
  const isOffered = deps.mail && deps.brand.embed?.requestMailTo !== undefined

  /** @throws ProblemError 400  no such solution, or one outside the standard; 503 too many wait */
  const designed = async ({ request, chosenResultId }: EnquiryBody): Promise<OneDesign> => {
    const design = await turnstile
      .run(() => deps.designOne({ request: JSON.stringify(request), solutionId: chosenResultId }))
      .catch((error: unknown) => {
        if (error instanceof TooManyWaitingError || error instanceof ThreadTimeoutError)
          throw new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '10' } })
        throw error
      })
    const refusal = choiceRefusal({ solutions: design === null ? [] : [design.solution] }, chosenResultId)
    if (design === null || refusal !== null)
      throw ProblemError.invalid([{ field: 'chosenResultId', key: refusal ?? 'UnknownSolution' }])
    return design
  }

  /** @throws ProblemError 503  the limit over all visitors is reached: it is no single visitor's fault */
  const spendOfAll = (limit: Limit) =>
    limiter.spend([limit]).catch((error: unknown) => {
      if (error instanceof ProblemError) throw new ProblemError(503, 'TooBusy', { headers: error.headers })
      throw error
    })

  app.post('/Enquiries', {
    // Where enquiries are off the route does not exist, for any body.
    onRequest: async () => {
      if (!isOffered) throw new ProblemError(404, 'NotFound')
    },
    schema: {
      operationId: 'sendEnquiry',
      summary: 'Send a design to the maker',
      tags: ['Enquiries'],
      security: ACCESS.open,
      description:
        'Mails a design to the maker, designed again from the request; where BRAND_FILE has embed.requestMailTo, else 404. No account is asked for, and nothing is kept once the mail is sent.',
      querystring: langQuery,
      body: enquiryBody,
      response: { 204: noContent, ...problems(400, 404, 429, 503, 507) },
    },
    handler: async (request, reply) => {
      const { body } = request
      requireKnownSteels(body.request, deps.catalogue)
      await limiter.spend([
        { name: 'enquiry-address', key: limitedAddress(request.ip), max: MAX_AN_HOUR, minutes: 60 },
        { name: 'enquiry-email', key: emailKey(body.contact.email), max: MAX_AN_HOUR, minutes: 60 },
      ])
      const enquiry = { ...body, request: withSettledSite(body.request, undefined) }
      const design = await designed(enquiry)
      await spendOfAll({ name: 'enquiry-all', key: '', max: MAX_AN_HOUR_IN_ALL, minutes: 60 })
      const lang = requestLanguage(request)
      const { brand, catalogue } = deps
      await queueWrittenMail(
        db,
        'enquiry',
        enquiryMail(enquiry, design, { brand, catalogue, lang, now: new Date() }),
        lang,
      )
      deps.wakeMail()
      return reply.code(204).send()
    },
  })
}

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { AppDeps } from './app-deps.ts'
import { DatabaseAwayError } from './db/postgres-pool.ts'
import { isDiskFull, StorageFullError } from './db/storage.ts'
import { healthRoutes } from './health-routes.ts'
import { bodyTooLarge, MAX_BODY_BYTES, registerJsonBody } from './http/json-body.ts'
import { requestLanguage } from './http/language.ts'
import { registerOriginCheck } from './http/origin-check.ts'
import { answerParserError, registerParserAnswers } from './http/parser-answers.ts'
import { ProblemError, problemDocument } from './http/problem.ts'
import { registerRefusedBodies } from './http/refused-bodies.ts'
import { MAX_HEADER_BYTES, readableTarget } from './http/request-path.ts'
import { registerRequestScope } from './http/request-scope.ts'
import { registerRequestsInHand } from './http/requests-in-hand.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { fieldIssues } from './http/zod-issues.ts'
import { NoteQueue } from './jobs/note-queue.ts'
import { registerOpenApi } from './openapi.ts'
import { ROUTES } from './routes.ts'
import { Authenticator, notAuthenticated } from './users/authenticator.ts'
import { SessionCookie, sessionCookieName } from './users/session-cookie.ts'
import { isUserGone } from './users/user-store.ts'
import { serveWebBuild } from './web-build.ts'

/** A request that is not complete by then is dropped. */
const ARRIVES_WITHIN_MS = 30_000

/** The HTTP application: the API under /api/{appId}, liveness and readiness, and the web application for everything else. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
    trustProxy: deps.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendProblem,
    clientErrorHandler: (error, socket) => answerParserError(error, socket, app.log),
    rewriteUrl: (request) => readableTarget(request.url ?? '/'),
    // The router needs no limit of its own for long parameters: no route has a slow pattern, and the id check refuses them.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    // Requests without a host, and requests during shutdown, are refused below with our own texts.
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false,
      headersTimeout: ARRIVES_WITHIN_MS / 2,
      connectionsCheckingInterval: 1_000,
    },
    requestTimeout: ARRIVES_WITHIN_MS,
    return503OnClosing: false,
  })
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data ?? {}, { reportInput: true })
    return parsed.success ? { value: parsed.data } : { error: ProblemError.invalid(fieldIssues(parsed.error)) }
  })
  // Answers are made by our own code from checked data; checking them again would cost more than making them.
  app.setSerializerCompiler(() => (data) => (typeof data === 'string' ? data : JSON.stringify(data)))

  registerJsonBody(app)
  registerParserAnswers(app)
  app.setErrorHandler(sendProblem)
  registerRequestScope(app)
  registerRequestLog(app)
  await registerSecurityHeaders(app, deps)
  deps.lifecycle.watch(app)
  await app.register(cookie)
  await app.register(compress, { encodings: ['gzip'], threshold: 2048 })
  registerOriginCheck(app, deps)
  registerRefusedBodies(app, deps.limits.refusedBodiesAMinute)
  registerRequestsInHand(app, deps.limits.requestsInHand)
  await registerOpenApi(app, sessionCookieName(deps.appId, deps.plainHttp))

  const auth = new Authenticator(deps.database.db, new SessionCookie(deps.appId, deps.plainHttp))
  const routeDeps = { ...deps, auth, notes: new NoteQueue(deps.makeNote) }
  const api: FastifyPluginAsyncZod = async (prefixed) => {
    auth.registerLimitHeaders(prefixed)
    for (const route of ROUTES) route(prefixed, routeDeps)
  }
  await app.register(api, { prefix: `/api/${deps.appId}` })
  healthRoutes(app.withTypeProvider(), routeDeps)
  await serveWebBuild(app, deps)
  return app
}

/** One log line a request, without its query, which may hold the code of a mail. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    const entry = {
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip,
    }
    request.log[logLevel(reply.statusCode)](entry, 'request')
  })
}

/** 503 is a warning: the server refuses on purpose under load, and a lost database has its own log entry. */
function logLevel(status: number): 'info' | 'warn' | 'error' {
  if (status < 500) return 'info'
  return status === 503 ? 'warn' : 'error'
}

/** Runs while an error is being answered, so it must not throw. */
function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error)
  if (problem.status >= 500) request.log[logLevel(problem.status)]({ err: error }, 'request failed')
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(problem, requestLanguage(request), request.id)))
}

/** Turns refusals of the framework, and unforeseen errors, into our own problems. */
function asProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof DatabaseAwayError)
    return new ProblemError(503, 'ServiceUnavailable', { headers: { 'retry-after': '5' } })
  if (error instanceof StorageFullError || isDiskFull(error)) return new ProblemError(507, 'StorageFull')
  if (isUserGone(error)) return notAuthenticated()
  if (!(error instanceof Error)) return new ProblemError(500, 'InternalError')
  const { code, statusCode: status = 500 } = error as FastifyError
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError(415, 'JsonOnly')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge()
  }
  if (status >= 400 && status < 500) return new ProblemError(status, 'RequestRefused')
  return new ProblemError(500, 'InternalError')
}

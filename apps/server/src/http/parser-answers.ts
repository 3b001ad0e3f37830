import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { MessageKey } from '../messages/messages.ts'
import { ProblemError, problemDocument } from './problem.ts'

const BY_CODE: Record<string, [number, MessageKey]> = {
  HPE_HEADER_OVERFLOW: [431, 'HeadersTooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'MalformedRequest'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'RequestTooSlow'],
}

/**
 * Answers requests that the HTTP parser refuses, before they exist for the framework: bytes that are no HTTP, endless headers, a request
 * that never ends.
 */
export function answerParserError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  log: Pick<FastifyBaseLogger, 'info'>,
): void {
  const [status, key] = BY_CODE[error.code ?? ''] ?? [400, 'MalformedRequest']
  if (error.code === 'ECONNRESET' || !socket.writable || answerHasBegun(socket)) {
    socket.destroy()
    return
  }
  endWithProblem(socket, status, key, log, error.code)
}

/** Answers requests that Node otherwise answers without a body: CONNECT, and expectations other than 100-continue. */
export function registerParserAnswers(app: FastifyInstance): void {
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    endWithProblem(socket, 405, 'RequestRefused', app.log, 'CONNECT')
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { id, body } = problemBody(417, 'RequestRefused')
    response.writeHead(417, {
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(body),
      'x-request-id': id,
      connection: 'close',
    })
    response.end(body)
  })
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

function problemBody(status: number, key: MessageKey) {
  const id = randomUUID()
  return { id, body: JSON.stringify(problemDocument(new ProblemError(status, key), 'en', id)) }
}

function endWithProblem(
  socket: Duplex,
  status: number,
  key: MessageKey,
  log: Pick<FastifyBaseLogger, 'info'>,
  reason: string | undefined,
): void {
  const { id, body } = problemBody(status, key)
  log.info({ reqId: id, status, reason }, 'refused before it was a request')
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Part of an earlier answer may be on its way; bytes of another answer must not get into it. */
function answerHasBegun(socket: Duplex): boolean {
  const { _httpMessage: response } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  return response?.headersSent === true && !response.writableFinished
}

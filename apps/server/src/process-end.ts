import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { failOwnRequest } from './http/request-scope.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Time for work in progress when an unforeseen error ends the process. */
const LAST_WORK_MS = 10_000
/** Before it ends, the process answers "not ready" for this long, so that a load balancer notices. */
const SEEN_MS = 2_000
/** Longest stop, whatever hangs. */
const STOP_WITHIN_MS = 9_000

/**
 * Ends the process. After a signal: when the work in progress is done, with status 0. After an unforeseen error, which leaves its state
 * unknown: likewise, but with status 1, so that it is restarted.
 *
 * @param finish  ends everything in order
 */
export function watchProcess({
  logger,
  lifecycle,
  finish,
}: {
  logger: Logger
  lifecycle: Lifecycle
  finish: () => Promise<void>
}): void {
  // The reader of the output has closed it; the process goes on without.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  process.on('unhandledRejection', (reason) => {
    if (!failOwnRequest(reason)) failed(reason)
  })
  process.on('uncaughtException', (error) => failed(error))

  const failed = (error: unknown) => {
    logger.fatal({ err: error }, 'ending after an unforeseen error')
    if (lifecycle.ending) return
    lifecycle.end()
    setTimeout(endNow, LAST_WORK_MS)
    const seen = new Promise((done) => setTimeout(done, SEEN_MS))
    Promise.all([seen, lifecycle.whenIdle()])
      .then(finish)
      .catch((reason: unknown) => logger.error({ err: reason }, 'ending'))
      .finally(() => process.exit(1))
  }

  closeWithGrace(
    {
      delay: STOP_WITHIN_MS,
      skip: ['uncaughtException', 'unhandledRejection'],
      logger: { error: (message) => logger.error(message) },
      onTimeout: () => {
        logger.error(`not everything ended within ${STOP_WITHIN_MS} ms`)
        endNow()
      },
    },
    async ({ signal }) => {
      logger.info({ signal }, 'ending')
      lifecycle.end()
      await finish()
    },
  )
}

/** A normal exit waits for every thread; a hanging one would block it forever. */
function endNow(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500).unref()
  process.exit(1)
}

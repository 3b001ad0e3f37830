import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { failOwnRequest } from './http/request-scope.ts'
import type { Lifecycle } from './lifecycle.ts'

/** What is at hand when an unforeseen error ends the process has this long. */
const LAST_WORK_MS = 10_000
/** For this long the process answers that it is not ready before it ends, so that a load balancer notices. */
const SEEN_MS = 2_000
/** A stop takes at most this long, whatever hangs. */
const STOP_WITHIN_MS = 9_000

/**
 * How the process ends. After a signal: when the work at hand is done, with status 0. After an unforeseen error, which leaves
 * its state unknown: also when the work at hand is done, but with status 1, so that it is started again.
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
  // The reader of the output has gone; the process goes on without it.
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

/** An orderly exit waits for every thread; one that does not come back would keep it for good. */
function endNow(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500).unref()
  process.exit(1)
}

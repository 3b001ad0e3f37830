import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import { lookBack } from './calculations/earlier-engines.ts'
import { openDatabase } from './db/database.ts'
import { DirectoryInUseError } from './db/directory-lock.ts'
import { NewerSchemaError } from './db/migrate.ts'
import { DatabaseDoesNotOpenError } from './db/pglite.ts'
import { STORAGE_RESERVE, StorageFullError } from './db/storage.ts'
import { EnvError, type Role, readEnv, type Settings } from './env.ts'
import { openBoss } from './jobs/boss.ts'
import { CalculationQueue } from './jobs/calculation-queue.ts'
import { CALCULATION_BUDGET_MS } from './jobs/calculation-runner.ts'
import { startWork, type Work } from './jobs/start-work.ts'
import { Threads } from './jobs/threads.ts'
import { watchWork } from './jobs/worker-health.ts'
import { Lifecycle } from './lifecycle.ts'
import { readBrand, readCatalogue } from './maker-files.ts'
import { watchProcess } from './process-end.ts'

export { EnvError } from './env.ts'
export type { Role }

export interface Running {
  /** listening address; null for a worker */
  address: string | null
  close(): Promise<void>
}

/**
 * Runs the server in a role (`web` answers requests, `worker` calculates and sends mail, `all` does both) until it is stopped. Prints
 * `Madre listening on http://HOST:PORT` on standard output when ready, and logs to standard error.
 *
 * @throws EnvError  an invalid variable, by name (DATA_DIR also when another Madre runs on it)
 */
export async function serve(role: Role, env: Record<string, string | undefined>): Promise<Running> {
  const settings = readEnv(role, env)
  const destination = pino.destination({ dest: 2, sync: true })
  // A full disk or a closed pipe behind the log must not end the server.
  destination.on('error', () => {})
  const logger = pino({ level: settings.logLevel }, destination)
  const lifecycle = new Lifecycle()
  const running = await start(settings, logger, lifecycle)
  watchProcess({ logger, lifecycle, finish: () => running.close() })
  if (running.address !== null) process.stdout.write(`Madre listening on ${running.address}\n`)
  else logger.info('worker ready')
  return running
}

type Closers = (() => Promise<void> | void)[]

async function start(settings: Settings, logger: Logger, lifecycle: Lifecycle): Promise<Running> {
  const closers: Closers = []
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end()
  }
  try {
    const address = await startParts(settings, logger, lifecycle, closers)
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startParts(
  settings: Settings,
  logger: Logger,
  lifecycle: Lifecycle,
  closers: Closers,
): Promise<string | null> {
  const parts = await openParts(settings, logger, lifecycle, closers)
  if (settings.role === 'worker') {
    await startWorking(parts, settings.baseUrl ?? '')
    return null
  }
  let wakeMail = () => {}
  const app = await createApp(appDeps(parts, () => wakeMail()))
  const address = await listen(app, settings)
  closers.push(() => app.close())
  if (settings.smtpUrl === null)
    logger.warn(
      'no mail server is configured (SMTP_URL): accounts are active at once, and the server listens on loopback only',
    )
  if (settings.plainHttp)
    logger.info('plain http on loopback: session cookies go without Secure (PLAIN_HTTP=never forbids it)')
  if (settings.role !== 'web') wakeMail = (await startWorking(parts, settings.baseUrl ?? address)).wakeMail
  // Closed first: no new requests while work in progress ends.
  closers.push(() => app.close())
  return address
}

/** Opens the parts that requests and work share. */
async function openParts(settings: Settings, logger: Logger, lifecycle: Lifecycle, closers: Closers) {
  const catalogue = readCatalogue(settings.catalogueFile)
  const brand = readBrand(settings.brandFile)
  if (brand.embed?.requestMailTo !== undefined && settings.smtpUrl === null)
    throw new EnvError(
      `BRAND_FILE: ${settings.brandFile}: $.embed.requestMailTo: designs are sent by mail, which needs SMTP_URL`,
    )
  const onError = (error: Error) => logger.warn({ err: error }, 'a database connection was lost')
  const database = await openDatabase(
    settings.databaseUrl === null ? { directory: settings.dataDir } : { url: settings.databaseUrl, onError },
  ).catch((error: unknown) => {
    throw databaseError(error, settings)
  })
  closers.push(() => database.close())

  const working = settings.role !== 'web'
  const boss = await openBoss(database, {
    expirySeconds: settings.jobExpirySeconds,
    supervise: working,
    onError: (error) => logger.error({ err: error }, 'job queue'),
  })
  closers.push(() => boss.stop({ graceful: false, close: false }))
  const queue = new CalculationQueue(boss, catalogue)
  const threads = new Threads(here('calculation-worker.mjs'), catalogue, {
    warm: working,
    onError: (error) => logger.error({ err: error }, 'a worker thread broke'),
    onUnproven: ({ check, symbol }, inputHash) =>
      logger.error({ check, symbol, inputHash }, 'the printed numbers of a line of a note do not give it'),
  })
  closers.push(() => threads.close())
  return { settings, logger, lifecycle, closers, catalogue, brand, database, boss, queue, threads }
}

type Parts = Awaited<ReturnType<typeof openParts>>

/** Calculates, sends mail and monitors both, until closed. */
async function startWorking(parts: Parts, baseUrl: string): Promise<Work> {
  const { settings, logger, lifecycle, closers, brand, database, boss, queue, threads } = parts
  const work = await startWork({
    database,
    boss,
    queue,
    calculate: (task, signal) => threads.calculate(task, signal),
    mail:
      settings.smtpUrl === null
        ? null
        : { smtpUrl: settings.smtpUrl, from: settings.mailFrom ?? mailFrom(baseUrl), baseUrl, brand },
    logger,
  })
  lookBack(database.db).catch((error: unknown) =>
    logger.error({ err: error }, 'looking at the results of earlier engines'),
  )
  const endWatch = watchWork({
    db: database.db,
    lifecycle,
    file: settings.healthFile,
    silentForMs: () => work.silentForMs(),
    // Reading and writing may each wait for the database until the job expires.
    longestTurnMs: 2 * settings.jobExpirySeconds * 1000 + CALCULATION_BUDGET_MS,
  })
  closers.push(async () => {
    endWatch()
    await work.stop()
  })
  return work
}

function appDeps(parts: Parts, wakeMail: () => void): AppDeps {
  const { settings, threads, logger, lifecycle, catalogue, brand, database, queue } = parts
  return {
    database,
    lifecycle,
    queue,
    catalogue,
    brand,
    logger,
    makeNote: (task, signal) => threads.makeNote(task, signal),
    designOne: (task) => threads.designOne(task),
    trial: settings.trial,
    appId: settings.appId,
    baseUrl: settings.baseUrl,
    plainHttp: settings.plainHttp,
    limits: settings.limits,
    trustProxy: settings.trustProxy,
    mail: settings.smtpUrl !== null,
    wakeMail,
    webDirectory: webDirectory(),
  }
}

/** An opening error caused by a setting, under the name of that setting. */
function databaseError(error: unknown, { databaseUrl, dataDir }: Settings): unknown {
  const { code, message } = rootCause(error)
  if (error instanceof DirectoryInUseError || error instanceof DatabaseDoesNotOpenError)
    return new EnvError(`DATA_DIR: ${error.message}`)
  if (error instanceof NewerSchemaError)
    return new EnvError(`${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}: ${error.message}`)
  if (error instanceof StorageFullError)
    return new EnvError(
      `DATA_DIR: ${dataDir} has less than ${STORAGE_RESERVE / 2 ** 20} MB free; make room, nothing in it was changed`,
    )
  if (databaseUrl === null)
    return ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code ?? '')
      ? new EnvError(`DATA_DIR: ${dataDir} cannot be written (${code})`)
      : error
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '28P01', '28000', '3D000']
  return unreachable.includes(code ?? '')
    ? new EnvError(`DATABASE_URL: the database cannot be used (${message || code})`)
    : error
}

function rootCause(error: unknown): NodeJS.ErrnoException {
  let deepest = error as NodeJS.ErrnoException
  while (deepest.cause instanceof Error) deepest = deepest.cause as NodeJS.ErrnoException
  return deepest
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new EnvError(`PORT: ${port} on ${host} is in use by another program`)
    if (code === 'EACCES') throw new EnvError(`PORT: ${port} may not be used by this user`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new EnvError(`HOST: ${host} is no address of this machine`)
    throw error
  }
  const bound = app.server.address()
  return `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' ? (bound?.port ?? port) : port}`
}

function mailFrom(baseUrl: string): string {
  const name = new URL(baseUrl).hostname
  return `no-reply@${/^[\d.]+$|:|^localhost$|\[/.test(name) ? hostname() : name}`
}

/** Directory of the bundles: that of this file once bundled, else dist/ of the checkout. */
function here(file: string): string {
  const own = dirname(fileURLToPath(import.meta.url))
  return existsSync(join(own, file)) ? own : join(own, '../../../dist')
}

function webDirectory(): string {
  const own = dirname(fileURLToPath(import.meta.url))
  const fromBundle = join(own, '../apps/web/dist')
  return existsSync(join(own, 'calculation-worker.mjs')) ? fromBundle : join(own, '../../web/dist')
}

import { DEFAULT_BRAND } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app-deps.ts'
import type { Database } from '../db/database.ts'
import type { AddressLimits } from '../env.ts'
import { openBoss } from '../jobs/boss.ts'
import { CalculationQueue } from '../jobs/calculation-queue.ts'
import { startWork, type Work, type WorkDeps } from '../jobs/start-work.ts'
import { Threads } from '../jobs/threads.ts'
import { Lifecycle } from '../lifecycle.ts'
import { ApiClient } from './api-client.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export interface TestServer {
  app: FastifyInstance
  database: Database
  /** everything logged so far */
  log: string[]
  client(remoteAddress?: string): ApiClient
  /** a signed-in client with an account of its own */
  signedIn(): Promise<ApiClient>
  /** ends the server and starts another on the same data */
  restart(change?: TestServerOptions): Promise<void>
  close(): Promise<void>
}

/** A test sends from one address what many send. */
export const NO_LIMITS: AddressLimits = {
  refusedBodiesAMinute: Number.POSITIVE_INFINITY,
  requestsInHand: Number.POSITIVE_INFINITY,
}

export interface TestServerOptions {
  app?: Partial<AppDeps>
  calculate?: WorkDeps['calculate']
  mail?: WorkDeps['mail']
  expirySeconds?: number
  /** how many calculations run at a time */
  runners?: number
  /** of its own already */
  data?: TestDatabase
  /** false: nobody takes the jobs */
  work?: boolean
}

/** The whole server in this process, on a database of its own. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const data = options.data ?? (await testDatabase())
  let running = await start(data, options)
  let users = 0
  const server: TestServer = {
    get app() {
      return running.app
    },
    get database() {
      return running.database
    },
    get log() {
      return running.log
    },
    client: (remoteAddress) => new ApiClient(running.app, remoteAddress),
    async signedIn() {
      const client = server.client()
      const email = `user${++users}@example.com`
      await client.register(email)
      await running.database.db
        .updateTable('users')
        .set({ activated_at: new Date() })
        .where('email', '=', email)
        .execute()
      await client.login(email)
      return client
    },
    async restart(change) {
      await running.close()
      running = await start(data, change ?? options)
    },
    async close() {
      await running.close()
      await data.remove()
    },
  }
  return server
}

async function start(data: TestDatabase, options: TestServerOptions) {
  const database = await data.open()
  const log: string[] = []
  const logger: Logger = pino({ level: 'trace' }, { write: (line: string) => log.push(line) })
  const threads = new Threads(inject('workers'), genericCatalogue)
  const boss = await openBoss(database, {
    expirySeconds: options.expirySeconds ?? 60,
    supervise: true,
    onError: (error) => logger.error({ err: error }, 'job queue'),
  })
  const queue = new CalculationQueue(boss, genericCatalogue)
  const work: Work | null =
    options.work === false
      ? null
      : await startWork({
          database,
          boss,
          queue,
          calculate: options.calculate ?? ((task, signal) => threads.calculate(task, signal)),
          mail: options.mail ?? null,
          logger,
          stopWithinMs: 1000,
          ...(options.runners === undefined ? {} : { runners: options.runners }),
        })
  const app = await createApp({
    database,
    lifecycle: new Lifecycle(),
    queue,
    makeNote: (task, signal) => threads.makeNote(task, signal),
    designOne: (task) => threads.designOne(task),
    catalogue: genericCatalogue,
    brand: DEFAULT_BRAND,
    trial: 'screen',
    appId: 'madre',
    baseUrl: options.mail?.baseUrl ?? null,
    plainHttp: true,
    limits: NO_LIMITS,
    trustProxy: false,
    mail: (options.mail ?? null) !== null,
    wakeMail: () => work?.wakeMail(),
    webDirectory: null,
    logger,
    ...options.app,
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await work?.stop()
    await threads.close()
    await boss.stop({ graceful: false, close: false })
    await database.close()
  }
  return { app, database, log, close }
}

import type { Brand } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import type { CalculationQueue } from './jobs/calculation-queue.ts'
import type { MakeNote, NoteQueue } from './jobs/note-queue.ts'
import type { DesignOne } from './jobs/threads.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Authenticator } from './users/authenticator.ts'

export interface AppDeps extends Pick<Settings, 'trial' | 'appId' | 'baseUrl' | 'plainHttp' | 'limits' | 'trustProxy'> {
  database: Database
  lifecycle: Lifecycle
  queue: CalculationQueue
  /** makes one calculation note, base64; stops when the signal aborts */
  makeNote: MakeNote
  /** designs one solution of a request outside the main thread; null if the id is unknown */
  designOne: DesignOne
  catalogue: Catalogue
  brand: Brand
  /** whether mails go out; without them accounts are active at once */
  mail: boolean
  /** tells the mail sender that a mail is waiting */
  wakeMail: () => void
  /** the built web application; null serves the API alone */
  webDirectory: string | null
  logger: FastifyBaseLogger | false
}

/** Adds a route, or routes that change together, to the API. */
export type Route = (
  app: Parameters<FastifyPluginAsyncZod>[0],
  deps: AppDeps & { auth: Authenticator; notes: NoteQueue },
) => void

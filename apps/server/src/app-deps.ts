import type { Brand, TrialMode } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import type { CalculationQueue } from './jobs/calculation-queue.ts'
import type { MakeNote } from './jobs/note-queue.ts'
import type { DesignOne } from './jobs/threads.ts'
import type { Lifecycle } from './lifecycle.ts'

/** What one address may ask of a process. */
export interface AddressLimits {
  /** bodies that are refused; beyond them none of its is read until the minute is over */
  refusedBodiesAMinute: number
  /** requests that are answered at a time; more wait their turn */
  requestsInHand: number
}

/** What the HTTP application stands on. */
export interface AppDeps {
  database: Database
  lifecycle: Lifecycle
  queue: CalculationQueue
  /** makes one calculation note, base64, until the signal says that nobody wants it any more */
  makeNote: MakeNote
  /** designs one solution of a request beside the requests; null when there is none of its id */
  designOne: DesignOne
  catalogue: Catalogue
  brand: Brand
  /** what is offered without an account */
  trial: TrialMode
  appId: string
  /** public origin; null: the address the request came to, on loopback */
  baseUrl: string | null
  plainHttp: boolean
  /** what one address may ask of this process */
  limits: AddressLimits
  trustProxy: boolean | string
  /** whether mails go out; without them accounts are active at once */
  mail: boolean
  /** tells the mail sender that there is something to send */
  wakeMail: () => void
  /** the built web application; null serves the API alone */
  webDirectory: string | null
  logger: FastifyBaseLogger | false
}

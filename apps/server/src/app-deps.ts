import type { Brand, TrialMode } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import type { CalculationQueue } from './jobs/calculation-queue.ts'
import type { MakeNote } from './jobs/note-queue.ts'
import type { DesignOne } from './jobs/threads.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Limits per address and process. */
export interface AddressLimits {
  /** refused bodies; beyond them no body of the address is read until the minute is over */
  refusedBodiesAMinute: number
  /** requests handled at a time; more wait their turn */
  requestsInHand: number
}

/** Dependencies of the HTTP application. */
export interface AppDeps {
  database: Database
  lifecycle: Lifecycle
  queue: CalculationQueue
  /** makes one calculation note, base64; stops when the signal aborts */
  makeNote: MakeNote
  /** designs one solution of a request outside the main thread; null if the id is unknown */
  designOne: DesignOne
  catalogue: Catalogue
  brand: Brand
  /** services available without an account */
  trial: TrialMode
  appId: string
  /** public origin; null: the address the request came to, on loopback */
  baseUrl: string | null
  plainHttp: boolean
  /** limits per address of this process */
  limits: AddressLimits
  trustProxy: boolean | string
  /** whether mails go out; without them accounts are active at once */
  mail: boolean
  /** tells the mail sender that a mail is waiting */
  wakeMail: () => void
  /** the built web application; null serves the API alone */
  webDirectory: string | null
  logger: FastifyBaseLogger | false
}

import { POLL_MS } from './poll.ts'
import type { SimulationStore } from './simulation-store.ts'

const refuse = () => Promise.reject(new Error('read only'))

/** Of a simulation that is only read, such as a revision or what a link shows: it is given, and nothing is asked for or changed. */
export const readingStore: SimulationStore = {
  isTrial: false,
  isReadOnly: true,
  pollMs: POLL_MS,
  load: refuse,
  create: refuse,
  change: refuse,
  calculate: refuse,
  cancel: refuse,
  remove: refuse,
  note: null,
}

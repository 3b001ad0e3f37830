import { POLL_MS, type SimulationStore } from './simulation-store.ts'

const refuse = () => Promise.reject(new Error('read only'))

/** The store of a read-only simulation, such as a revision or the target of a link: it is given, and nothing is fetched or changed. */
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

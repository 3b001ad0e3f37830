import type { DraftState } from './use-draft.ts'
import type { Known } from './use-known.ts'
import type { Save } from './use-save.ts'
import type { Steps } from './use-steps.ts'
import type { useWork } from './use-work.ts'

/** What everything that is done with a simulation has at hand. */
export interface Desk extends Save {
  /** what the server has */
  known: Known
  /** what is in the form */
  draft: DraftState
  steps: Steps
  /** one thing at a time */
  work: ReturnType<typeof useWork>
}

import type { DraftState } from './use-draft.ts'
import type { Known } from './use-known.ts'
import type { Save } from './use-save.ts'
import type { Steps } from './use-steps.ts'
import type { useWork } from './use-work.ts'

/** Shared parts of all actions on a simulation. */
export interface Desk extends Save {
  /** the server's state */
  known: Known
  /** the form's state */
  draft: DraftState
  steps: Steps
  /** one thing at a time */
  work: ReturnType<typeof useWork>
}

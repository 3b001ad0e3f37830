import type { Calculation, CalculationRequest } from '@madre/contract'

export const POLL_MS = 5000

/** A stored calculation, with the ETag that a change is based on. */
export interface StoredCalculation extends Calculation {
  etag: string | null
}

export interface NewCalculation {
  name: string
  description?: string
  request: CalculationRequest
  chosenResultId?: string | null
}

export interface CalculationChange {
  name?: string
  description?: string
  project?: string
  chosenResultId?: string | null
  request?: CalculationRequest
}

export type NoteForm = 'full' | 'short'

export interface WantedNote {
  calculation: StoredCalculation
  language: string
  form: NoteForm
  /** with a page of finite strips, for information */
  secondOpinion: boolean
}

/**
 * Where simulations are stored and calculated: in an account on the server, or, on trial, a single one in this browser. Simulator and
 * results use nothing else, so they are the same for both (decision 0018).
 */
export interface SimulationStore {
  /** a single simulation without an account: no list, no copies, no other editors */
  isTrial: boolean
  /** somebody else's simulation, read-only: nothing is chosen, proposed or changed */
  isReadOnly: boolean
  /** polling interval of a running calculation */
  pollMs: number
  load: (id: string, signal: AbortSignal) => Promise<StoredCalculation>
  create: (creation: NewCalculation) => Promise<StoredCalculation>
  /** changes the given fields, on the version named by `ifMatch` */
  change: (id: string, change: CalculationChange, ifMatch?: string | null) => Promise<StoredCalculation>
  /** starts a calculation; `load` returns its progress */
  calculate: (id: string) => Promise<StoredCalculation>
  cancel: (id: string) => Promise<StoredCalculation>
  /** `name`: the simulation's name, typed to confirm that its revisions are deleted too */
  remove: (id: string, name?: string) => Promise<void>
  /** the calculation note of the chosen solution, base64; null where notes are not offered */
  note: ((wanted: WantedNote) => Promise<string>) | null
}

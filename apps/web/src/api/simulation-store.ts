import type { Calculation, CalculationRequest } from '@madre/contract'

/** A calculation as its store keeps it, with the ETag a change is based on. */
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
 * Where simulations are kept and calculated: in an account on the server, or, on trial, one of them in this browser. The simulator and the
 * results ask nothing else, so that they are the same for both (decision 0018).
 */
export interface SimulationStore {
  /** one simulation without an account around it: no list, no copies, nobody else who changes it */
  isTrial: boolean
  /** somebody else's, to be read: nothing is chosen, proposed or changed */
  isReadOnly: boolean
  /** how often a calculation that is under way is asked for */
  pollMs: number
  load: (id: string, signal: AbortSignal) => Promise<StoredCalculation>
  create: (creation: NewCalculation) => Promise<StoredCalculation>
  /** the fields given, on the version named by `ifMatch` */
  change: (id: string, change: CalculationChange, ifMatch?: string | null) => Promise<StoredCalculation>
  /** starts a calculation; `load` tells how far it is */
  calculate: (id: string) => Promise<StoredCalculation>
  cancel: (id: string) => Promise<StoredCalculation>
  /** `name`: the simulation's own, typed by whoever takes its revisions away with it */
  remove: (id: string, name?: string) => Promise<void>
  /** the calculation note of the chosen solution, base64; null where none is offered */
  note: ((wanted: WantedNote) => Promise<string>) | null
}

import { type CalculationRequest, type CalculationResult, canonicalJson, toDesignRequest } from '@madre/contract'
import { ApiError } from './problem.ts'
import type { CalculationChange, NewCalculation, SimulationStore, StoredCalculation } from './simulation-store.ts'
import { keepTrialText, trialText } from './trial-text.ts'
import { readTrialWork, type TrialWork, trialWritten } from './trial-work.ts'

export const TRIAL_ID = 'trial'

export interface Designer {
  design: (request: CalculationRequest, onProgress: (share: number) => void) => Promise<CalculationResult>
  stop: () => void
}

/** The single simulation of a trial: stored on this device, designed in this browser. */
export class TrialStore implements SimulationStore {
  readonly isTrial = true
  readonly isReadOnly = false
  readonly pollMs = 200
  readonly note: SimulationStore['note']
  readonly #designer: Designer
  readonly #sample: CalculationRequest
  #calculation: StoredCalculation | null = null
  /** the last text read from the device; another tab may have written since */
  #text: string | null = null
  #isCalculated = false
  #run: symbol | null = null
  #changes = 0
  #onReplaced: () => void = () => undefined

  /** @param sample  a request with every field the form sends */
  constructor(designer: Designer, note: SimulationStore['note'], sample: CalculationRequest) {
    this.#designer = designer
    this.note = note
    this.#sample = sample
  }

  has(): boolean {
    this.#look()
    return this.#calculation !== null
  }

  /** Calls back when another simulation, or none, replaces the present one. Returns a function that ends this. */
  listen(onReplaced: () => void): () => void {
    this.#onReplaced = onReplaced
    return () => {
      if (this.#onReplaced === onReplaced) this.#onReplaced = () => undefined
    }
  }

  load = async (): Promise<StoredCalculation> => {
    if (this.#look()) this.#onReplaced()
    return this.#present()
  }

  create = async ({
    name,
    description = '',
    request,
    chosenResultId = null,
  }: NewCalculation): Promise<StoredCalculation> => {
    this.#endRun()
    this.#isCalculated = false
    const now = new Date().toISOString()
    const project = request.metadata.projectName
    const dates = { creationDate: now, lastUpdateDate: now, calculatedAt: null }
    const calculationStatus = 'PENDING' as const
    this.#put({
      ...{ id: TRIAL_ID, name, description, project, ...dates },
      ...{ calculationStatus, chosenResultId, request, result: null, etag: null },
    })
    return this.#keep()
  }

  change = async (_id: string, change: CalculationChange): Promise<StoredCalculation> => {
    this.#look()
    const before = this.#present()
    const { project = change.request?.metadata.projectName ?? before.project, request = before.request } = change
    const isEdited = !isSameDesign(request, before.request)
    if (isEdited) this.#endRun()
    this.#put({
      ...this.#present(),
      name: change.name ?? before.name,
      description: change.description ?? before.description,
      project,
      request: { ...request, metadata: { ...request.metadata, projectName: project } },
      lastUpdateDate: new Date().toISOString(),
      chosenResultId: chosenAfter(before, change, isEdited),
      ...(isEdited ? { calculationStatus: before.result === null ? 'PENDING' : 'EDITED' } : {}),
    })
    if (isEdited) this.#isCalculated = false
    return this.#keep()
  }

  calculate = async (): Promise<StoredCalculation> => {
    const calculation = this.#present()
    if (calculation.calculationStatus !== 'IN_PROGRESS') this.#start(calculation.request)
    return this.#present()
  }

  cancel = async (): Promise<StoredCalculation> => {
    this.#isCalculated = false
    this.#endRun()
    return this.#keep()
  }

  remove = async (): Promise<void> => {
    this.#endRun()
    this.#calculation = null
    this.#text = null
    keepTrialText(null)
    this.#onReplaced()
  }

  #present(): StoredCalculation {
    if (this.#calculation === null) throw new ApiError(404, 'CalculationNotFound', [], '')
    return this.#calculation
  }

  /** Reloads the text of the device; true if it has changed. */
  #look(): boolean {
    const text = trialText()
    if (text === this.#text) return false
    this.#text = text
    this.#endRun()
    const work = readTrialWork(text, this.#sample)
    this.#isCalculated = work?.isCalculated ?? false
    this.#calculation = work && opened(work)
    if (work?.isCalculated) this.#start(work.request)
    return true
  }

  #put(calculation: StoredCalculation): void {
    this.#changes += 1
    this.#calculation = { ...calculation, etag: `"${Date.now()}-${this.#changes}"` }
  }

  /** Stores the simulation on the device, and returns it. */
  #keep(): StoredCalculation {
    const calculation = this.#present()
    const { name, description, request, chosenResultId, creationDate, lastUpdateDate } = calculation
    const isCalculated = this.#isCalculated
    this.#text = trialWritten({
      ...{ name, description, request, chosenResultId },
      ...{ isCalculated, creationDate, lastUpdateDate },
    })
    keepTrialText(this.#text)
    return calculation
  }

  #start(request: CalculationRequest): void {
    const run = Symbol('run')
    this.#run = run
    const { errorMessage: _, ...before } = this.#present()
    this.#put({ ...before, calculationStatus: 'IN_PROGRESS', progress: { placeInQueue: null, shareDone: 0 } })
    const whileRunning = (next: () => void) => {
      if (this.#run === run && this.#calculation) next()
    }
    const onProgress = (shareDone: number) =>
      whileRunning(() => {
        this.#calculation = { ...this.#present(), progress: { placeInQueue: null, shareDone } }
      })
    this.#designer.design(request, onProgress).then(
      (result) =>
        whileRunning(() => {
          this.#run = null
          this.#isCalculated = true
          const { progress: _, ...calculation } = this.#present()
          this.#put({
            ...calculation,
            calculationStatus: 'COMPLETE',
            calculatedAt: new Date().toISOString(),
            chosenResultId: choosable(result, calculation.chosenResultId),
            result,
          })
          this.#keep()
        }),
      () =>
        whileRunning(() => {
          this.#run = null
          const { progress: _, ...calculation } = this.#present()
          this.#put({ ...calculation, calculationStatus: 'ERROR' })
        }),
    )
  }

  #endRun(): void {
    if (this.#run === null) return
    this.#run = null
    this.#designer.stop()
    if (!this.#calculation) return
    const { progress: _, ...calculation } = this.#calculation
    this.#put({ ...calculation, calculationStatus: calculation.result === null ? 'PENDING' : 'EDITED' })
  }
}

function opened({ isCalculated: _, ...work }: TrialWork): StoredCalculation {
  return {
    ...work,
    id: TRIAL_ID,
    project: work.request.metadata.projectName,
    calculationStatus: 'PENDING',
    calculatedAt: null,
    result: null,
    etag: `"${work.lastUpdateDate}"`,
  }
}

const isSameDesign = (a: CalculationRequest, b: CalculationRequest) =>
  canonicalJson(toDesignRequest(a)) === canonicalJson(toDesignRequest(b))

function chosenAfter(before: StoredCalculation, change: CalculationChange, isEdited: boolean): string | null {
  if (isEdited) return null
  return change.chosenResultId === undefined ? before.chosenResultId : change.chosenResultId
}

/** A maker's catalogue may have changed since: a choice it no longer has does not count. */
function choosable({ solutions }: CalculationResult, id: string | null): string | null {
  return solutions.some((s) => s.id === id && s.status !== 'NOT_APPLICABLE') ? id : null
}

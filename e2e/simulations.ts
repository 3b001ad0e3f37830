import { type Calculation, type CalculationRequest, type Madre, ok, type paths, settled } from '@madre/client'
import { expect } from '@playwright/test'
import { roof } from './roof.ts'

type Change = NonNullable<paths['/Calculations/{id}']['patch']['requestBody']>['content']['application/json']

export interface Wanted {
  name?: string
  project?: string
  request?: Partial<CalculationRequest>
}

/** Simulations made over the API where the screen that makes them is not what is tested. */
export class Simulations {
  readonly #madre: Madre

  constructor(madre: Madre) {
    this.#madre = madre
  }

  /** A saved roof of three spans; answers its id. */
  async save({ name = 'Hall', project = 'Braga', request = {} }: Wanted = {}): Promise<string> {
    const whole = roof(request)
    const body = { name, request: { ...whole, metadata: { ...whole.metadata, projectName: project } } }
    return (await ok(this.#madre.POST('/Calculations', { body }))).id
  }

  /** The same, calculated. */
  async calculated(wanted: Wanted = {}): Promise<string> {
    const id = await this.save(wanted)
    await this.calculate(id)
    return id
  }

  /** What is saved, calculated. */
  async calculate(id: string): Promise<void> {
    await ok(this.#madre.POST('/Calculations/{id}/calculate', { params: { path: { id } } }))
    const { calculationStatus } = await settled(this.#madre, id, { signal: AbortSignal.timeout(60_000) })
    expect(calculationStatus).toBe('COMPLETE')
  }

  read(id: string): Promise<Calculation> {
    return ok(this.#madre.GET('/Calculations/{id}', { params: { path: { id } } }))
  }

  async change(id: string, body: Change): Promise<void> {
    await ok(this.#madre.PATCH('/Calculations/{id}', { params: { path: { id } }, body }))
  }

  /** The revision of a letter, as the list says it. */
  async revision(id: string, letter: string) {
    const revisions = await ok(this.#madre.GET('/Calculations/{id}/revisions', { params: { path: { id } } }))
    return revisions.find((revision) => revision.letter === letter)!
  }
}

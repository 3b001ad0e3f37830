import type { Calculation, CalculationRequest } from '@madre/contract'
import { type APIRequestContext, expect } from '@playwright/test'
import { roof } from './roof.ts'

const CALCULATIONS = '/api/madre/Calculations'

export interface Wanted {
  name?: string
  project?: string
  request?: Partial<CalculationRequest>
}

/** Simulations made over the API where the screen that makes them is not what is tested. */
export class Simulations {
  readonly #api: APIRequestContext

  constructor(api: APIRequestContext) {
    this.#api = api
  }

  /** A saved roof of three spans; answers its id. */
  async save({ name = 'Hall', project = 'Braga', request = {} }: Wanted = {}): Promise<string> {
    const whole = roof(request)
    const data = { name, request: { ...whole, metadata: { ...whole.metadata, projectName: project } } }
    const answer = await this.#api.post(CALCULATIONS, { data })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as Calculation).id
  }

  /** The same, calculated. */
  async calculated(wanted: Wanted = {}): Promise<string> {
    const id = await this.save(wanted)
    const started = await this.#api.post(`${CALCULATIONS}/${id}/calculate`)
    expect(started.ok(), await started.text()).toBe(true)
    await expect
      .poll(async () => (await this.read(id)).calculationStatus, { timeout: 60_000, intervals: [200] })
      .toBe('COMPLETE')
    return id
  }

  async read(id: string): Promise<Calculation> {
    return (await this.#api.get(`${CALCULATIONS}/${id}`)).json() as Promise<Calculation>
  }

  async change(id: string, data: object): Promise<void> {
    const answer = await this.#api.patch(`${CALCULATIONS}/${id}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

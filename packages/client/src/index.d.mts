import type { Client } from 'openapi-fetch'
import type { components, paths } from './api.d.mts'

export type { components, paths } from './api.d.mts'

type Schemas = components['schemas']
export type Calculation = Schemas['Calculation']
export type CalculationRequest = Schemas['CalculationRequest']
export type CalculationResult = Schemas['CalculationResult']
export type CalculationSummary = Schemas['CalculationSummary']
export type Problem = Schemas['Problem']
export type Solution = Schemas['Solution']

/** Every call of the API by its path, with the shapes of what is sent and answered. */
export type Madre = Client<paths>

export interface MadreOptions {
  /** address of the server, 'https://madre.example.com' */
  url: string
  /** an access token, made on the account page; without one only what is open to all answers */
  token?: string
  /** APP_ID of the server; 'madre' when absent */
  appId?: string
  /** another fetch than the global one */
  fetch?: (request: Request) => Promise<Response>
}

export function createMadre(options: MadreOptions): Madre

/** A refusal of the server, with everything it said. */
export class MadreError extends Error {
  readonly status: number
  /** stable, for programs: 'ValidationFailed'; '' when the answer was no problem document */
  readonly code: string
  readonly problem: Problem | null
  /** seconds after which to come back, of a 429 or 503; else null */
  readonly retryAfterSeconds: number | null
  constructor(response: Response, body: unknown)
}

/**
 * What a call answered.
 *
 * @throws MadreError  it was refused
 */
export function ok<T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T>

/**
 * Waits until a calculation is no longer IN_PROGRESS.
 *
 * @throws MadreError  it cannot be read
 * @throws DOMException  the signal was aborted
 */
export function settled(madre: Madre, id: string, options?: { signal?: AbortSignal }): Promise<Calculation>

import type { CalculationRequest } from '@madre/contract'
import { ApiError } from './problem.ts'

const STORE = 'madre.unanswered-creations'
/** Unanswered creations kept at a time. */
const MOST_KEPT = 8

interface Creation {
  name: string
  description?: string
  request: CalculationRequest
  chosenResultId?: string | null
}

/** A creation without an answer: its content, its idempotency key and its date. */
interface Unanswered {
  content: string
  key: string
  date: string | null
}

/** In memory, and in the storage of the tab, so that they survive a reload. */
let unanswered: Unanswered[] | null = null

function known(): Unanswered[] {
  if (unanswered) return unanswered
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    unanswered = Array.isArray(kept) ? kept : []
  } catch {
    unanswered = []
  }
  return unanswered
}

function keep(list: Unanswered[]): void {
  unanswered = list.slice(-MOST_KEPT)
  try {
    sessionStorage.setItem(STORE, JSON.stringify(unanswered))
  } catch {
    return
  }
}

/** Removes all data of a user from the tab. */
export const forgetCreations = (): void => keep([])

/** 128 random bits; `crypto.randomUUID` is missing on a plain http address. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Metadata of a body; null if a body read from a file has none, which the server then refuses by path. */
const metadataOf = ({ request }: { request: Partial<CalculationRequest> | null | undefined }) =>
  typeof request?.metadata === 'object' ? request.metadata : null

/** The body with another date of its calculation: the only part that differs when the same is sent again. */
const dated = <T extends Creation>(body: T, calculationDate: string | null): T => {
  const metadata = metadataOf(body)
  return metadata ? { ...body, request: { ...body.request, metadata: { ...metadata, calculationDate } } } : body
}

/** Whether the server has decided about the creation. A refusal (4xx) decides; a lost connection or a server error does not. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether the key is used up: its simulation was deleted, or it belongs to another creation. */
const isSpent = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'IdempotencyKeyReused')

/**
 * Sends a creation with its own key. If the answer to the same creation was lost before, the same key is sent again. So only one simulation
 * is made, whether or not the first attempt reached the server.
 */
export async function createOnce<T extends Creation, A>(
  body: T,
  send: (body: T, idempotencyKey: string) => Promise<A>,
): Promise<A> {
  const content = JSON.stringify(dated(body, ''))
  const others = () => known().filter((attempt) => attempt.content !== content)
  const earlier = known().find((attempt) => attempt.content === content)
  const { key, date } = earlier ?? { key: newKey(), date: metadataOf(body)?.calculationDate ?? null }
  keep([...others(), { content, key, date }])
  try {
    const answer = await send(dated(body, date), key)
    keep(others())
    return answer
  } catch (error) {
    if (isAnswer(error)) keep(others())
    if (earlier && isSpent(error)) return createOnce(body, send)
    throw error
  }
}

import type { CalculationRequest } from '@madre/contract'
import { ApiError } from './problem.ts'

const STORE = 'madre.unanswered-creations'
/** More unanswered ones than this at a time are not told apart. */
const MOST_KEPT = 8

interface Creation {
  name: string
  description?: string
  request: CalculationRequest
  chosenResultId?: string | null
}

/** A creation whose answer never came: what it was, the key it was sent under and the date it bore. */
interface Unanswered {
  content: string
  key: string
  date: string | null
}

/** In memory, and in the storage of the tab, so that they outlive a reload. */
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

/** Nothing of a user stays behind in the tab. */
export const forgetCreations = (): void => keep([])

/** 128 random bits; `crypto.randomUUID` is missing on a plain http address. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The body with the date of its calculation replaced: the one part that differs when the same is sent again. */
const dated = <T extends Creation>(body: T, calculationDate: string | null): T => ({
  ...body,
  request: { ...body.request, metadata: { ...body.request.metadata, calculationDate } },
})

/** The server has said what became of it: a refusal is an answer, a failure on its way or its own is none. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** What was made under the key is gone since, or the key stands for something else: neither is what is wanted now. */
const isSpent = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'IdempotencyKeyReused')

/**
 * Sends a creation under a key of its own, the same key as before while its last answer was lost: whatever had reached the server, one
 * simulation is made.
 */
export async function createOnce<T extends Creation, A>(
  body: T,
  send: (body: T, idempotencyKey: string) => Promise<A>,
): Promise<A> {
  const content = JSON.stringify(dated(body, ''))
  const others = () => known().filter((attempt) => attempt.content !== content)
  const earlier = known().find((attempt) => attempt.content === content)
  const { key, date } = earlier ?? { key: newKey(), date: body.request.metadata.calculationDate }
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

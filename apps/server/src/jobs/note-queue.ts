import { createHash } from 'node:crypto'
import { ProblemError } from '../http/problem.ts'
import type { NoteTask } from './note-process.ts'

export type MakeNote = (task: NoteTask, signal: AbortSignal) => Promise<string>

const MAX_WAITING_PER_USER = 2
const MAX_WAITING = 50
/** A request waiting this long is answered 503, before a proxy in front of the server cuts it off. */
const MAX_WAIT_MS = 45_000
/** Size of the kept notes, in characters of base64 (one byte each). */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

interface Waiting {
  userId: string
  task: NoteTask
  signal: AbortSignal
  key: string
  done: (pdf: string) => void
  fail: (error: unknown) => void
}

/**
 * The queue of the single process that makes notes. At most two notes of a user wait, and users take turns. A request whose client has left
 * is removed. Finished notes are kept while there is room, for repeated requests.
 */
export class NoteQueue {
  readonly #make: MakeNote
  readonly #kept: KeptNotes
  /** users in the order of their turns, each with their waiting notes, oldest first */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #maxWaitMs: number
  #busy = false

  constructor(make: MakeNote, { maxWaitMs = MAX_WAIT_MS, maxKeptBytes = MAX_KEPT_BYTES } = {}) {
    this.#make = make
    this.#maxWaitMs = maxWaitMs
    this.#kept = new KeptNotes(maxKeptBytes)
  }

  /**
   * A note as base64.
   *
   * @throws ProblemError 429  two notes of the user are waiting already
   * @throws ProblemError 503  too many wait in all, or this one has waited too long
   */
  make(userId: string, task: NoteTask, left: AbortSignal): Promise<string> {
    const key = createHash('sha256').update(JSON.stringify(task)).digest('hex')
    const kept = this.#kept.get(key)
    if (kept !== undefined) return Promise.resolve(kept)
    const own = this.#waiting.get(userId) ?? []
    if (own.length >= MAX_WAITING_PER_USER)
      return Promise.reject(new ProblemError(429, 'NotesWaiting', { headers: { 'retry-after': '5' } }))
    if (this.#count() >= MAX_WAITING) return Promise.reject(busy())
    return new Promise((done, fail) => {
      // Not AbortSignal.any: with a listener it stays in memory until it aborts, with task and note.
      const end = new AbortController()
      const { signal } = end
      const timer = setTimeout(() => end.abort(busy()), this.#maxWaitMs)
      const leave = () => end.abort(left.reason)
      if (left.aborted) leave()
      left.addEventListener('abort', leave)
      const settle = () => {
        clearTimeout(timer)
        left.removeEventListener('abort', leave)
      }
      const waiting: Waiting = {
        userId,
        task,
        signal,
        key,
        done: (pdf) => {
          settle()
          done(pdf)
        },
        fail: (error) => {
          settle()
          fail(error)
        },
      }
      signal.addEventListener('abort', () => {
        if (this.#remove(waiting)) waiting.fail(signal.reason)
      })
      this.#waiting.set(userId, [...own, waiting])
      void this.#work()
    })
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      const { task, signal, key, done, fail } = next
      try {
        const pdf = this.#kept.get(key) ?? (await this.#make(task, signal))
        this.#kept.put(key, pdf)
        done(pdf)
      } catch (error) {
        fail(signal.aborted ? signal.reason : error)
      }
    }
    this.#busy = false
  }

  /** The oldest note of the user whose turn it is. The user's next turn comes after all others. */
  #take(): Waiting | undefined {
    const turn = this.#waiting.entries().next().value
    if (turn === undefined) return undefined
    const [userId, [first, ...rest]] = turn
    this.#waiting.delete(userId)
    if (rest.length > 0) this.#waiting.set(userId, rest)
    return first
  }

  #remove(waiting: Waiting): boolean {
    const own = this.#waiting.get(waiting.userId)
    if (!own?.includes(waiting)) return false
    const rest = own.filter((other) => other !== waiting)
    if (rest.length > 0) this.#waiting.set(waiting.userId, rest)
    else this.#waiting.delete(waiting.userId)
    return true
  }

  #count(): number {
    let count = 0
    for (const own of this.#waiting.values()) count += own.length
    return count
  }
}

/** Finished notes by the hash of their input; the least recently used goes first. */
class KeptNotes {
  readonly #max: number
  readonly #notes = new Map<string, string>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#max = maxBytes
  }

  get(key: string): string | undefined {
    const note = this.#notes.get(key)
    if (note === undefined) return undefined
    this.#notes.delete(key)
    this.#notes.set(key, note)
    return note
  }

  put(key: string, note: string): void {
    if (this.#notes.has(key) || note.length > this.#max) return
    this.#notes.set(key, note)
    this.#bytes += note.length
    for (const [oldest, { length }] of this.#notes) {
      if (this.#bytes <= this.#max) break
      this.#notes.delete(oldest)
      this.#bytes -= length
    }
  }
}

function busy(): ProblemError {
  return new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '10' } })
}

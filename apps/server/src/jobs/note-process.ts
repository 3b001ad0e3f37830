import { type ChildProcess, fork } from 'node:child_process'
import type { Catalogue } from '@madre/engine'
import type { NoteForm, NoteInput, UnprovenLine } from '@madre/note'
import type { ChoiceRefusal } from '../calculations/chosen-solution.ts'

/** A note to be made; request and result are JSON texts, parsed in the process. A null result is designed there. */
export interface NoteTask extends Omit<NoteInput, 'request' | 'result' | 'catalogue' | 'fromPlace'> {
  form: NoteForm
  secondOpinion: boolean
  request: string
  result: string | null
  publicAddress: string | null
}

/** `unproven`: lines whose printed result does not follow from their printed numbers, with the inputHash of the result */
export type NoteAnswer =
  | { pdf: string; unproven: UnprovenLine[]; inputHash: string }
  | { refused: ChoiceRefusal }
  | { error: string }

/** The solution is not among those designed for the note. */
export class SolutionRefusedError extends Error {
  readonly reason: ChoiceRefusal

  constructor(reason: ChoiceRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Notes per process: the typesetter leaks some 12 MB with each note. */
const NOTES_EACH = 8
/** The next process starts when the present one has this many notes left, so that nobody waits for its start. */
const AHEAD = 2
const IDLE_MS = 60_000

/** Called once for every line of a note whose printed result does not follow from its printed numbers. The note is made all the same. */
export type OnUnproven = (line: UnprovenLine, inputHash: string) => void

/** The process ended during a note: killed, or out of memory. */
class NoteProcessEnded extends Error {}

/**
 * Makes calculation notes, one at a time, in a process that is replaced before it has grown large. A process instead of a thread has three
 * advantages: its memory returns to the system when it ends, it can be killed at any moment, and the server survives its crash.
 */
export class NoteProcess {
  readonly #file: string
  readonly #catalogue: Catalogue
  #present: { child: ChildProcess; made: number } | null = null
  #next: ChildProcess | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined
  #closed = false
  readonly #onUnproven: OnUnproven

  constructor(file: string, catalogue: Catalogue, onUnproven: OnUnproven = () => {}) {
    this.#file = file
    this.#catalogue = catalogue
    this.#onUnproven = onUnproven
  }

  /**
   * A note as base64, after those requested before it.
   *
   * @throws when it cannot be made, or the signal aborts
   */
  make(task: NoteTask, signal: AbortSignal): Promise<string> {
    const mine = this.#turn.then(async () => {
      signal.throwIfAborted()
      clearTimeout(this.#idle)
      try {
        // The process may have died for a reason other than this note, so the note gets a second attempt.
        return await this.#attempt(task, signal).catch((error: unknown) => {
          if (error instanceof NoteProcessEnded && !signal.aborted && !this.#closed) return this.#attempt(task, signal)
          throw error
        })
      } finally {
        this.#idle = setTimeout(() => this.#endAll(), IDLE_MS)
        this.#idle.unref()
      }
    })
    this.#turn = mine.catch(() => {})
    return mine
  }

  close(): void {
    this.#closed = true
    this.#endAll()
  }

  #attempt(task: NoteTask, signal: AbortSignal): Promise<string> {
    if (this.#closed) throw new NoteProcessEnded('the server ends')
    this.#present ??= { child: this.#next ?? this.#start(), made: 0 }
    if (this.#present.child === this.#next) this.#next = null
    const present = this.#present
    const { child } = present
    return new Promise<string>((done, fail) => {
      const settle = (finish: () => void) => {
        child.off('message', answered)
        child.off('exit', ended)
        signal.removeEventListener('abort', aborted)
        finish()
      }
      const answered = (answer: NoteAnswer) => {
        present.made++
        if (present.made >= NOTES_EACH - AHEAD) this.#next ??= this.#start()
        if (present.made >= NOTES_EACH) this.#letGo()
        settle(() => {
          if ('pdf' in answer) {
            for (const line of answer.unproven) this.#onUnproven(line, answer.inputHash)
            done(answer.pdf)
          } else fail('refused' in answer ? new SolutionRefusedError(answer.refused) : new Error(answer.error))
        })
      }
      const ended = () => {
        if (this.#present === present) this.#present = null
        settle(() => fail(new NoteProcessEnded('the process of the calculation notes ended under one')))
      }
      const aborted = () => {
        this.#letGo('SIGKILL')
        settle(() => fail(signal.reason as Error))
      }
      child.on('message', answered)
      child.once('exit', ended)
      signal.addEventListener('abort', aborted)
      // Errors of the channel need no handling here: the process ends after one, and `exit` is handled.
      child.send({ task }, () => {})
    })
  }

  #start(): ChildProcess {
    const child = fork(this.#file, [], {
      execArgv: [],
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('error', () => {})
    child.once('exit', () => {
      if (this.#present?.child === child) this.#present = null
      if (this.#next === child) this.#next = null
    })
    child.send({ catalogue: this.#catalogue }, () => {})
    // Otherwise the server could not end while a note process is alive.
    child.unref()
    child.channel?.unref()
    return child
  }

  #letGo(signal?: NodeJS.Signals): void {
    const child = this.#present?.child
    this.#present = null
    if (child === undefined) return
    if (signal !== undefined || !child.connected) child.kill(signal ?? 'SIGKILL')
    else child.disconnect()
  }

  #endAll(): void {
    clearTimeout(this.#idle)
    for (const child of [this.#present?.child, this.#next]) child?.kill('SIGKILL')
    this.#present = null
    this.#next = null
  }
}

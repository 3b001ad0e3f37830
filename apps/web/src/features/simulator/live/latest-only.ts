/** One question is under way at a time; of those that come meanwhile only the last is asked, and only its answer counts. */
export class LatestOnly<Question, Answer> {
  #pending: Question | undefined
  #isAsking = false
  readonly #send: (question: Question) => void
  readonly #deliver: (answer: Answer) => void

  constructor(send: (question: Question) => void, deliver: (answer: Answer) => void) {
    this.#send = send
    this.#deliver = deliver
  }

  ask(question: Question): void {
    if (this.#isAsking) {
      this.#pending = question
      return
    }
    this.#isAsking = true
    this.#send(question)
  }

  /** To be called with every answer: a stale one is dropped and the waiting question is asked instead. */
  answered(answer: Answer): void {
    this.#isAsking = false
    const next = this.#pending
    this.#pending = undefined
    if (next === undefined) this.#deliver(answer)
    else this.ask(next)
  }
}

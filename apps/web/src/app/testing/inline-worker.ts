type Handler = (event: MessageEvent) => void

const modules = import.meta.glob('../../features/*/*/*-worker.ts')
const handlers = new Map<string, Promise<Handler>>()

/** The module of a worker, loaded once; what it listens with is what it left as the listener of the page. */
async function handlerOf(name: string): Promise<Handler> {
  const before = self.onmessage
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}`))!
  await load()
  const handler = self.onmessage as Handler
  self.onmessage = before
  return handler
}

/** A worker that answers on the thread of the page, at once or later. */
export class InlineWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly #handler: Promise<Handler>

  constructor(url: URL) {
    // One after the other: each of them finds its own listener.
    const name = url.pathname.split('/').at(-1)!
    const earlier = [...handlers.values()]
    const handler = handlers.get(name) ?? Promise.all(earlier).then(() => handlerOf(name))
    handlers.set(name, handler)
    this.#handler = handler
  }

  async postMessage(data: unknown): Promise<void> {
    const handler = await this.#handler
    const before = self.postMessage
    let isHandled = false
    let isAnswered = false
    self.postMessage = (answer: unknown) => {
      isAnswered = true
      // What comes later comes through here, too.
      if (isHandled) self.postMessage = before
      this.onmessage?.({ data: answer })
    }
    handler(new MessageEvent('message', { data }))
    isHandled = true
    if (isAnswered) self.postMessage = before
  }

  terminate(): void {
    this.onmessage = null
  }
}

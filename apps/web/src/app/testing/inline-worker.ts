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

/** A worker that answers on the thread of the page: every worker of the product answers a message before the next one. */
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
    const post = self.postMessage
    self.postMessage = (answer: unknown) => this.onmessage?.({ data: answer })
    handler(new MessageEvent('message', { data }))
    self.postMessage = post
  }

  terminate(): void {
    this.onmessage = null
  }
}

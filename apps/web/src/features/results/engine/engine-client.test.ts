import { describe, expect, it } from 'vitest'
import { EngineClient, type EngineContext, type EngineQuestion, type EngineReply } from './engine-client.ts'

/** A worker whose replies the test gives. */
class HandWorker {
  onmessage: ((event: { data: EngineReply }) => void) | null = null
  onerror: (() => void) | null = null
  ended = false
  readonly asked: EngineQuestion[] = []
  postMessage(question: EngineQuestion) {
    this.asked.push(question)
  }
  terminate() {
    this.ended = true
  }
}

function started() {
  const workers: HandWorker[] = []
  const client = new EngineClient(() => {
    const worker = new HandWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { client, workers }
}

const context = {} as EngineContext

describe('questions to the engine', () => {
  it('each gets its own answer, in whatever order they come', async () => {
    const { client, workers } = started()
    const first = client.ask('changes', context, { solution: {} as never })
    const second = client.ask('changes', context, { solution: {} as never })
    const [a, b] = workers[0]!.asked
    workers[0]!.onmessage?.({ data: { id: b!.id, answer: [] } })
    workers[0]!.onmessage?.({ data: { id: a!.id, error: 'no such solution' } })
    await expect(second).resolves.toEqual([])
    await expect(first).rejects.toThrow('no such solution')
    expect(workers).toHaveLength(1)
  })

  it('what is under way fails when it is stopped, and the next question starts anew', async () => {
    const { client, workers } = started()
    const seen: number[] = []
    const sweep = client.ask('sweep', context, {}, (m) => seen.push(m))
    workers[0]!.onmessage?.({ data: { id: workers[0]!.asked[0]!.id, progress: 0.25 } })
    client.stop()
    await expect(sweep).rejects.toThrow('stopped')
    expect(seen).toEqual([0.25])
    expect(workers[0]!.ended).toBe(true)
    void client.ask('sweep', context, {})
    expect(workers).toHaveLength(2)
  })

  it('a worker that does not start fails the questions instead of leaving them open', async () => {
    const { client, workers } = started()
    const asked = client.ask('changes', context, { solution: {} as never })
    workers[0]!.onerror?.()
    await expect(asked).rejects.toThrow('stopped')
  })
})

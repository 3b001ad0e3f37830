/** Computes signature curves in the background. */
import type { EngineQuestion, EngineReply } from '../engine/engine-client.ts'
import { curveOfSolution } from './curve-of-solution.ts'

const reply = (message: EngineReply) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<EngineQuestion & { kind: 'buckling' }>) => {
  try {
    reply({ id: data.id, answer: curveOfSolution(data.context, data.about) })
  } catch (error) {
    reply({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
}

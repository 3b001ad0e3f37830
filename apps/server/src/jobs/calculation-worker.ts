/** Runs in a worker thread: designs one request with the catalogue given at the thread's start. */
import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { type CalculationRequest, decode } from '@madre/contract'
import { design, onlySolution } from '@madre/engine'
import { designRequest } from './design-request.ts'
import { isToStop, tellDone } from './run-cells.ts'
import type { CalculationAnswer, CalculationTask, OneDesign, OneDesignTask, ThreadData } from './threads.ts'
import { warmUp } from './warm-up.ts'

const { catalogue, wanted, isNice } = workerData as ThreadData

const NICER_BY = 10
const NICEST = 19

function beNice(): void {
  // Only Linux has a priority per thread; elsewhere this would change the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(0, Math.min(NICEST, getPriority(0) + NICER_BY))
  } catch {
    // Without permission in a sandbox, others lose a little time; the results stay the same.
  }
}
if (isNice) beNice()
// The thread takes its first task after the warm-up.
warmUp(catalogue, () => Atomics.load(wanted, 0) > 0)

export default function calculate(task: CalculationTask): CalculationAnswer {
  // Reports the begin: the start of the thread is not part of the measured time.
  tellDone(task.cells, 1)
  const request = JSON.parse(task.request) as CalculationRequest
  const result = designRequest(request, catalogue, (share) => {
    tellDone(task.cells, Math.floor(share * 1000))
    // A thread that stops by itself is kept for the next task: starting another takes longer than a short calculation.
    if (isToStop(task.cells)) throw new Error('nobody wants it any more')
  })
  const designed = result.solutions.filter((s) => s.status !== 'NOT_APPLICABLE')
  return { result: JSON.stringify(result), solutionIds: designed.map((s) => s.id) }
}

/** Designs one solution only; null if the id is unknown. */
export function designOne({ request, solutionId }: OneDesignTask): OneDesign | null {
  const line = decode(JSON.parse(request) as CalculationRequest).line
  const { engineVersion, catalogueVersion, solutions, warnings } = design(line, onlySolution(catalogue, solutionId))
  const solution = solutions.find(({ id }) => id === solutionId)
  return solution === undefined ? null : { engineVersion, catalogueVersion, solution, warnings }
}

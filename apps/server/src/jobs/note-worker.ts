/** A separate process that makes calculation notes, one after the other, until its parent disconnects. */
import { derive, planOf } from '@madre/climate'
import type { CalculationRequest, CalculationResult } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { createNote } from '@madre/note'
import { choiceRefusal } from '../calculations/chosen-solution.ts'
import { designRequest } from './design-request.ts'
import type { NoteAnswer, NoteTask } from './note-process.ts'

let catalogue: Catalogue | undefined

process.on('message', (message: { catalogue: Catalogue } | { task: NoteTask }) => {
  if ('catalogue' in message) {
    catalogue = message.catalogue
    return
  }
  process.send?.(answer(message.task))
})
process.on('disconnect', () => process.exit())
// A stop signal reaches all processes. The parent decides whether to wait for the note in progress.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

function answer(task: NoteTask): NoteAnswer {
  try {
    const request = JSON.parse(task.request) as CalculationRequest
    const result =
      task.result === null
        ? designRequest(request, catalogue as Catalogue)
        : (JSON.parse(task.result) as CalculationResult)
    const refused = task.result === null ? choiceRefusal(result, task.solutionId) : null
    if (refused !== null) return { refused }
    const { pdf, unproven } = createNote({
      ...task,
      request,
      fromPlace: request.metadata.site ? { answer: derive(request), plan: planOf(request) } : null,
      result,
      catalogue: catalogue as Catalogue,
    })
    return { pdf: Buffer.from(pdf).toString('base64'), unproven, inputHash: result.inputHash }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

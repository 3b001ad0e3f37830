/** Runs in a worker thread: makes one calculation note. */
import { workerData } from 'node:worker_threads'
import type { CalculationRequest, CalculationResult } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { createNote } from '@madre/note'
import type { NoteTask } from './threads.ts'

const catalogue = workerData as Catalogue

export default function note(task: NoteTask): string {
  const pdf = createNote({
    ...task,
    request: JSON.parse(task.request) as CalculationRequest,
    result: JSON.parse(task.result) as CalculationResult,
    catalogue,
  })
  return Buffer.from(pdf).toString('base64')
}

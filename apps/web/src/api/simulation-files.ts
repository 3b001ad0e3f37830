import {
  beyondBounds,
  FILE_FORMAT_VERSION,
  type ProblemDetail,
  REQUEST_BOUNDS,
  simulationFile,
  simulationFileName,
  type TextBounds,
} from '@madre/contract'
import { useCreateCalculation, useFetchCalculation } from './calculations.ts'
import { ApiError } from './problem.ts'
import { saveFile } from './save-file.ts'
import type { StoredCalculation } from './simulation-store.ts'

type Beyond = { reason: 'BEYOND'; bound: keyof TextBounds }
/** Why a text is not a simulation file. */
type Unread = { reason: 'NOT_JSON' | 'NO_SIMULATION' } | { reason: 'NEWER'; version: number } | Beyond
/** Why the server created no simulation; `details` are the server's, each with the path of its field. */
type NotTaken = { reason: 'SIGNED_OUT' | 'NOT_SENT' } | { reason: 'REFUSED'; details: ProblemDetail[] } | Beyond
/** Why a file gave no simulation. */
export type Refusal = { file: string } & (Unread | NotTaken)

/** The simulation in a file, without a check of its fields, which the server does. */
export function readSimulationFile(text: string): { body: Record<string, unknown> } | Unread {
  const bound = beyondBounds(text, REQUEST_BOUNDS)
  if (bound !== null) return { reason: 'BEYOND', bound }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { reason: 'NOT_JSON' }
  }
  if (typeof value !== 'object' || value === null || !('formatVersion' in value)) return { reason: 'NO_SIMULATION' }
  const { formatVersion, ...body } = value
  if (formatVersion === FILE_FORMAT_VERSION) return { body }
  return typeof formatVersion === 'number' && formatVersion > FILE_FORMAT_VERSION
    ? { reason: 'NEWER', version: formatVersion }
    : { reason: 'NO_SIMULATION' }
}

/** Why the server created no simulation. It describes the problem itself, also a full disk. */
export function refusalOf(error: unknown): NotTaken {
  if (!(error instanceof ApiError)) return { reason: 'NOT_SENT' }
  const { status, details } = error
  if (status === 401) return { reason: 'SIGNED_OUT' }
  const isSaid = (status >= 400 && status < 500 && status !== 429) || status === 507
  if (isSaid && details.length > 0) return { reason: 'REFUSED', details }
  // A proxy in front of the server refuses a body with its own text.
  return status === 413 ? { reason: 'BEYOND', bound: 'length' } : { reason: 'NOT_SENT' }
}

/** Creates a simulation from every file, one after the other. Reports the failed ones with their reason. */
export function useImportFiles() {
  const create = useCreateCalculation()
  return async (files: File[]): Promise<{ created: StoredCalculation[]; refused: Refusal[] }> => {
    const created: StoredCalculation[] = []
    const refused: Refusal[] = []
    for (const file of files) {
      if (file.size > REQUEST_BOUNDS.length) {
        refused.push({ file: file.name, reason: 'BEYOND', bound: 'length' })
        continue
      }
      const read = readSimulationFile(await file.text())
      if ('reason' in read) {
        refused.push({ file: file.name, ...read })
        continue
      }
      try {
        created.push(await create.mutateAsync(read.body as unknown as Parameters<typeof create.mutateAsync>[0]))
      } catch (error) {
        refused.push({ file: file.name, ...refusalOf(error) })
      }
    }
    return { created, refused }
  }
}

/** Saves a simulation in the browser's downloads as `NAME.madre.json`. @throws ApiError it cannot be fetched */
export function useExportFile() {
  const fetchCalculation = useFetchCalculation()
  return async (id: string): Promise<void> => {
    saveSimulation(await fetchCalculation(id))
  }
}

export function saveSimulation(calculation: Parameters<typeof simulationFile>[0]): void {
  const text = `${JSON.stringify(simulationFile(calculation), null, 2)}\n`
  saveFile(simulationFileName(calculation.name), new Blob([text], { type: 'application/json' }))
}

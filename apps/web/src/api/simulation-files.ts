import { FILE_FORMAT_VERSION, type ProblemDetail, simulationFile, simulationFileName } from '@madre/contract'
import { useCreateCalculation, useFetchCalculation } from './calculations.ts'
import { ApiError } from './problem.ts'
import { saveFile } from './save-file.ts'
import type { StoredCalculation } from './simulation-store.ts'
import { isTooDeep } from './too-deep.ts'

/** More than the largest legal request takes, many times over. */
const MOST_BYTES = 1_000_000

/** Why a file made no simulation; `details` are the server's, each with the path of its field. */
export type Refusal = { file: string } & (
  | { reason: 'TOO_LARGE' | 'TOO_DEEP' | 'NOT_JSON' | 'NO_SIMULATION' | 'NOT_SENT' }
  | { reason: 'NEWER'; version: number }
  | { reason: 'REFUSED'; details: ProblemDetail[] }
)

/** What the server is sent of a file's text; it checks every field. */
type Read = { body: Record<string, unknown> } | Pick<Exclude<Refusal, { reason: 'REFUSED' }>, 'reason'>

/** The simulation a file holds, as far as it can be told without its fields. */
export function readSimulationFile(text: string): Read | { reason: 'NEWER'; version: number } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { reason: 'NOT_JSON' }
  }
  if (isTooDeep(value)) return { reason: 'TOO_DEEP' }
  if (typeof value !== 'object' || value === null || !('formatVersion' in value)) return { reason: 'NO_SIMULATION' }
  const { formatVersion, ...body } = value
  if (formatVersion === FILE_FORMAT_VERSION) return { body }
  return typeof formatVersion === 'number' && formatVersion > FILE_FORMAT_VERSION
    ? { reason: 'NEWER', version: formatVersion }
    : { reason: 'NO_SIMULATION' }
}

/** Creates a simulation of every file, one after the other; says which and why not. */
export function useImportFiles() {
  const create = useCreateCalculation()
  return async (files: File[]): Promise<{ created: StoredCalculation[]; refused: Refusal[] }> => {
    const created: StoredCalculation[] = []
    const refused: Refusal[] = []
    for (const file of files) {
      if (file.size > MOST_BYTES) {
        refused.push({ file: file.name, reason: 'TOO_LARGE' })
        continue
      }
      const read = readSimulationFile(await file.text())
      if ('reason' in read) {
        refused.push({ file: file.name, ...read } as Refusal)
        continue
      }
      try {
        created.push(await create.mutateAsync(read.body as unknown as Parameters<typeof create.mutateAsync>[0]))
      } catch (error) {
        const details = error instanceof ApiError && error.status === 400 ? error.details : null
        refused.push({ file: file.name, ...(details ? { reason: 'REFUSED', details } : { reason: 'NOT_SENT' }) })
      }
    }
    return { created, refused }
  }
}

/** Hands a simulation to the browser's downloads as `NAME.madre.json`. @throws ApiError it cannot be fetched */
export function useExportFile() {
  const fetchCalculation = useFetchCalculation()
  return async (id: string): Promise<void> => {
    const calculation = await fetchCalculation(id)
    const text = `${JSON.stringify(simulationFile(calculation), null, 2)}\n`
    saveFile(simulationFileName(calculation.name), new Blob([text], { type: 'application/json' }))
  }
}

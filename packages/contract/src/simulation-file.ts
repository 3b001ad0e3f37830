import type { Calculation } from './calculation.ts'
import type { CalculationRequest } from './request.ts'

/** The shape `NAME.madre.json` has today; a file that names a later one is refused. */
export const FILE_FORMAT_VERSION = 1

/** A simulation as a file: what it was asked, what it is called and which solution was chosen. Its results are calculated again. */
export interface SimulationFile {
  formatVersion: typeof FILE_FORMAT_VERSION
  name: string
  description: string
  chosenResultId: string | null
  /** with the project name and the calculation date in its metadata */
  request: CalculationRequest
}

export function simulationFile(
  simulation: Pick<Calculation, 'name' | 'description' | 'chosenResultId' | 'request'>,
): SimulationFile {
  const { name, description, chosenResultId, request } = simulation
  return { formatVersion: FILE_FORMAT_VERSION, name, description, chosenResultId, request }
}

/** `NAME.madre.json`, without the characters that a file system refuses. */
export function simulationFileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const safe = name.replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_').trim()
  return `${safe === '' || /^\.+$/.test(safe) ? 'simulation' : safe}.madre.json`
}

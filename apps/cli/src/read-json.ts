import { readFileSync } from 'node:fs'
import { beyondBounds, boundMessage, MODEL_BOUNDS, type TextBounds } from '@madre/contract'
import { BadInput } from './bad-input.ts'

/** The JSON document of a file, or of standard input for '-'. @throws BadInput no such file, too large, or not JSON */
export function readJson(file: string, bounds: TextBounds = MODEL_BOUNDS): unknown {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new BadInput([`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`])
  }
  const beyond = beyondBounds(text, bounds)
  if (beyond !== null) throw new BadInput([`$: ${boundMessage(beyond, bounds)}`])
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput([`$: not a JSON document (${(error as Error).message}); numbers such as NaN are not JSON`])
  }
}

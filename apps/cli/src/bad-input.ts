import { readFileSync } from 'node:fs'
import { MODEL_BOUNDS, parseJsonFile, type TextBounds } from '@madre/contract'
import { fieldProblems, problemLine } from '@madre/contract/schemas'
import type { z } from 'zod'

/** Input the user can mend: exit status 2, one line a problem. */
export class BadInput extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'BadInput'
    this.lines = lines
  }
}

/** The value a schema accepts. @throws BadInput one line a problem: JSON path, what is wrong, what is allowed */
export function accept<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new BadInput(fieldProblems(parsed.error).map(problemLine))
}

/** The JSON document of a file, or of standard input for '-'. @throws BadInput no such file, too large, or not JSON */
export function readJson(file: string, bounds: TextBounds = MODEL_BOUNDS): unknown {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new BadInput([`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`])
  }
  const read = parseJsonFile(text, bounds)
  if ('wrong' in read) throw new BadInput([`$: ${read.wrong}`])
  return read.value
}

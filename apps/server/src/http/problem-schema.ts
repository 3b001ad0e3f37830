import { LANGUAGES } from '@madre/contract'
import { z } from 'zod'
import type { MessageKey } from '../messages/messages.ts'
import { ProblemError } from './problem.ts'
import { MAX_HEADER_BYTES } from './request-path.ts'

const detail = z
  .object({
    code: z.string(),
    description: z.string().meta({ description: 'a sentence in the language of the request' }),
    field: z.string().meta({ description: 'path into the body, request.spanLengthsM.0; empty for the whole' }),
  })
  .meta({ id: 'ProblemDetail' })

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    traceId: z.string().meta({ description: 'id of the request, as in x-request-id' }),
    code: z.string().meta({ description: 'stable, for programs' }),
    detail: z.string(),
    details: z.array(detail),
    errors: z.array(detail).meta({ description: 'the same as details' }),
  })
  .meta({ id: 'Problem', description: 'A refusal; texts in the language of the request' })

/** The refusals of a route, for its description. */
export function problems<S extends number>(...statuses: S[]): Record<S, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as Record<S, typeof problem>
}

export const noContent = z.undefined().meta({ description: 'Done' })
/** An id in an address, in any form: an invalid one names nothing. */
export const anyId = z.string().max(MAX_HEADER_BYTES)
export const idParams = z.object({ id: anyId })

/** Whether the database accepts the text as an id. */
export const isId = (text: string) => z.uuid().safeParse(text).success

/** @throws ProblemError 404  the text is no id, so it names nothing */
export function requireId({ id }: { id: string }, notFound: MessageKey): string {
  if (!isId(id)) throw new ProblemError(404, notFound)
  return id
}

/** `lang`: a language of the contract; other values are ignored. */
export const langQuery = z.object({
  lang: z
    .string()
    .max(35)
    .optional()
    .catch(undefined)
    .meta({
      description: `${LANGUAGES.join(', ')}: the language of messages and notes; else the user's`,
    }),
})

/** Access to a route, for its description: open, with a link, with a browser session only, or also with a token of that scope. */
export const ACCESS = {
  open: [],
  link: [{ link: [] }],
  session: [{ session: [] }],
  read: [{ session: [] }, { token: ['read'] }],
  write: [{ session: [] }, { token: ['write'] }],
} as const satisfies Record<string, readonly Record<string, readonly string[]>[]>

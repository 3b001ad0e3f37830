import { z } from 'zod'

const detail = z.object({ code: z.string(), description: z.string(), field: z.string() })

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    traceId: z.string(),
    code: z.string(),
    detail: z.string(),
    details: z.array(detail),
    errors: z.array(detail),
  })
  .meta({ description: 'application/problem+json; texts in the language of the request' })

/** The refusals of a route, for its description. */
export function problems<S extends number>(...statuses: S[]): Record<S, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem])) as Record<S, typeof problem>
}

export const noContent = z.undefined().meta({ description: 'Done' })
/** `lang`: a language of the contract; anything else counts as not given. */
export const langQuery = z.object({ lang: z.string().optional().catch(undefined) })

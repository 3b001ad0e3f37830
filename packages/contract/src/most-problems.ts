/** Of a wrong input the first problems are named and the rest is not looked at: a file of rubbish costs no more than one with mistakes. */
import { z } from 'zod'

/** So many problems of one input are named. */
export const MOST_PROBLEMS = 100

export type Problem = (path: (string | number)[], message: string) => void

/** What the rules between fields find, the first `MOST_PROBLEMS` times. */
export function problemsOf(ctx: z.RefinementCtx): Problem {
  let said = 0
  return (path, message) => {
    if (++said <= MOST_PROBLEMS) ctx.addIssue({ code: 'custom', path, message })
  }
}

/**
 * A list of up to thousands of entries, looked at until `MOST_PROBLEMS` are found. Nothing can be chained to it: a list that zod
 * makes of it with one more check would be an ordinary one.
 */
export function longList<T extends z.ZodType>(entry: T, max: number, min = 0): z.ZodType<z.output<T>[], z.input<T>[]> {
  const list = min > 0 ? z.array(entry).min(min).max(max) : z.array(entry).max(max)
  const { run } = list._zod
  list._zod.run = (payload, ctx) => {
    const entries: unknown = payload.value
    // A wrong type and a wrong length are said without a look at the entries.
    if (!Array.isArray(entries) || entries.length < min || entries.length > max) return run(payload, ctx)
    const read: z.output<T>[] = []
    for (const [i, value] of entries.entries()) {
      const result = entry._zod.run({ value, issues: [] }, ctx) as z.core.ParsePayload<z.output<T>>
      payload.issues.push(...z.core.util.prefixIssues(i, result.issues))
      if (payload.issues.length >= MOST_PROBLEMS) break
      read.push(result.value)
    }
    payload.value = read
    return payload
  }
  return list
}

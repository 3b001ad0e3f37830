/** A request is nested six levels deep; what goes far beyond is refused before anything walks through it. */
const MOST_LEVELS = 12

/** Whether lists and objects stand in each other beyond that, looked at without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []))
  }
  return false
}

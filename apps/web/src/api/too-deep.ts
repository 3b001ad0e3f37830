/** A request has six levels of nesting. Much deeper values are refused before any code walks through them. */
const MOST_LEVELS = 12

/** Whether lists and objects are nested deeper, checked without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []))
  }
  return false
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : v,
  )
}

/** A request without what is no part of the design: the place of its loads, that its restraints were declared, and a concentrated load of 0. */
function withoutNothing(request: unknown): unknown {
  const { roofPointLoadKn, ...rest } = request as { metadata?: Record<string, unknown>; roofPointLoadKn?: unknown }
  const designed = roofPointLoadKn === 0 ? rest : request
  if (rest.metadata === undefined) return designed
  const { site: _, restraintsDeclared: __, ...others } = rest.metadata
  return { ...(designed as object), metadata: others }
}

/** sha256 (hex) of the canonical JSON of a request. */
export function inputHash(request: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(withoutNothing(request)))))
}

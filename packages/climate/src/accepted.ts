/** Which loads of a request are from its place, and whether they still are; method 9.9. */
import { type DerivedLoads, LOAD_KEYS, type LoadKey } from './answer.ts'
import { derive } from './derive.ts'
import type { ClimateRequest, Site } from './request.ts'
import { TABLES_VERSION } from './tables.ts'

/** From the place, no longer what the place gives, or typed. */
export type LoadSource = 'PLACE' | 'STALE' | 'TYPED'

export interface AcceptedLoad {
  source: LoadSource
  /** what the derivation gave when the load was last from the place */
  derived?: DerivedLoads[LoadKey] | null | undefined
}

export interface Accepted {
  tablesVersion?: string | null | undefined
  at?: string | null | undefined
  loads: { [K in LoadKey]?: AcceptedLoad | undefined }
}

/** `metadata.site`: the place and the building, and which loads were taken over from them. */
export interface SiteBlock extends Site {
  accepted?: Accepted | null | undefined
}

/** A request with the loads that a place may give. */
export interface LoadedRequest extends Omit<ClimateRequest, 'metadata'>, DerivedLoads {
  metadata?: { site?: SiteBlock | null | undefined } | null | undefined
}

/** Closer than this, two values are the same [kN/m², m]. */
const SAME = 0.0005

/** Every number within 0.0005, null only to null, lists of one length. */
export function sameLoad(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= SAME + 1e-9
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameLoad((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

function sourceOf(
  sent: AcceptedLoad,
  load: unknown,
  own: unknown,
  stored: AcceptedLoad | undefined,
  isNew: boolean,
): LoadSource {
  if (sent.source === 'TYPED') return 'TYPED'
  if (own !== undefined && load !== undefined && sameLoad(own, load)) return 'PLACE'
  if (isNew) return sent.source === 'STALE' ? 'STALE' : 'TYPED'
  const was = stored?.derived
  const otherLength = Array.isArray(load) && Array.isArray(was) && load.length !== was.length
  const wasFromPlace = stored?.source === 'PLACE' || stored?.source === 'STALE'
  return wasFromPlace && (otherLength || sameLoad(load, was)) ? 'STALE' : 'TYPED'
}

/**
 * The entries of a request's loads, decided anew from what the place gives now; nothing that was sent about values or versions is trusted.
 *
 * @param before  the block as it was last saved; undefined in a calculation that was not saved before
 * @param at      the time of the save, ISO 8601
 */
export function settleAccepted(
  request: LoadedRequest,
  before: SiteBlock | null | undefined,
  at: string,
): Accepted | null {
  const sent = request.metadata?.site?.accepted
  if (!sent) return null
  const answer = derive(request)
  const own: DerivedLoads = answer.ok ? answer.loads : {}
  const loads: Accepted['loads'] = {}
  for (const key of LOAD_KEYS) {
    const entry = sent.loads[key]
    if (!entry) continue
    const stored = before?.accepted?.loads[key]
    const source = sourceOf(entry, request[key], own[key], stored, before === undefined)
    const derived = source === 'STALE' ? (stored?.derived ?? request[key]) : own[key]
    loads[key] = { source, derived: derived ?? null }
  }
  return { tablesVersion: TABLES_VERSION, at, loads }
}

/** A request with the source of every load decided anew; one that took nothing over from its place stays as it is. */
export function withSettledSite<R extends LoadedRequest>(
  request: R,
  before: SiteBlock | null | undefined,
  at: string,
): R {
  const site = request.metadata?.site
  if (!site?.accepted) return request
  const accepted = settleAccepted(request, before, at)
  return { ...request, metadata: { ...request.metadata, site: { ...site, accepted } } }
}

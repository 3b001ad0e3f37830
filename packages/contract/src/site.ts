import type { DerivedLoads, LoadKey, Site } from '@madre/climate'

/**
 * Where a load of the request stands to what the place gives: from it, no longer what it gives, or typed. Only the server decides, on saving.
 */
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

/** `metadata.site`: the place and the building, and which loads were taken over from them; climate.md W26. */
export interface SiteBlock extends Site {
  accepted?: Accepted | null | undefined
}

import type { LoadKey, LoadSource } from '@madre/climate'
import { LOAD_IDS, type PlaceId } from '@madre/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'

export type LoadSources = Partial<Record<PlaceId, LoadSource>>

/** Where each load comes from as the form stands now; empty where nobody asked for the place. */
export function useLoadSources(draft: Draft | undefined): LoadSources {
  const site = draft?.site
  const [climate, setClimate] = useState<typeof import('@madre/climate') | null>(null)
  const isAsked = site?.accepted !== undefined && site.accepted !== null
  useEffect(() => {
    if (isAsked) void import('@madre/climate').then(setClimate, () => {})
  }, [isAsked])
  return useMemo(() => {
    if (!draft || !site?.accepted) return {}
    const request = toRequest(draft, { project: '', description: '', date: '' })
    // What was saved stands until the code that looks again is there.
    const { loads } = climate?.settleAccepted(request, site, '') ?? site.accepted
    return Object.fromEntries(Object.entries(loads).map(([load, entry]) => [LOAD_IDS[load as LoadKey], entry?.source]))
  }, [draft, site, climate])
}

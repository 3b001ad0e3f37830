import { type CalculationRequest, decode, PROFILE_TYPES, toDesignRequest } from '@madre/contract'
import type { Catalogue, Solution } from '@madre/engine'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProfileSwitch, ProfileType } from '../../../ui/simulation/result-offers.ts'
import { newEngine } from '../engine/engine-client.ts'
import type { EngineContext } from '../engine/engine-message.ts'
import { useResults } from '../engine/results-context.ts'
import { whenIdle } from '../engine/when-idle.ts'
import { leastBad } from '../model/default-view.ts'

/** The profiles of the catalogue beside the one that was designed. */
export const otherProfiles = ({ families }: Catalogue, designed: ProfileType): ProfileType[] =>
  PROFILE_TYPES.filter((type) => type !== designed && families.some((family) => family.profileType === type))

/** For each request the lightest section that passes, or the closest one; in a worker that ends with the question. */
async function designEach(
  requests: CalculationRequest[],
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<(Solution | undefined)[]> {
  const engine = newEngine()
  signal.addEventListener('abort', () => engine.stop())
  try {
    const best: (Solution | undefined)[] = []
    for (const request of requests) {
      const context = { input: toDesignRequest(request), ...decode(request), catalogue }
      const { solutions } = await engine.ask('design', context, { request })
      best.push(solutions[0]?.pass ? solutions[0] : leastBad(solutions.filter((s) => s.utilisation !== null)))
    }
    return best
  } finally {
    engine.stop()
  }
}

/** True once both page and engine are idle. */
function useIdle(): boolean {
  const isAsked = useIsFetching({ queryKey: ['engine'] }) > 0
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (isAsked || isIdle ? undefined : whenIdle(() => setIsIdle(true))), [isAsked, isIdle])
  return isIdle
}

/** Results of the line with each of the profiles; cancelled with their component (decision 0030). */
export function useDesignWith(profiles: ProfileType[], { requestWith }: ProfileSwitch, { catalogue }: EngineContext) {
  const { result } = useResults()
  const requests = profiles.map(requestWith)
  return useQuery({
    queryKey: ['profiles', result.catalogueVersion, requests.map(toDesignRequest)],
    queryFn: ({ signal }) => designEach(requests, catalogue, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: useIdle(),
  })
}

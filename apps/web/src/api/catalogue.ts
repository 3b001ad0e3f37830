import type { Catalogue } from '@madre/engine'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchData } from './client.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => fetchData<Catalogue>('GET', 'Catalogue', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The sections and steel grades the server designs with. */
export const useCatalogue = () => useQuery(catalogueQuery)

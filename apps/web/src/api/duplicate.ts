import { LIMITS } from '@madre/contract'
import { useMutation } from '@tanstack/react-query'
import { useCreateCalculation, useFetchCalculation } from './calculations.ts'

const SUFFIX = ' (copy)'

/** "name (copy)" within 25 characters: the name is shortened, never the suffix; whole characters only. */
export function copyName(name: string): string {
  const kept: string[] = []
  let length = SUFFIX.length
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    length += segment.length
    if (length > LIMITS.nameLength) break
    kept.push(segment)
  }
  return kept.join('').trimEnd() + SUFFIX
}

/** Fetches a simulation and creates its copy: same input, new name and date, no result; answers the copy. */
export function useDuplicateCalculation() {
  const fetchCalculation = useFetchCalculation()
  const create = useCreateCalculation()
  return useMutation({
    mutationFn: async (id: string) => {
      const { name, description, request } = await fetchCalculation(id)
      const metadata = { ...request.metadata, calculationDate: new Date().toISOString() }
      return create.mutateAsync({ name: copyName(name), description, request: { ...request, metadata } })
    },
  })
}

import { type CalculationRequest, LIMITS } from '@madre/contract'
import { useMutation } from '@tanstack/react-query'
import { useCreateCalculation, useFetchCalculation } from './calculations.ts'
import type { NewCalculation } from './simulation-store.ts'

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

/** Creates the copy of a simulation with an input: new name and date, no result. Returns the copy. */
export function useCreateCopy() {
  const create = useCreateCalculation()
  return ({ name, description = '' }: Omit<NewCalculation, 'request'>, request: CalculationRequest) => {
    const metadata = { ...request.metadata, calculationDate: new Date().toISOString() }
    return create.mutateAsync({ name: copyName(name), description, request: { ...request, metadata } })
  }
}

export function useDuplicateCalculation() {
  const fetchCalculation = useFetchCalculation()
  const createCopy = useCreateCopy()
  return useMutation({
    mutationFn: async (id: string) => {
      const original = await fetchCalculation(id)
      return createCopy(original, original.request)
    },
  })
}

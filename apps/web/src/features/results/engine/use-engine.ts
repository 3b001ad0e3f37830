import { skipToken, useQuery } from '@tanstack/react-query'
import { detailEngine, stripsEngine } from './engine-client.ts'
import type { EngineQuestions, QuestionKind } from './engine-message.ts'
import { useResults } from './results-context.ts'

/** An answer of the engine about the result on screen, asked once; `about` null asks nothing, nor does it where `enabled` is false. */
export function useEngine<K extends QuestionKind>(kind: K, about: EngineQuestions[K] | null, enabled = true) {
  const { engine, result } = useResults()
  const client = kind === 'buckling' ? stripsEngine : detailEngine
  return useQuery({
    queryKey: ['engine', result.inputHash, result.catalogueVersion, kind, about],
    queryFn: engine && about ? () => client.ask(kind, engine, about) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled,
  })
}

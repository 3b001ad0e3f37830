import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { detailEngine, type EngineQuestions, type QuestionKind, stripsEngine } from './engine-client.ts'
import { type Results, useResults } from './results-context.ts'

const asked = <K extends QuestionKind>(
  { engine, result }: Results,
  kind: K,
  about: EngineQuestions[K] | null,
  enabled: boolean,
) => {
  const client = kind === 'buckling' ? stripsEngine : detailEngine
  return queryOptions({
    queryKey: ['engine', result.inputHash, result.catalogueVersion, kind, about],
    queryFn: engine && about ? () => client.ask(kind, engine, about) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled,
  })
}

/** An answer of the engine about the result on screen, requested once; not with a null `about`, nor with `enabled` false. */
export const useEngine = <K extends QuestionKind>(kind: K, about: EngineQuestions[K] | null, enabled = true) =>
  useQuery(asked(useResults(), kind, about, enabled))

/** The same of several questions of a kind. */
export function useEngineForAll<K extends QuestionKind>(kind: K, abouts: EngineQuestions[K][], enabled: boolean) {
  const results = useResults()
  return useQueries({ queries: abouts.map((about) => asked(results, kind, about, enabled)) })
}

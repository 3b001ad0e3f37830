import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { parseState, type ResultsState, stateToSearch } from './model/url-state.ts'

type Update = (
  change: Partial<ResultsState> | ((state: ResultsState) => ResultsState),
  how?: { push?: boolean },
) => void

/** The state of results that stand over others, or on a page whose address is not theirs; it is forgotten with them. */
export const OwnResultsState = createContext<[ResultsState, Update] | null>(null)

/** The state of the screen in the address: going back in the browser takes the last step back. */
export function useResultsState(): [ResultsState, Update] {
  const own = useContext(OwnResultsState)
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const state = useMemo(() => parseState(search), [search])
  const update = useCallback(
    (
      change: Partial<ResultsState> | ((state: ResultsState) => ResultsState),
      { push = false }: { push?: boolean } = {},
    ) => {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => {
          const now = parseState(before as Record<string, string | undefined>)
          const next = typeof change === 'function' ? change(now) : { ...now, ...change }
          return { ...before, ...stateToSearch(next) } as Record<string, string>
        },
        replace: !push,
        resetScroll: false,
        ignoreBlocker: true,
      })
    },
    [navigate],
  )
  return own ?? [state, update]
}

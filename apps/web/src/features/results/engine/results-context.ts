import {
  type CalculationResult,
  type Costs,
  decode,
  type RequestPatch,
  type TypedLine,
  toDesignRequest,
} from '@madre/contract'
import { ENGINE_VERSION, type Solution } from '@madre/engine'
import { createContext, useContext, useMemo } from 'react'
import { useCatalogue } from '../../../api/catalogue.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import type { ProfileSwitch, ResultOffers } from '../../../ui/simulation/result-offers.ts'
import type { ResultsState } from '../model/url-state.ts'
import type { useResultsState } from '../use-results-state.ts'
import type { EngineContext } from './engine-client.ts'

/** One result on screen, and the data the engine needs for further questions about it. */
export interface Results {
  calculation: StoredCalculation
  /** present input; differs from that of an outdated result */
  typed: TypedLine
  result: CalculationResult
  /** the solution chosen for the calculation note */
  chosen: Solution | undefined
  /** the request was changed after the calculation: the result is shown without further questions */
  isOutdated: boolean
  /** another version of engine or catalogue than that of the result would answer: no further questions either */
  isOtherVersion: boolean
  /** null while the catalogue is loading, or when the result is outdated or of another version */
  engine: EngineContext | null
  /** puts a proposal into the form; null where not offered */
  onApply: ((patch: RequestPatch) => void) | null
  /** recalculates the saved state; null where not offered */
  onCalculate: (() => void) | null
  /** the same line with other profiles; null where not offered */
  profiles: ProfileSwitch | null
  /** the form differs from the saved state: nothing permanent is made of the result now */
  isUnsaved: boolean
  /** the user's costs; null: not shown */
  costs: Costs | null
}

const ResultsContext = createContext<Results | null>(null)
export const ResultsProvider = ResultsContext.Provider

/** The result on screen; only below the results screen. */
export function useResults(): Results {
  const results = useContext(ResultsContext)
  if (!results) throw new Error('useResults outside of the results screen')
  return results
}

/** What a calculation with a result offers. */
export function useResultsOf(
  calculation: StoredCalculation,
  result: CalculationResult,
  {
    onApply = null,
    onCalculate = null,
    profiles = null,
    isUnsaved = false,
    costs = null,
  }: Partial<Pick<Results, keyof ResultOffers>> = {},
): Results {
  const { data: catalogue } = useCatalogue()
  const { request, calculationStatus } = calculation
  const isOutdated = calculationStatus !== 'COMPLETE'
  const isOtherVersion =
    result.engineVersion !== ENGINE_VERSION ||
    (catalogue !== undefined && catalogue.version !== result.catalogueVersion)
  const decoded = useMemo(() => decode(request), [request])
  const { typed } = decoded
  const engine = useMemo(
    () =>
      catalogue && !isOutdated && !isOtherVersion ? { input: toDesignRequest(request), ...decoded, catalogue } : null,
    [catalogue, request, decoded, isOutdated, isOtherVersion],
  )
  return useMemo(
    () => ({
      calculation,
      typed,
      result,
      chosen: result.solutions.find((s) => s.id === calculation.chosenResultId),
      isOutdated,
      isOtherVersion,
      engine,
      onApply,
      onCalculate,
      profiles,
      isUnsaved,
      costs,
    }),
    [calculation, typed, result, isOutdated, isOtherVersion, engine, onApply, onCalculate, profiles, isUnsaved, costs],
  )
}

export interface ListProps {
  state: ResultsState
  update: ReturnType<typeof useResultsState>[1]
  /** what the list shows, in its order */
  listed: Solution[]
}

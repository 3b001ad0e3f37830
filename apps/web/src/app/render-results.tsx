import type { RequestPatch } from '@madre/contract'
import type { StoredCalculation } from '../api/simulation-store.ts'
import { LazyScreen } from './lazy-screen.tsx'
import { resultsCode } from './screen-code.ts'

/** The results inside the simulator, which is another feature. */
export const renderResults = (
  calculation: StoredCalculation,
  onApply: (patch: RequestPatch) => void,
  onCalculate: () => void,
) => <LazyScreen code={resultsCode} props={{ calculation, onApply, onCalculate }} />

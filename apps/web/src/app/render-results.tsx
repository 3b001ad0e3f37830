import type { StoredCalculation } from '../api/simulation-store.ts'
import type { ResultOffers } from '../ui/simulation/result-offers.ts'
import { LazyScreen } from './lazy-screen.tsx'
import { readingCode, resultsCode } from './screen-code.ts'

/** The results inside the simulator, which is another feature. */
export const renderResults = (calculation: StoredCalculation, offers: ResultOffers) => (
  <LazyScreen code={resultsCode} props={{ calculation, ...offers }} />
)

/** Results to be read, wherever they stand. */
export const renderReading = (calculation: StoredCalculation) => (
  <LazyScreen code={readingCode} props={{ calculation }} />
)

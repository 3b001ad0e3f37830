import type { StoredCalculation } from '../api/simulation-store.ts'
import { withTexts } from '../i18n/i18n.ts'
import type { ResultOffers } from '../ui/simulation/result-offers.ts'
import { LazyScreen, lazyCode } from './lazy-screen.tsx'

const resultsCode = lazyCode(() => withTexts('results', import('../features/results/results-screen.tsx')))
const readingCode = lazyCode(() =>
  withTexts('simulator', withTexts('results', import('../features/results/reading-screen.tsx'))),
)

/** The results inside the simulator, which is another feature. */
export const renderResults = (calculation: StoredCalculation, offers: ResultOffers) => (
  <LazyScreen code={resultsCode} props={{ calculation, ...offers }} />
)

/** Results to be read, wherever they stand. */
export const renderReading = (calculation: StoredCalculation) => (
  <LazyScreen code={readingCode} props={{ calculation }} />
)

import { results } from '@madre/words/pt/results'

/** The keys are the Portuguese texts; nothing here changes with a count. */
const texts: Record<string, string> = {
  calculationNote: results.calculationNote,
}

export default texts

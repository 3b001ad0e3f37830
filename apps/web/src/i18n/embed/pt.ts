import { enquiry } from '@madre/words/pt/enquiry'

/** The keys are the Portuguese texts; nothing here changes with a count. */
const texts: Record<string, string> = {
  ...enquiry,
}

export default texts

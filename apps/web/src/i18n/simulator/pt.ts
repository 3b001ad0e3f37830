/** The keys are the Portuguese texts. */
const texts: Record<string, string> = {}

export default texts

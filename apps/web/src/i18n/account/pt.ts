/** The keys are the Portuguese texts; nothing here changes with a count. */
const texts: Record<string, string> = {}

export default texts

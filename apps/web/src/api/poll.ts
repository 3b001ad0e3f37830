/** While a calculation runs it is asked for every 5 seconds. */
export const POLL_MS = 5000

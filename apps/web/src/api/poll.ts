/** While a calculation runs it is asked for every 5 seconds; product.md §4. */
export const POLL_MS = 5000

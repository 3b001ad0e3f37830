/** A running calculation is polled every 5 seconds. */
export const POLL_MS = 5000

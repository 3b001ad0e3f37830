/** Changes that change nothing, each with its reason: file and changed line as `node scripts/mutate.mjs` prints them. */
export const EQUIVALENT = {}

/** Who may name a field of a request (decision 0025), and why; `check-wire-fields.mjs` proves that nobody else does. */

/** Files and folders that write or read requests: all others are given a line, what was typed, or a result. */
export const MAY_NAME = [
  ['packages/contract/src', 'shapes, limits and meaning of a request'],
  ['packages/climate/src/request.ts', 'a place is asked with a request that may be incomplete'],
  ['packages/climate/src/given.ts', 'what is given of one'],
  ['packages/climate/src/refusals', 'what is missing or wrong of one, by its path'],
]

/** Words of the line as well, or of everything. */
export const OTHER_WORDS = ['location', 'steelGrades', 'metadata']

/**
 * Names inside fields. Those of two letters (`w1`, `l1`, `p1`) are letters of formulas, too; who reads one names its field.
 */
export const INNER_NAMES = [
  'psi1',
  'psi2',
  'psi3',
  'spanType',
  'spanIdx',
  'valueKn',
  'lateralLocks',
  'coveringInertia',
  'fixationsPerMeter',
  'fastenerToWebMm',
]

/** Files that still name one, by package. */
export const STILL = {
  'apps/server': 14,
  'apps/web': 31,
  'packages/climate': 6,
  'packages/engine': 3,
  'packages/words': 1,
}

/** Who may name a field of a request (decision 0025), and why; `check-wire-fields.mjs` proves that nobody else does. */

const STORED = 'what is stored of a request, and lists of it'
const PATH = 'paths of problems'
const ANSWER = 'the loads that a place answers are fields of a request'
const PROPOSAL = 'a proposal keeps the shape in which the command prints it'
const START = 'what new simulations start with is kept by the names of a request'
const TABLE = 'the table of fields, by its names'

/** Files and folders that write or read requests: all others are given a line, what was typed, or a result. */
export const MAY_NAME = [
  ['packages/contract/src', 'shapes, limits and meaning of a request'],
  ['apps/web/src/features/simulator/model/to-request.ts', 'from what is typed to what is sent'],
  ['apps/web/src/features/simulator/model/from-request.ts', 'from what is sent to what is typed'],
  ['apps/web/src/features/simulator/model/start-values.ts', START],
  ['apps/web/src/features/simulator/model/taken-start-values.ts', START],
  ['apps/web/src/ui/simulation/start-value-facts.ts', START],
  ['apps/web/src/features/simulator/model/bounds.ts', TABLE],
  ['apps/web/src/features/simulator/model/typed-numbers.ts', TABLE],
  ['apps/web/src/features/simulator/fields/introduction-fields.tsx', TABLE],
  ['apps/web/src/i18n/labels.ts', TABLE],
  ['apps/web/src/features/simulator/model/earlier-values.ts', 'drafts of before have its names'],
  ['apps/web/src/features/simulator/state/local-drafts.ts', 'drafts of before have its names'],
  ['apps/web/src/api/trial-work.ts', 'a request from the storage of the browser is looked at before it is used'],
  ['apps/web/src/ui/simulation/simulation-facts.ts', STORED],
  ['apps/web/src/features/results/changes/change-line.tsx', PROPOSAL],
  ['packages/engine/src/redesign', PROPOSAL],
  ['packages/climate/src/request.ts', 'a place is asked with a request that may be incomplete'],
  ['packages/climate/src/given.ts', 'what is given of one'],
  ['packages/climate/src/refusals', 'what is missing or wrong of one, by its path'],
  ['packages/climate/src/answer.ts', ANSWER],
  ['packages/climate/src/wind.ts', ANSWER],
  ['packages/climate/src/snow.ts', ANSWER],
  ['packages/climate/src/en1991-1-3/6-2-drift.ts', ANSWER],
  ['packages/words/src/climate/refusal.ts', PATH],
  ['apps/server/src/calculations/calculation-schemas.ts', STORED],
  ['apps/server/src/calculations/calculation-store.ts', STORED],
  ['apps/server/src/calculations/summaries.ts', STORED],
  ['apps/server/src/db/migrations', STORED],
  ['apps/server/src/http/problem-schema.ts', PATH],
  ['apps/server/src/http/zod-issues.ts', PATH],
  ['apps/server/src/trial/trial-note-routes.ts', PATH],
  ['apps/server/src/jobs/warm-up.ts', 'a request of its own, to warm a thread'],
  ['apps/server/src/messages', 'what is wrong of a request is said by the names of its fields'],
]

/** Words of the line as well, or of everything. */
export const OTHER_WORDS = ['location', 'steelGrades', 'metadata', 'joints', 'sheeting']

/**
 * Names inside fields. Those of two letters (`w1`, `l1`, `p1`) are letters of formulas, too; who reads one names its field.
 */
export const INNER_NAMES = [
  'psi1',
  'psi2',
  'psi3',
  'spanType',
  'spanIdx',
  'lateralLocks',
  'coveringInertia',
  'fixationsPerMeter',
  'fastenerToWebMm',
]

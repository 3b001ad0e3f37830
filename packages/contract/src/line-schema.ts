import type { OmegaLineInput } from '@madre/engine'
import { z } from 'zod'
import { longList, type Problem, problemsOf } from './most-problems.ts'
import { positive } from './number-schema.ts'

/** [mm] */
const length = z.number().positive().max(1e6)
const place = z.number().min(0)
const places = longList(place, 1000)
/** Loads are bounded only to keep the numbers of a line within reach of each other. */
const load = z.number().min(-1e9).max(1e9)

const lineShape = z.strictObject({
  section: z.strictObject({
    h: positive,
    bTop: positive,
    bBase: positive,
    bFoot: positive,
    c: z.number().min(0).max(1000),
    tNom: z.number().positive().max(50),
    t: z.number().positive().max(50),
    r: z.number().min(0).max(1000),
  }),
  E: z.number().positive().max(1e6),
  nu: z.number().min(0).lt(0.5),
  format: z.enum(['REGULAR', 'INVERTED']),
  spans: z.array(length).min(1).max(60),
  consoles: z.tuple([z.number().min(0).max(1e6), z.number().min(0).max(1e6)]),
  q: z.array(load).max(62),
  points: longList(z.tuple([place, load]), 1000),
  N: load,
  panel: z.boolean(),
  CD: z.number().min(0).max(1e9),
  lower: places,
  upper: places,
})

const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number')

/** One load a part of the line; points and restraints within it. */
function checkLine(line: OmegaLineInput, problem: Problem): void {
  const { spans, consoles } = line
  if (!areNumbers(spans) || !areNumbers(consoles) || consoles.length !== 2) return
  const parts = spans.length + consoles.filter((a) => a > 0).length
  if (Array.isArray(line.q) && line.q.length !== parts)
    problem(['q'], `as many values as parts of the line (${parts}), got ${line.q.length}`)
  const total = [...spans, ...consoles].reduce((sum, l) => sum + l, 0)
  const withinLine = (path: (string | number)[], x: unknown): void => {
    if (typeof x === 'number' && x > total * (1 + 1e-9)) problem(path, `0 to ${total} mm, got ${x}`)
  }
  if (Array.isArray(line.points)) line.points.forEach((point, i) => void withinLine(['points', i, 0], point?.[0]))
  for (const fibre of ['lower', 'upper'] as const) {
    if (Array.isArray(line[fibre])) line[fibre].forEach((x, i) => void withinLine([fibre, i], x))
  }
}

/** LINE.json of `madre line` (method 5.8 to 5.15); one answer names everything, so the rules run beside wrong types. */
export const omegaLineSchema: z.ZodType<OmegaLineInput, OmegaLineInput> = lineShape.superRefine(
  (line, ctx) => {
    if (line === null || typeof line !== 'object') return
    const problem = problemsOf(ctx)
    const { t, tNom } = line.section ?? {}
    if (t > tNom) problem(['section', 't'], `at most tNom (${tNom} mm): the core without its coating, got ${t}`)
    checkLine(line, problem)
  },
  { when: () => true },
)

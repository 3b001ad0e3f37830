/** What an ordinary design does, counted: a clock shows on a busy machine that it takes longer, a count on every machine that it does more. */
import { decode } from '@madre/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { ORDINARY_PROFILES, ordinaryRequest } from '../ordinary-request.ts'

const counts = vi.hoisted(() => ({ inertia: 0, solves: 0, multiplications: 0, assemblies: 0, bounds: 0, condensed: 0 }))

const WHAT = Object.keys(counts) as (keyof typeof counts)[]

/** The module with some of its functions counted. */
type Counted = Record<string, keyof typeof counts>
const counting = vi.hoisted(
  () =>
    <M extends object>(module: M, counted: Counted): M => ({
      ...module,
      ...Object.fromEntries(
        Object.entries(counted).map(([name, what]) => [
          name,
          (...args: unknown[]) => {
            counts[what]++
            return (module as Record<string, (...args: unknown[]) => unknown>)[name]!(...args)
          },
        ]),
      ),
    }),
)

vi.mock('../../src/stability/banded-kernels.ts', async (original) =>
  counting(await original<object>(), { factorise: 'inertia', solve: 'solves', multiply: 'multiplications' }),
)
vi.mock('../../src/stability/omega-elements.ts', async (original) =>
  counting(await original<object>(), { putOmegaPotential: 'assemblies', putOmegaStiffness: 'assemblies' }),
)
vi.mock('../../src/stability/geometric-stiffness.ts', async (original) =>
  counting(await original<object>(), { assembleGeometric: 'assemblies' }),
)
vi.mock('../../src/stability/solve-condensed.ts', async (original) =>
  counting(await original<object>(), { solveCondensed: 'condensed' }),
)
vi.mock('../../src/checks/free-flange/bounds.ts', async (original) =>
  counting(await original<object>(), { boundOf: 'bounds' }),
)

/** A candidate, on average. More of any has its reason in the commit that changes it here. */
const EXPECTED: Record<string, typeof counts> = {
  OMEGA: { inertia: 8.2, solves: 6.0, multiplications: 9.1, assemblies: 8.0, bounds: 0, condensed: 0 },
  'OMEGA, LiveR': { inertia: 13.2, solves: 6.6, multiplications: 10.1, assemblies: 13.0, bounds: 0, condensed: 0 },
  C: { inertia: 9.6, solves: 27.7, multiplications: 11.7, assemblies: 0, bounds: 12.6, condensed: 12.6 },
  'C, LiveR': { inertia: 10.5, solves: 27.7, multiplications: 11.7, assemblies: 0, bounds: 12.6, condensed: 12.6 },
  Z: { inertia: 9.5, solves: 27.7, multiplications: 11.7, assemblies: 0, bounds: 12.6, condensed: 12.6 },
  'Z, LiveR': { inertia: 10.4, solves: 27.7, multiplications: 11.7, assemblies: 0, bounds: 12.6, condensed: 12.6 },
}
const ROOM = 1.05

beforeEach(() => {
  for (const what of WHAT) counts[what] = 0
})

it.each(
  ORDINARY_PROFILES.flatMap((profile) => [
    [profile, profile, null] as const,
    [`${profile}, LiveR`, profile, 1] as const,
  ]),
)('a candidate of an ordinary line, %s, takes no more than it took', (name, profile, roofPointLoadKn) => {
  const { solutions } = design(decode(ordinaryRequest(profile, roofPointLoadKn)).line, genericCatalogue)
  const more = WHAT.flatMap((what) => {
    const found = counts[what] / solutions.length
    return found > ROOM * EXPECTED[name]![what] ? [`${what}: ${found.toFixed(2)}, not ${EXPECTED[name]![what]}`] : []
  })
  expect(more).toEqual([])
  expect(counts.inertia).toBeGreaterThan(solutions.length)
})

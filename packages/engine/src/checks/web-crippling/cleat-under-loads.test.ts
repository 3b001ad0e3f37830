import { type DesignRequest, decode, type PointLoads } from '@madre/contract'
import { expect, it } from 'vitest'
import { unloaded } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'
import type { Catalogue, SectionFamily } from '../../input.ts'

/** h_w/t = 219/0.96 = 228: beyond 6.1.7.2, within everything else. */
const slender: Catalogue = {
  ...genericCatalogue,
  families: [
    {
      ...(genericCatalogue.families.find((f) => f.typology === 'Z-220-70') as SectionFamily),
      ...{ bTop: 50, bBottom: 50, cTop: 15, cBottom: 15 },
      thicknesses: [1],
      supportDetail: 'cleat',
    },
  ],
}

const load = (p1: number): PointLoads => ({ spanType: 'SPAN', spanIdx: 0, loads: { p1, p2: 0, l1: 50, l2: 0 } })

it.each([
  [{}, [], 'cleats hold the web at the supports, and nothing presses between them'],
  [{ loadPermanentPoint: [load(1)] }, ['h_w/t ≤ 200'], 'a load presses on the flange'],
  [{ loadPermanentPoint: [load(-1)] }, [], 'the load hangs'],
  [{ loadPermanentPoint: [load(1)], pointLoadIntroduction: 'WEB' }, [], 'the load is brought into the web'],
] as [Partial<DesignRequest>, string[], string][])(
  'a slender web on cleats, case %#: %o unmet, %s',
  (changes, unmet) => {
    const [solution] = design(decode(unloaded([5], { sectionTypes: ['Z'], ...changes })).line, slender).solutions
    expect(solution!.status === 'NOT_APPLICABLE').toBe(unmet.length > 0)
    expect((solution!.checks[0]!.limits ?? []).map(({ limit }) => limit)).toEqual(unmet)
  },
)

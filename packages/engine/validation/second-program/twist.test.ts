/** First-order twist of free lines of C and Z: the second program, which keeps its three fields and holds bars by stiffness. */
import { type DesignRequest, decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { unloaded, wind } from '../references/requests.ts'
import { secondProgram } from './checks.ts'

const free = (upper: number[], lower: number[]): Pick<DesignRequest, 'spanRestraints'> => ({
  spanRestraints: { upper: { type: 1, lateralLocks: upper }, lower: { use: true, lateralLocks: lower } },
})

const LINES: [string, DesignRequest][] = [
  ['two spans without bars under snow', unloaded([4.8, 5.5], { loadSnowRegular: [0.5, 0.5], ...free([0, 0], [0, 0]) })],
  [
    'a cantilever and two spans with bars, wind in bands, an imposed point load',
    unloaded([1.2, 5, 6], {
      hasLeftCantilever: true,
      inclinationDegrees: 10,
      loadPermanentDistributed: [0.15, 0.15, 0.15],
      loadSnowRegular: [0.6, 0.6, 0.6],
      loadWindSuction: wind([1.4, 3], [0.9, 6]),
      loadLivePoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 1.5, p2: 0, l1: 40, l2: 0 } }],
      deflectionLimit: { limit: 200, combination: 'FREQUENT' },
      ...free([0, 1, 2], [1, 2, 1]),
    }),
  ],
  [
    'three spans with bars at the upper flange alone, imposed load with its own factors',
    unloaded([5, 5, 5], {
      loadLiveDistributed: [0.6, 0.6, 0.6],
      loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
      loadWindPressure: wind([0.4, 0]),
      ...free([1, 1, 1], [0, 0, 0]),
    }),
  ],
]

const ROWS = LINES.flatMap(([name, line], i) =>
  (i === 0 ? ['C-200-70-2.0-S350', 'Z-200-70-2.0-S350'] : ['C-150-60-1.5-S350', 'Z-250-80-2.5-S350']).map(
    (id) => [name, id, line] as const,
  ),
)

it.each(ROWS)('%s: the twist of %s', (_, id, line) => {
  const [, typology, thickness, steel] = /^(.*)-([\d.]+)-(S\d+)$/.exec(id)!
  const family = genericCatalogue.families.find((f) => f.typology === typology)!
  const grade = genericCatalogue.steels.find((s) => s.id === steel)!
  const input: DesignRequest = { ...line, sectionTypes: [family.profileType] }
  const expected = secondProgram(input, family, Number(thickness), grade).twistDegrees!
  const { solutions } = design(decode(input).line, { ...genericCatalogue, families: [family] })
  const found = solutions.find((s) => s.id === id)!.twistDegrees!
  expect(expected).toBeGreaterThan(0.1)
  expect(Math.abs(found / expected - 1)).toBeLessThan(0.002)
})

/** C and Z against shells that are loaded until they fail: large displacements, yielding steel. */
import { readFileSync } from 'node:fs'
import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { onlySolution } from '../../src/search/find-purlin.ts'
import { TOO_LOW } from '../../src/warnings/shell-warnings.ts'
import { unloaded } from '../references/requests.ts'
import type { CarriedResult } from './carried-line.ts'
import type { CarriedLine } from './case.ts'
import { CARRIED, CARRIED_LESS, ENDED_BELOW } from './findings.ts'

type OwnLine = CarriedLine & {
  id: string
  group: string
  /** of the default catalogue, with the sharp corners and the thickness without zinc in the shells */
  solution: string
  fe: Pick<CarriedResult, 'carried' | 'isLimit' | 'turnDegrees'>
}

const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/carried-lines-own.json', import.meta.url), 'utf8'),
)

/** The checks of webs are those of the fitting or of the bearing; shells have neither. */
const NOT_OF_WEBS = /^(?!WEB_CRIPPLING|M_R|M_F|DEFLECTION)/

/** The verdict of the engine under a part of the load of a case: its uniform load live but for the own weight, its force live. */
function designed({ case: line, solution }: OwnLine, part = 1) {
  const { spansMm, qNmm, pointsN = [] } = line
  const catalogue = onlySolution(genericCatalogue, solution)
  const none = spansMm.map(() => 0)
  const request = (live: number) =>
    unloaded(
      spansMm.map((mm) => mm / 1000),
      {
        sectionTypes: [line.section.profile],
        transverseLengthM: 1,
        pointLoadIntroduction: 'WEB',
        loadLiveDistributed: spansMm.map(() => live),
        loadLivePoint: pointsN.map(([x, P]) => ({
          spanType: 'SPAN',
          spanIdx: 0,
          loads: { p1: (part * P) / 1500, p2: 0, l1: (100 * x) / spansMm[0]!, l2: 0 },
        })),
        loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
        spanRestraints: {
          upper: { type: line.panel ? 0 : 1, lateralLocks: none },
          lower: { use: false, lateralLocks: none },
        },
        ...(line.panel && { claddingProperties: { coveringInertia: 20, fixationsPerMeter: 5 } }),
      },
    )
  const of = (live: number) => design(decode(request(live)).line, catalogue)
  const ownWeight = 1.35 * of(0).solutions[0]!.massPerMetreKg * 9.81e-3
  return of(pointsN.length > 0 ? 0 : (part * (qNmm - ownWeight)) / 1.5)
}

describe('C and Z loaded until they fail', () => {
  it.each(cases.map((c) => [c.id, c] as const))('%s', (id, line) => {
    const { solutions } = designed(line)
    const of = solutions[0]!.checks.filter((c) => c.utilisation !== null && NOT_OF_WEBS.test(c.code))
    const utilisation = Math.max(...of.map((c) => c.utilisation!))
    // The load of the case is the one at which the engine says 1.
    expect(Math.abs(utilisation - 1)).toBeLessThan(0.005)
    const known = CARRIED_LESS[id] ?? ENDED_BELOW[id]
    if (known) {
      expect(line.fe).toMatchObject({ carried: known, isLimit: true })
      return
    }
    const [low, high] = CARRIED[line.group]!
    expect(line.fe.carried).toBeGreaterThanOrEqual(low)
    expect(line.fe.carried).toBeLessThanOrEqual(high)
  })

  it('that end below the load are slender, and all of them are known', () => {
    const below = cases.filter((c) => c.fe.carried < 1)
    expect(below.map((c) => c.id).sort()).toEqual([...Object.keys(CARRIED_LESS), ...Object.keys(ENDED_BELOW)].sort())
    expect(below.every(({ case: { section } }) => section.h / section.t > 130)).toBe(true)
  })

  it('that fail below the load have a warning with at least that margin beside them', () => {
    const failing = cases.filter((c) => c.id in CARRIED_LESS)
    expect(failing.length).toBe(2)
    for (const line of failing) {
      const { warnings, solutions } = designed(line, 0.99)
      expect(solutions[0]!.pass).toBe(true)
      const named = warnings.find((w) => w.code === 'FREE_C_TWISTS_FURTHER')
      expect(named?.values?.solutions).toBe(line.solution)
      expect(1 - line.fe.carried).toBeLessThan(TOO_LOW.freeC / 100)
    }
  })
})

/** The concentrated load of a roof on lines with joints, held against the same load typed at one place after another; S.16.5. */
import { type DesignRequest, decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import type { Catalogue } from '../../src/input.ts'
import type { CheckCode } from '../../src/result.ts'
import { jointedCatalogue } from '../arbitrary-joints.ts'
import { unloaded } from '../references/requests.ts'

type Joints = NonNullable<DesignRequest['joints']>

const LAP: Joints['supports'][number] = { kind: 'LAP', left: 10, right: 10 }
const EDGE = { kind: 'LAP', left: 10, right: 15 } as const

interface Case {
  name: string
  profile: 'OMEGA' | 'C' | 'Z'
  joints: Joints
  isHeldByPanel?: boolean
}

const CASES: Case[] = [
  { name: 'laps', profile: 'Z', joints: { supports: [EDGE, { ...EDGE, left: 15, right: 10 }] } },
  { name: 'laps without panel', profile: 'Z', joints: { supports: [LAP, LAP] }, isHeldByPanel: false },
  { name: 'hinges', profile: 'OMEGA', joints: { supports: [{ kind: 'HINGE' }, { kind: 'HINGE' }] } },
  { name: 'sleeves', profile: 'C', joints: { supports: [{ kind: 'SLEEVE' }, { kind: 'SLEEVE' }] } },
  { name: 'a lap and a sleeve', profile: 'Z', joints: { supports: [LAP, { kind: 'SLEEVE' }] } },
  { name: 'heavier end bays', profile: 'Z', joints: { supports: [LAP, LAP], endBays: 'HEAVIER' } },
]

/** Section and thicknesses of each profile on 3 × 6 m. */
const TYPOLOGIES = { OMEGA: 'OMEGA-160-60', C: 'C-200-70', Z: 'Z-200-70' }
const only = (profile: Case['profile'], isHeavier: boolean): Catalogue => ({
  ...jointedCatalogue,
  families: jointedCatalogue.families
    .filter(({ typology }) => typology === TYPOLOGIES[profile])
    .map((family) => ({ ...family, thicknesses: isHeavier ? [2, 2.5] : [2], steels: ['S350'] })),
})

const SPANS = [6, 6, 6]
const KN = 1.5

const requestOf = ({ profile, joints, isHeldByPanel = true }: Case, changes: Partial<DesignRequest>): DesignRequest =>
  unloaded(SPANS, {
    sectionTypes: [profile],
    joints,
    loadPermanentDistributed: SPANS.map(() => 0.2),
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    spanRestraints: {
      upper: { type: isHeldByPanel ? 0 : 1, lateralLocks: SPANS.map(() => 1) },
      lower: { use: false, lateralLocks: SPANS.map(() => 0) },
    },
    ...changes,
  })

const typedAt = (spanIdx: number, percent: number): Partial<DesignRequest> => ({
  loadLivePoint: [{ spanType: 'SPAN', spanIdx, loads: { p1: KN, p2: 0, l1: percent, l2: 0 } }],
})

/** Where the load is typed: spans in tenths, and beside the ends of laps of 10 and 15 %. */
const PERCENT = [0, 4, 10, 15, 25, 40, 50, 60, 75, 85, 90, 96]

it.each(CASES)(
  '$name: no typed place is worse than what is found, and some place is as bad',
  {
    timeout: 240_000,
  },
  (of) => {
    const catalogue = only(of.profile, of.joints.endBays === 'HEAVIER')
    const solve = (changes: Partial<DesignRequest>) => design(decode(requestOf(of, changes)).line, catalogue).solutions
    const found = solve({ roofPointLoadKn: KN })
    const worst = found.map(() => new Map<CheckCode, number>())
    const reactions = found.map((s) => s.reactions.map(({ maxKn }) => ({ found: maxKn, there: 0 })))
    for (const span of SPANS.keys())
      for (const percent of PERCENT)
        for (const [i, there] of solve(typedAt(span, percent)).entries()) {
          for (const [k, { code, utilisation }] of there.checks.entries()) {
            if (utilisation === null) continue
            const name = `${there.id} ${code} at ${percent} % of span ${span + 1}`
            expect(found[i]!.checks[k]!.utilisation, name).toBeGreaterThanOrEqual(utilisation * (1 - 1e-6))
            worst[i]!.set(code, Math.max(worst[i]!.get(code) ?? 0, utilisation))
          }
          for (const [k, { maxKn }] of there.reactions.entries()) {
            const { found } = reactions[i]![k]!
            expect(found, `${there.id} reaction ${k}`).toBeGreaterThanOrEqual(maxKn * (1 - 1e-6))
            reactions[i]![k]!.there = Math.max(reactions[i]![k]!.there, maxKn)
          }
        }
    for (const [i, s] of found.entries()) {
      expect(s.status, s.reason ?? s.id).not.toBe('NOT_APPLICABLE')
      for (const code of ['BENDING_Y_POS', 'BENDING_Y_NEG', 'JOINT_MOMENT'] as const) {
        const { utilisation } = s.checks.find((check) => check.code === code)!
        if (utilisation) expect(utilisation, `${s.id} ${code}`).toBeLessThan(1.06 * worst[i]!.get(code)!)
      }
      for (const { found, there } of reactions[i]!) expect(found, s.id).toBeLessThan(1.05 * there)
    }
  },
)

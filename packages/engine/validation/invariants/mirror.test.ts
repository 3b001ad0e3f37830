import { type DesignRequest, decode, type PointLoads, type SnowBands, type WindBands } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import type { Catalogue } from '../../src/input.ts'
import type { CheckCode } from '../../src/result.ts'
import { jointedCatalogue, jointsOn } from '../arbitrary-joints.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'
import { ORDINARY_PROFILES, ordinaryRequest } from '../ordinary-request.ts'

/** Three bands that fill the line: only then are they the same counted from the right. */
function fillLine<T extends WindBands | SnowBands>(bands: T, total: number): T {
  const lengths = Object.keys(bands).filter((k) => k.startsWith('l')) as (keyof T)[]
  const third = total / lengths.length
  return { ...bands, ...Object.fromEntries(lengths.map((k) => [k, third])) }
}

/** w1, l1 … of the third band become those of the first. */
function turnBands<T extends WindBands | SnowBands>(bands: T): T {
  const values: Record<string, number> = { ...bands }
  const turned = Object.keys(values).map((key) => [key, values[`${key[0]}${4 - Number(key[1])}`]!])
  return { ...bands, ...Object.fromEntries(turned) }
}

const BANDS = [
  'loadWindPressure',
  'loadWindSuction',
  'loadWindLocalPressure',
  'loadWindLocalSuction',
  'loadSnowAccumulation',
] as const

/** A request whose mirror image is legal: bands over the whole line, and not standing on one end (method 1.15). */
function mirrorable(input: DesignRequest): DesignRequest {
  const total = input.spanLengthsM.reduce((a, b) => a + b, 0)
  const filled = Object.fromEntries(BANDS.map((key) => [key, fillLine(input[key], total)]))
  return { ...input, ...filled, profileOrientation: 'HORIZONTAL' }
}

type Joints = NonNullable<DesignRequest['joints']>

const turnedJoint = (joint: Joints['supports'][number]) =>
  joint.kind === 'LAP' ? { ...joint, left: joint.right, right: joint.left } : joint

function mirrored(input: DesignRequest): DesignRequest {
  const mains = input.spanLengthsM.length - Number(input.hasLeftCantilever) - Number(input.hasRightCantilever)
  const turn = <T extends number[] | null>(list: T): T => (list === null ? list : (list.toReversed() as T))
  const points = (loads: PointLoads[]): PointLoads[] =>
    loads.map((p) => ({
      ...p,
      spanIdx: p.spanType === 'SPAN' ? mains - 1 - p.spanIdx : 1 - p.spanIdx,
      loads: { ...p.loads, l1: 100 - p.loads.l1, l2: 100 - p.loads.l2 },
    }))
  const { upper, lower } = input.spanRestraints
  return {
    ...input,
    ...Object.fromEntries(BANDS.map((key) => [key, turnBands(input[key])])),
    spanLengthsM: turn(input.spanLengthsM),
    hasLeftCantilever: input.hasRightCantilever,
    hasRightCantilever: input.hasLeftCantilever,
    loadPermanentDistributed: turn(input.loadPermanentDistributed),
    loadPermanentDistributedMin: turn(input.loadPermanentDistributedMin),
    loadPermanentDistributedMax: turn(input.loadPermanentDistributedMax),
    loadPermanentPoint: points(input.loadPermanentPoint),
    loadLiveDistributed: turn(input.loadLiveDistributed),
    loadLivePoint: points(input.loadLivePoint),
    loadSnowRegular: turn(input.loadSnowRegular),
    loadSnowExceptional: turn(input.loadSnowExceptional),
    ...(input.joints && { joints: { ...input.joints, supports: input.joints.supports.toReversed().map(turnedJoint) } }),
    spanRestraints: {
      upper: { ...upper, lateralLocks: turn(upper.lateralLocks) },
      lower: { ...lower, lateralLocks: turn(lower.lateralLocks) },
    },
  }
}

/** Load factors are exact to a millionth, but a span beside one a hundred times as long costs them digits. */
const allowance: Partial<Record<CheckCode, number>> = {
  FREE_FLANGE_STRESS: 1e-3,
  FREE_FLANGE_BUCKLING: 1e-3,
  LTB: 1e-3,
  TORSIONAL_BUCKLING: 1e-3,
  N_M_MEMBER: 1e-3,
}

/** The same utilisations and reactions from either side. */
function expectSame(input: DesignRequest, catalogue: Catalogue, allowed = allowance): void {
  const [here, there] = [design(decode(input).line, catalogue), design(decode(mirrored(input)).line, catalogue)]
  expect(there.combinations.length).toBe(here.combinations.length)
  for (const [i, s] of here.solutions.entries()) {
    const t = there.solutions[i]!
    expect(t.id).toBe(s.id)
    for (const [k, c] of s.checks.entries()) {
      const other = t.checks[k]!
      expect(other.status === 'NOT_APPLICABLE', c.code).toBe(c.status === 'NOT_APPLICABLE')
      if (c.utilisation === null) continue
      const fraction = allowed[c.code] ?? 1e-4
      expect(
        Math.abs(other.utilisation! - c.utilisation),
        `${s.id} ${c.code}: ${c.utilisation} and ${other.utilisation}`,
      ).toBeLessThanOrEqual(fraction * c.utilisation + 1e-6)
    }
    const size = Math.max(...s.reactions.flatMap((r) => [Math.abs(r.maxKn), Math.abs(r.minKn)]))
    for (const [k, r] of t.reactions.toReversed().entries()) {
      expect(Math.abs(r.maxKn - s.reactions[k]!.maxKn)).toBeLessThanOrEqual(1e-8 * size)
      expect(Math.abs(r.minKn - s.reactions[k]!.minKn)).toBeLessThanOrEqual(1e-8 * size)
    }
    for (const [k, joint] of (t.joints ?? []).toReversed().entries()) {
      const { kind, momentKnm } = s.joints![k]!
      expect([joint.kind, joint.momentKnm]).toEqual([kind, expect.closeTo(momentKnm, 6)])
    }
  }
}

it('a line seen from the other side of the building has the same utilisations and reactions', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(requests(3).map(mirrorable), (input) => expectSame(input, oneCandidate)),
    runs(40),
  )
})

/** The mesh of a lap has a node more on one side of the support. */
const jointedAllowance = { ...allowance, FREE_FLANGE_STRESS: 3e-3, FREE_FLANGE_BUCKLING: 3e-3 }

const TWO_THICKNESSES: Catalogue = {
  ...jointedCatalogue,
  families: jointedCatalogue.families
    .filter(({ typology }) => ['OMEGA-160-60', 'C-200-70', 'Z-200-70'].includes(typology))
    .map((family) => ({ ...family, thicknesses: [1.5, 2] })),
}

const endsWithJoints = ({ supports }: Joints): boolean =>
  [supports[0], supports.at(-1)].every((joint) => joint?.kind !== 'CONTINUOUS')

/** Ordinary roofs of round lengths with joints, heavier end bays or not, under the concentrated load. */
const jointedRoofs = fc
  .record({
    profile: fc.constantFrom(...ORDINARY_PROFILES),
    spans: fc.array(fc.constantFrom(4, 5, 6, 8), { minLength: 2, maxLength: 4 }),
    hasPanel: fc.boolean(),
    isHeavier: fc.boolean(),
  })
  .chain(({ profile, spans, hasPanel, isHeavier }) => {
    const each = (value: number) => spans.map(() => value)
    const ordinary = ordinaryRequest(profile, 1)
    const { upper } = ordinary.spanRestraints
    const roof: DesignRequest = {
      ...ordinary,
      steelGrades: ['S350'],
      spanLengthsM: spans,
      loadPermanentDistributed: each(0.2),
      loadLiveDistributed: each(0.4),
      loadSnowRegular: each(0.3),
      spanRestraints: {
        upper: { ...upper, type: hasPanel ? upper.type : 1, lateralLocks: each(1) },
        lower: { use: false, lateralLocks: each(0) },
      },
    }
    const mayBeHeavier = isHeavier && profile !== 'OMEGA' && hasPanel && spans.length > 2
    const kinds =
      profile === 'Z' ? (['LAP', 'LAP', 'SLEEVE', 'HINGE'] as const) : (['SLEEVE', 'HINGE', 'CONTINUOUS'] as const)
    return jointsOn(roof, kinds).map(
      (joints): DesignRequest => ({
        ...mirrorable(roof),
        joints: mayBeHeavier && endsWithJoints(joints) ? { ...joints, endBays: 'HEAVIER' } : joints,
      }),
    )
  })

it('so has a roof with laps, sleeves and hinges under the concentrated load', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(jointedRoofs, (input) => expectSame(input, TWO_THICKNESSES, jointedAllowance)),
    runs(60),
  )
})

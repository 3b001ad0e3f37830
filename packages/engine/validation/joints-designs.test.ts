/** Whole designs of lines with joints against the second program. */
import { readdirSync, readFileSync } from 'node:fs'
import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { design } from '../src/design/design.ts'
import type { Catalogue } from '../src/input.ts'
import type { CheckCode, JointRecord, Solution } from '../src/result.ts'

interface Expected {
  status: Solution['status']
  reason?: string
  jointProblem?: string
  endBayThicknessMm?: number
  lapNeededM?: number
  alignmentWeightKg: number
  jointWeightKg: number
  pieces: { lengthM: number; thicknessMm: number; count: number }[]
  joints: JointRecord[]
  reactionsKn: [max: number, min: number][]
  deflectionsMm: number[]
}

interface Case {
  id: string
  input: DesignRequest
  utilisations: Record<string, Partial<Record<CheckCode, number | null>>>
  passing: string[]
  solutions: Record<string, Expected>
  warnings: { code: string; values?: object }[]
}

const FOLDER = new URL('cases/joints/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
const catalogue = read('catalogue-joints.json') as Catalogue
const cases = readdirSync(FOLDER)
  .filter((name) => name.startsWith('joints-'))
  .map((name) => read(name) as Case)

const WARNINGS = [
  'CONTINUITY_JOINTS',
  'LAP_WITHOUT_TEST',
  'NESTING_EQUAL_FLANGES',
  'JOINT_BOLTS_NOT_CHECKED',
  'JOINT_AXIAL',
]

/** @param floor in the unit of the value */
function expectNear(
  name: string,
  found: number | null | undefined,
  value: number,
  fraction: number,
  floor: number,
): void {
  const allowed = Math.max(fraction * Math.abs(value), floor)
  expect(Math.abs((found ?? Number.NaN) - value), `${name}: ${found} for ${value}`).toBeLessThanOrEqual(allowed)
}

function expectSolution(id: string, found: Solution, expected: Expected): void {
  const { status, reason, jointProblem, endBayThicknessMm } = expected
  expect([found.status, found.reason, found.jointProblem, found.endBayThicknessMm], id).toEqual([
    status,
    reason,
    jointProblem,
    endBayThicknessMm,
  ])
  if (expected.lapNeededM !== undefined) expectNear(id, found.lapNeededM, expected.lapNeededM, 1e-9, 1e-12)
  expectNear(`${id} weight`, found.alignmentWeightKg, expected.alignmentWeightKg, 2e-4, 0)
  expectNear(`${id} joints`, found.jointWeightKg, expected.jointWeightKg, 2e-4, 1e-6)
  const pieces = (of: Expected['pieces']) => of.map((p) => [p.lengthM.toFixed(5), p.thicknessMm, p.count])
  expect(pieces(found.pieces!), id).toEqual(pieces(expected.pieces))
  if (status === 'NOT_APPLICABLE') return
  expect(found.joints!.map(({ joint, kind }) => [joint, kind])).toEqual(
    expected.joints.map(({ joint, kind }) => [joint, kind]),
  )
  for (const [k, joint] of expected.joints.entries())
    for (const [key, value] of Object.entries(joint))
      if (typeof value === 'number' && key !== 'joint')
        expectNear(
          `${id} joint ${k} ${key}`,
          (found.joints![k] as unknown as Record<string, number>)[key],
          value,
          0.005,
          key === 'shareLeft' ? 0.002 : 0.005,
        )
  for (const [k, [max, min]] of expected.reactionsKn.entries()) {
    expectNear(`${id} R${k}`, found.reactions[k]?.maxKn, max, 0.002, 0.005)
    expectNear(`${id} R${k}`, found.reactions[k]?.minKn, min, 0.002, 0.005)
  }
  for (const [k, value] of expected.deflectionsMm.entries())
    expectNear(`${id} δ${k}`, Math.abs(found.deflections[k]!.valueMm), Math.abs(value), 0.005, 0.02)
}

describe('designs of lines with joints', () => {
  it.each(cases)('$id', ({ input, utilisations, passing, solutions, warnings }) => {
    const found = design(decode(input).line, catalogue)
    const byId = new Map(found.solutions.map((s) => [s.id, s]))
    expect([...byId.keys()].sort()).toEqual(Object.keys(solutions).sort())
    for (const [id, checks] of Object.entries(utilisations)) {
      const of = new Map(byId.get(id)!.checks.map((c) => [c.code, c.utilisation]))
      for (const [code, value] of Object.entries(checks))
        if (value === null) expect(of.get(code as CheckCode), `${id} ${code}`).toBeNull()
        else expectNear(`${id} ${code}`, of.get(code as CheckCode), value!, 0.005, 0.002)
    }
    for (const [id, expected] of Object.entries(solutions)) expectSolution(id, byId.get(id)!, expected)
    expect(found.solutions.filter((s) => s.pass).map((s) => s.id)).toEqual(passing)
    const said = (all: { code: string; values?: object }[]) =>
      WARNINGS.flatMap((code) => all.filter((w) => w.code === code).map((w) => [code, w.values ?? {}]))
    expect(said(found.warnings)).toEqual(said(warnings))
  })
})

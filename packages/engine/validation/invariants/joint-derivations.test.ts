/** Derivations of lines with joints: every line true, every check that of the search, and the forces of the laps those of the record. */
import { readdirSync, readFileSync } from 'node:fs'
import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import { envelopes, lineForces } from '../../src/design/line-forces.ts'
import { explain } from '../../src/explain/explain.ts'
import type { Explanation, Step } from '../../src/explanation.ts'
import type { Catalogue, PurlinLine } from '../../src/input.ts'
import type { Check, CheckCode, Design, Solution } from '../../src/result.ts'
import { jointedCatalogue, withJoints } from '../arbitrary-joints.ts'
import { requests, runs } from '../arbitrary-request.ts'
import { trueLinesOf } from './true-lines.ts'

const FOLDER = new URL('../cases/joints/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
const makers = read('catalogue-joints.json') as Catalogue
const CASES = readdirSync(FOLDER)
  .filter((name) => name.startsWith('joints-'))
  .map((name) => read(name) as { id: string; input: DesignRequest })

/** Of every check and its kind the solutions it governs first, and the lightest. */
function picked(solutions: Solution[]): Solution[] {
  const seen = new Map<string, Solution>()
  for (const s of solutions)
    if (s.status !== 'NOT_APPLICABLE') {
      const pair = s.endBayThicknessMm === undefined ? '' : ' pair'
      for (const key of [`${s.governing}${pair}`, s.checks.some((c) => c.turned) ? 'turned' : 'given'])
        if (!seen.has(key)) seen.set(key, s)
    }
  return [...new Set(seen.values())]
}

/** Reactions of every ultimate combination from the characteristic ones of each model: their extremes are those of the solution. */
function expectReactions({ combinations }: Design, { solution, joints }: Explanation): void {
  const sums = joints!.reactions.flatMap(({ cases }) => {
    const kN = new Map(cases.filter((c) => c.extreme === null).map((c) => [c.id, c.reactionsKn]))
    const roof = cases.filter((c) => c.id === 'LiveR').map((c) => c.reactionsKn)
    return combinations
      .filter(({ limitState }) => limitState === 'ULS')
      .flatMap(({ factors }) =>
        ('LiveR' in factors ? roof : [null]).map((moved) =>
          solution.reactions.map((_, k) =>
            Object.entries(factors).reduce(
              (sum, [id, factor]) => sum + factor * ((id === 'LiveR' ? moved : kN.get(id))?.[k] ?? 0),
              0,
            ),
          ),
        ),
      )
  })
  for (const [k, { maxKn, minKn }] of solution.reactions.entries()) {
    const of = sums.map((row) => row[k]!)
    const size = Math.max(1e-3, Math.abs(maxKn), Math.abs(minKn))
    expect(Math.abs(Math.max(...of) - maxKn), `max at ${k}`).toBeLessThan(1e-6 * size)
    expect(Math.abs(Math.min(...of) - minKn), `min at ${k}`).toBeLessThan(1e-6 * size)
  }
}

function expectLaps({ solution, joints }: Explanation): void {
  for (const lap of joints!.laps) {
    const record = solution.joints!.find(({ joint }) => joint === lap.joint)!
    if (record.kind !== 'LAP') throw new Error('a lap')
    const value = (symbol: string) => lap.steps.findLast((step) => step.symbol === symbol)!.value
    expect(value('M_0')).toBeCloseTo(record.momentKnm, 8)
    if (record.shareLeft !== null) expect(value('M_l0') / value('M_0')).toBeCloseTo(record.shareLeft, 8)
    expect(value('F_a')).toBeLessThan(record.boltForceLeftKn * (1 + 1e-9) + 1e-12)
    expect(value('F_b')).toBeLessThan(record.boltForceRightKn * (1 + 1e-9) + 1e-12)
  }
}

/** The diagrams are those of the checks: the largest moments of the member that runs through, and in a lap what both carry. */
function expectDiagrams(line: PurlinLine, catalogue: Catalogue, { solution }: Explanation): void {
  const { xM, momentMaxKnm, momentMinKnm } = envelopes(line, catalogue, solution.id)
  expect(xM.every((x, i) => i === 0 || x >= xM[i - 1]! - 1e-9)).toBe(true)
  const of = (code: CheckCode) => solution.checks.find((check) => check.code === code)!
  const apart = line.imposed.Q_k > 0 ? 0.02 : 1e-9
  const expectMost = (check: Check, most: number) => {
    if (check.demand === null || solution.endBayThicknessMm !== undefined) return
    expect(Math.abs(check.demand - most), check.code).toBeLessThanOrEqual(apart * check.demand)
  }
  expectMost(of('BENDING_Y_POS'), Math.max(...momentMaxKnm))
  expectMost(of('BENDING_Y_NEG'), -Math.min(...momentMinKnm))
  for (const lap of solution.joints!) {
    if (lap.kind !== 'LAP' || /LiveR/.test(lap.combinationId)) continue
    const forces = lineForces(line, catalogue, { ...lap, solutionId: solution.id })
    expect(forces.model).toBe(lap.model)
    const support = endOf(line, lap.joint)
    const [before] = forces.xM.flatMap((x, i) => (Math.abs(x - support) < 1e-9 ? [forces.momentKnm[i]!] : []))
    const ending = forces.ending!.find(({ toM }) => Math.abs(toM - support) < 1e-9)!
    expect(before! + ending.momentKnm[1]).toBeCloseTo(lap.momentKnm, 6)
  }
}

/** Where joint j stands [m]. */
const endOf = ({ spans }: PurlinLine, j: number): number =>
  spans.slice(0, j + 1 + (spans[0]!.kind === 'CONSOLE' ? 1 : 0)).reduce((sum, { length }) => sum + length, 0) / 1e3

function hold(request: DesignRequest, catalogue: Catalogue): Step[] {
  const { line } = decode(request)
  const found = design(line, catalogue)
  return picked(found.solutions).flatMap((s) => {
    const explanation = explain(line, catalogue, s.id)
    expect({ ...explanation.solution }).toEqual({ ...s })
    expectReactions(found, explanation)
    expectLaps(explanation)
    expectDiagrams(line, catalogue, explanation)
    return trueLinesOf(explanation)
  })
}

const printed = new Map<string, number>()
const count = (steps: Step[]) => {
  for (const { symbol } of steps) printed.set(symbol, (printed.get(symbol) ?? 0) + 1)
}

it.each(CASES)('$id: every line is true', { timeout: 120_000 }, ({ input }) => {
  count(hold(input, makers))
})

/** Lines of every kind of joint, some with the concentrated load of a roof. */
const any = fc
  .record({ request: requests(3), kN: fc.constantFrom(0, 0, 1.5) })
  .map(({ request, kN }): DesignRequest => {
    const none = { psi1: 0, psi2: 0, psi3: 0 }
    return kN === 0 || request.simulationType === 'FACADE'
      ? request
      : { ...request, loadLiveCombinationFactor: none, roofPointLoadKn: kN }
  })
const few: Catalogue = {
  ...jointedCatalogue,
  families: ['OMEGA-160-60', 'C-200-70', 'Z-150-60'].map((typology) => {
    const family = jointedCatalogue.families.find((f) => f.typology === typology)!
    return { ...family, thicknesses: [2], steels: ['S350'] }
  }),
}

it('so are those of random lines', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(withJoints(any, ['LAP', 'SLEEVE', 'HINGE']), (request) => count(hold(request, few))),
    runs(20),
  )
})

it('they reach what joints alone have', () => {
  for (const symbol of ['M_l0', 'M_r0', 'kappa_s', 'kappa_f', 'R_w_Rd_l', 'F_sup', 'M_Rd', 's_s_0'])
    expect(printed.get(symbol) ?? 0, symbol).toBeGreaterThan(2)
})

/** Every value of a design beside that of the second program. */
import type { Check, Design, JointRecord, Solution } from '../../src/result.ts'
import { type KeptValue, nameOf } from './kept.ts'
import type { Piece } from './members.ts'
import type { SecondSolution } from './second-design.ts'
import { warningText } from './warned.ts'

/** Of values, and of utilisations where they are small. */
const RELATIVE = 0.005
const UTILISATION = 0.0005
/** Forces and moments [kN, kNm] and deflections [mm] that are so near are equal. */
const SMALL = 0.002

/** What the second program finds of a solution, counted. */
export class Comparison {
  compared = 0
  worst = 0
  readonly disagreements: string[] = []

  value(what: string, found: number | null, expected: number | null, slack = SMALL, relative = RELATIVE): void {
    this.compared++
    if (found === null || expected === null) {
      if (found !== expected) this.disagreements.push(`${what}: engine ${found}, second program ${expected}`)
      return
    }
    const apart = Math.abs(found - expected)
    const size = Math.max(Math.abs(found), Math.abs(expected))
    if (apart > slack) this.worst = Math.max(this.worst, apart / size)
    if (!(apart <= Math.max(slack, relative * size)))
      this.disagreements.push(`${what}: engine ${found}, second program ${expected}`)
  }

  text(what: string, found: string | undefined, expected: string | undefined): void {
    this.compared++
    if (found !== expected) this.disagreements.push(`${what}: engine ${found}, second program ${expected}`)
  }
}

/** Of a check that the second program makes. */
const CODES =
  /^(TENSION|COMPRESSION|BENDING_Y_POS|BENDING_Y_NEG|SHEAR|M_V|JOINT_.*|WEB_CRIPPLING_.*|M_R|M_F|DEFLECTION_.*)$/

const UNITS: Record<string, number> = { kNm: 1e6, kN: 1e3, mm: 1, '': 1 }

function compareCheck(check: Check, second: SecondSolution, to: Comparison): void {
  const { code, utilisation, demand, resistance, unit } = check
  // Between two places of a load of the roof, at most a tenth of a metre apart, V may fall below half the resistance.
  const relative = code === 'M_V' && typeof check.roofLoadXM === 'number' ? 10 * RELATIVE : RELATIVE
  to.value(code, utilisation, second.kept.largest(code), UTILISATION, relative)
  if (utilisation === null || check.combinationId === null) return
  // What the engine names is as large as the largest, with that demand on that resistance.
  const named = nameOf({
    combination: check.combinationId,
    model: check.model ?? null,
    turned: check.turned === true,
    member: check.member,
    joint: check.joint,
    spanIndex: code.startsWith('DEFLECTION') ? (check.spanIndex ?? undefined) : undefined,
  })
  const known = second.kept.best.get(code)?.get(named) ?? []
  to.value(`${code} of ${named}`, utilisation, known[0]?.utilisation ?? null, UTILISATION, relative)
  if (known.length === 0 || resistance === null) return
  const ofUnit = UNITS[unit]!
  const apart = ({ resistance: R }: KeptValue) => Math.abs(R / ofUnit / resistance - 1)
  const nearest = known.reduce((a, b) => (apart(b) < apart(a) ? b : a))
  to.value(`${code} demand`, demand, nearest.demand / ofUnit, SMALL, relative)
  to.value(`${code} resistance`, resistance, nearest.resistance / ofUnit)
}

function compareJoint(record: JointRecord, second: SecondSolution, to: Comparison): void {
  const { joint, kind, momentKnm } = record
  const most = second.joints.joints.get(joint)!
  to.text(`joint ${joint}`, kind, most.kind)
  to.value(`joint ${joint} moment`, Math.abs(momentKnm), Math.abs(most.moment) / 1e6)
  if (record.kind !== 'LAP') {
    to.value(`joint ${joint} shear`, record.shearKn, most.shear / 1e3)
    return
  }
  const named = most.byName.get(`${record.combinationId}|${record.model}`)
  to.value(`joint ${joint} moment, signed`, momentKnm, (named?.moment ?? 0) / 1e6)
  to.value(`joint ${joint} share`, record.shareLeft, named?.shareLeft ?? null)
  to.value(`joint ${joint} left row`, record.boltForceLeftKn, most.left / 1e3)
  to.value(`joint ${joint} right row`, record.boltForceRightKn, most.right / 1e3)
  to.value(`joint ${joint} row over the support`, record.boltForceSupportKn, most.support / 1e3)
}

function comparePieces(solution: Solution, second: SecondSolution, to: Comparison): void {
  const order = (a: Piece, b: Piece) =>
    Math.abs(a.lengthM - b.lengthM) > 1e-6 ? b.lengthM - a.lengthM : a.thicknessMm - b.thicknessMm
  const one = solution.pieces!.flatMap(({ count, ...piece }) => new Array<Piece>(count).fill(piece))
  const two = second.pieces.toSorted(order)
  to.value('pieces', one.length, two.length)
  one.forEach((piece, i) => {
    to.value(`length of piece ${i}`, piece.lengthM, two[i]?.lengthM ?? null, 1e-6, 0)
    to.value(`thickness of piece ${i}`, piece.thicknessMm, two[i]?.thicknessMm ?? null, 0, 0)
    to.value(`mass of piece ${i}`, piece.massKg, two[i]?.massKg ?? null, 1e-6, 1e-6)
  })
  to.value('weight', solution.alignmentWeightKg, second.weight, 1e-6, 1e-6)
  to.value('weight of joints', solution.jointWeightKg ?? null, second.jointWeight, 1e-6, 1e-6)
  to.value('weight a square metre', solution.estimatedWeightKgM2, second.perArea, 1e-6, 1e-6)
}

function compareSolution(solution: Solution, second: SecondSolution, to: Comparison): void {
  comparePieces(solution, second, to)
  to.text('reason', solution.reason, second.obstacle?.reason)
  to.text('problem of the joint', solution.jointProblem, second.obstacle?.jointProblem)
  to.value('lap needed', solution.lapNeededM ?? null, second.obstacle?.lapNeededM ?? null, 1e-9, 0)
  if (second.obstacle || solution.reason) {
    to.value('joints', solution.joints?.length ?? null, 0)
    return
  }
  for (const check of solution.checks) if (CODES.test(check.code)) compareCheck(check, second, to)
  to.value('joints', solution.joints?.length ?? null, second.joints.joints.size)
  for (const joint of solution.joints ?? []) compareJoint(joint, second, to)
  solution.reactions.forEach(({ maxKn, minKn }, i) => {
    to.value(`largest reaction ${i}`, maxKn, second.reactions[i]!.max / 1e3)
    to.value(`smallest reaction ${i}`, minKn, second.reactions[i]!.min / 1e3)
  })
  for (const { spanIndex, list, utilisation } of solution.deflections) {
    const suffix = list === undefined ? '' : `_${list}`
    const codes = [`DEFLECTION_SPAN${suffix}`, `DEFLECTION_CONSOLE${suffix}`]
    const all = codes.flatMap((code) => [...(second.kept.best.get(code) ?? [])])
    const own = all.filter(([name]) => name.endsWith(`|${spanIndex}`)).map(([, [largest]]) => largest!.utilisation)
    to.value(`deflection${suffix} of span ${spanIndex}`, utilisation, Math.max(0, ...own), UTILISATION)
  }
}

const WARNINGS = /^(CONTINUITY_JOINTS|LAP_WITHOUT_TEST|NESTING_EQUAL_FLANGES|JOINT_BOLTS_NOT_CHECKED|JOINT_AXIAL)$/

/** Passing first by weight, then all others by weight (Q.25). */
function compareOrder(design: Design, second: SecondSolution[], to: Comparison): void {
  for (const passing of [true, false]) {
    const ids = design.solutions.flatMap(({ pass, id }) => (pass === passing ? [id] : []))
    const weights = ids.map((id) => second.find((s) => s.id === id)?.weight ?? 0)
    to.text('order', weights.join(), weights.toSorted((a, b) => a - b).join())
  }
  const passed = design.solutions.map(({ pass }) => pass)
  to.text('passing first', passed.join(), passed.toSorted((a, b) => Number(b) - Number(a)).join())
}

/** @returns what was compared, each disagreement with its solution */
export function compared(design: Design, second: SecondSolution[], warnings: string[]): Comparison {
  const all = new Comparison()
  compareOrder(design, second, all)
  const said = design.warnings
    .filter(({ code }) => WARNINGS.test(code))
    .map(({ code, values }) => warningText(code, values))
  all.text('warnings', said.sort().join(), warnings.sort().join())
  all.text(
    'candidates',
    design.solutions
      .map(({ id }) => id)
      .sort()
      .join(),
    second
      .map(({ id }) => id)
      .sort()
      .join(),
  )
  for (const solution of design.solutions) {
    const own = second.find(({ id }) => id === solution.id)
    if (!own) continue
    const one = new Comparison()
    compareSolution(solution, own, one)
    all.compared += one.compared
    all.worst = Math.max(all.worst, one.worst)
    all.disagreements.push(...one.disagreements.map((text) => `${solution.id}: ${text}`))
  }
  return all
}

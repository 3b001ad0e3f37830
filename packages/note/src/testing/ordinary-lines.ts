/** The notes of ordinary lines, looked at as a checking engineer does; for the property test and for longer campaigns. */
import { type CalculationRequest, type CalculationResult, type DesignRequest, decode, LANGUAGES } from '@madre/contract'
import { type Explanation, envelopes, explain, type Operand, type Solution, type Step } from '@madre/engine'
import { composeNote } from '../create-note.ts'
import type { NoteInput } from '../note-input.ts'
import type { Block } from '../typst/blocks.ts'
import { noteInput, resultOf } from './note-input.ts'
import { faultOf } from './printed-equations.ts'
import { placedRight, unequal } from './said-of-checks.ts'
import { undefinedOperands } from './undefined-operands.ts'

export const withMetadata = (request: DesignRequest): CalculationRequest => ({
  ...request,
  metadata: { language: 'PT', description: '', projectName: 'Hall', calculationDate: '2026-01-31T12:00:00.000Z' },
})

/** The lightest that passes, the lightest that fails, and the first that each check governs. */
export function telling(solutions: Solution[]): Solution[] {
  const shown = solutions.filter((s) => s.status !== 'NOT_APPLICABLE')
  const chosen = new Set<Solution>()
  const add = (s: Solution | undefined) => s && chosen.add(s)
  add(shown.find((s) => s.pass))
  add(shown.find((s) => !s.pass))
  for (const code of new Set(shown.map((s) => s.governing))) add(shown.find((s) => s.governing === code))
  return [...chosen]
}

/** Every block, those inside others too. */
export function blocksOf(blocks: Block[]): Block[] {
  return blocks.flatMap((b) => {
    if (b.kind === 'together') return [b, ...blocksOf(b.blocks)]
    return b.kind === 'pair' ? [b, ...blocksOf(b.left), ...blocksOf(b.right)] : [b]
  })
}

/** Units of which the largest in a derivation is the measure: forces, moments, line loads, stresses, deflections for unit stiffness. */
const MEASURED = new Set(['kNm', 'kN', 'kN/m', 'N/mm²', 'kNm³'])

/** Numbers that are nothing beside what they are measured by, and minus zeros. */
function noise(e: Explanation): string[] {
  const steps = [
    ...e.section.sharpCorners.steps,
    ...e.section.resistances,
    ...e.section.effective.flatMap((x) => x.steps),
  ]
  const out: string[] = []
  const look = (of: Operand[], where: string) => {
    const largest = new Map<string, number>()
    for (const { unit, value } of of) largest.set(unit, Math.max(largest.get(unit) ?? 0, Math.abs(value)))
    for (const { symbol, unit, value } of of) {
      const measure = MEASURED.has(unit) ? largest.get(unit)! : unit === '' ? 1 : unit === 'mm' ? 50 : 0
      if (Object.is(value, -0)) out.push(`${where}: ${symbol} is −0`)
      if (value !== 0 && Math.abs(value) < 1e-12 * measure) out.push(`${where}: ${symbol} = ${value} ${unit}`)
    }
  }
  const all = (list: Step[]) => list.flatMap((s): Operand[] => [s, ...s.operands])
  look(e.section.gross, 'gross')
  look(e.section.sharpCorners.values, 'sharp')
  for (const x of e.section.effective) look(x.values, 'effective')
  look(all(steps), 'section')
  for (const c of e.checks) look(all(c.steps), c.check.code)
  for (const lap of e.joints?.laps ?? []) look(all(lap.steps), `lap ${lap.joint}`)
  const { I_y, I_z, I_yz } = Object.fromEntries(e.section.gross.map((g) => [g.symbol, g.value]))
  if (I_yz && Math.abs(I_yz) < 1e-12 * Math.sqrt(I_y! * I_z!)) out.push(`gross: I_yz = ${I_yz}`)
  return out
}

/** A minus zero anywhere in a result. */
function minusZeros(value: unknown, path = ''): string[] {
  if (Object.is(value, -0)) return [`result${path} is −0`]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => minusZeros(child, `${path}.${key}`))
}

/** Forces, moments and reactions of a load case that are nothing beside the largest of it on the line. */
function noiseOfCases({ loadCases }: CalculationResult['statics']): string[] {
  return loadCases.flatMap(({ id, reactionsKn, inPlaneReactionsKn = [], stations }) =>
    [reactionsKn, inPlaneReactionsKn, stations.momentKnm, stations.shearKn, stations.deflectionEiKnm3].flatMap(
      (all) => {
        const largest = Math.max(0, ...all.map(Math.abs))
        return all
          .filter((v) => v !== 0 && Math.abs(v) < 1e-12 * largest)
          .map((v) => `load case ${id}: ${v} of ${largest}`)
      },
    ),
  )
}

/** Zeros that are printed with a minus, in whatever text of a note. */
const minusZerosIn = (blocks: Block[]): string[] =>
  (JSON.stringify(blocks).match(/"[^"]*−0(?:[.,]0+)?(?![\d.,])[^"]*"/g) ?? [])
    .slice(0, 3)
    .map((t) => `minus zero: ${t}`)

/** Where the heading of a check and its derivation disagree in place or utilisation. */
function disagreements({ checks }: Explanation): string[] {
  return checks.flatMap(({ check: c, steps }) => {
    const out: string[] = []
    if (c.utilisation === null) return out
    const last = steps.at(-1)!
    if (
      /^FREE_FLANGE/.test(c.code) &&
      steps.every((s) => s.symbol !== 'x') &&
      steps.some((s) => s.symbol === 'M_fz_Ed')
    )
      out.push(`${c.code}: no place in the derivation`)
    const up = (u: number) => Math.ceil(u * 1000 - 1e-6)
    if (last.symbol !== 'eta' || up(last.value) !== up(c.utilisation))
      out.push(`${c.code}: heading ${c.utilisation}, derivation ends with ${last.symbol} = ${last.value}`)
    for (const step of steps)
      if (step.symbol === 'x' && step.unit === 'm' && c.xM !== null && step.value.toFixed(3) !== c.xM.toFixed(3))
        out.push(`${c.code}: heading x = ${c.xM}, derivation x = ${step.value}`)
    return out
  })
}

export interface Looked {
  notes: number
  equations: number
  faults: string[]
}

/** Composes the notes of one request and says what a checking engineer would stumble over. */
export function lookAt(design: DesignRequest, turn: number): Looked {
  const request = withMetadata(design)
  const result = resultOf(request)
  const faults = [...minusZeros(result).slice(0, 3), ...noiseOfCases(result.statics)]
  const found: Looked = { notes: 0, equations: 0, faults }
  const language = LANGUAGES[turn % LANGUAGES.length]!
  const line = decode(request).line
  for (const solution of telling(result.solutions)) {
    const input: NoteInput = { ...noteInput(request, language), solutionId: solution.id }
    const fault = (text: string) => found.faults.push(`${solution.id} ${language} ${text}`)
    found.notes++
    try {
      const explanation = explain(line, input.catalogue, solution.id)
      const composed = composeNote(input, explanation, envelopes(line, input.catalogue, solution.id))
      for (const { check, symbol } of composed.unproven) fault(`unproven ${check} ${symbol}`)
      const blocks = blocksOf([...composed.document.first, ...composed.document.body])
      for (const b of blocks) {
        if (b.kind !== 'steps') continue
        for (const { alt } of b.items) {
          found.equations++
          const wrong = faultOf(alt, language)
          if (wrong) fault(`does not give its result: ${wrong}`)
        }
      }
      for (const text of [...noise(explanation), ...disagreements(explanation)]) fault(text)
      for (const text of undefinedOperands(explanation, input, blocks)) fault(text)
      for (const text of unequal(solution, input, explanation, blocks)) fault(text)
      for (const text of [...placedRight(request, result, explanation), ...minusZerosIn(blocks)]) fault(text)
    } catch (error) {
      fault(`thrown: ${(error as Error).message}`)
    }
  }
  return found
}

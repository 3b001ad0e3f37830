/** Ω lines by shell elements, and the same by the second program: the shared lines of validation/shell. */
import { readFileSync } from 'node:fs'
import { analyseOmegaLine } from '../../src/stability/analyse-omega-line.ts'
import type { OmegaLineInput } from '../../src/stability/omega-line-input.ts'
import type { Reference, ReferenceValue } from '../evidence.ts'
import { within } from '../evidence.ts'

interface SharedLine {
  id: string
  case: OmegaLineInput
  fe?: { alpha: number; mode: string }
  /** α_cr of an independent program of the same method; null: does not buckle */
  reference?: number | null
}

const { cases }: { cases: SharedLine[] } = JSON.parse(
  readFileSync(new URL('../shell/cases/omega-lines-shared.json', import.meta.url), 'utf8'),
)

const found = (line: SharedLine) => analyseOmegaLine(line.case).alphaCr ?? Number.NaN

/** The rule may be up to 10 % below the shells and 5 % above them. */
function besideShells(line: SharedLine, alpha: number): ReferenceValue {
  const value = found(line)
  return { name: line.id, found: value, expected: alpha, allowed: (value > alpha ? 0.05 : 0.1) * alpha }
}

export const omegaLinesByShells: Reference[] = [
  {
    clause: 'omegaLine',
    rank: 'other physics',
    title: 'α_cr of Ω lines, lowest global mode of shells',
    source: 'CalculiX 2.20, S8R, *BUCKLE; the method’s factor 0.96 was chosen on lines like these',
    values: () => cases.flatMap((line) => (line.fe ? [besideShells(line, line.fe.alpha)] : [])),
  },
  {
    clause: 'omegaLine',
    rank: 'independent program',
    title: 'α_cr of Ω lines',
    source: 'own program of the method’s author',
    values: () => cases.flatMap((line) => (line.reference ? [within(line.id, found(line), line.reference, 1e-3)] : [])),
  },
]

import { type Explanation, type Step, withArrangementLetters } from '@madre/engine'
import {
  decimalMarkOf,
  halfUnitOf,
  linearNumber,
  linearSymbol,
  numberOf,
  type PrintedNumber,
  printStep,
} from '@madre/print'
import { stepBlock } from '../document/step-block.ts'
import type { NoteInput } from '../note-input.ts'
import type { Block, Line } from '../typst/blocks.ts'
import { wordsOf } from '../words/words.ts'

/** Effects of one load case at the place named: 'M_Gmax', 'R_Live_odd', 'N_own'. */
const OF_ONE_CASE =
  /^(M|M_0|M_a|M_b|M_l0|M_r0|V|R|P|N|M_z|w|F|R_y|v_t_xx|phi_xx|v_f_xx)_(Gmax|Gmin|LiveQ?(_\w+)?|LiveR|S(reg|acc|exc)|W(p|s|lp|ls)|own|ax)$/

/** What is defined in words of the note, one by one; no force, moment or stress is among them. */
const IN_WORDS = new Map([
  ['f_yb', 'title block and table of the section'],
  ['f_u', 'title block and table of the section'],
  ['gamma_M0', 'national parameters'],
  ['gamma_M1', 'national parameters'],
  ['gamma_M2', 'national parameters'],
  ['A_g', 'A of the gross section'],
  ['Sigma_r_phi', 'r and the angles of the corners'],
  ['Sigma_b_p', 'widths of the plates in the table before'],
  ['SigmaA_r', 'parts of the flanges in the table before'],
  ['SigmaAz_r', 'parts of the flanges in the table before'],
  ['SigmaA', 'last row of the table before'],
  ['SigmaAy', 'last row of the table before'],
  ['SigmaAz', 'last row of the table before'],
  ['SigmaI_y', 'last row of the table before'],
  ['SigmaI_z', 'last row of the table before'],
])

interface Defined {
  value: number
  /** half a unit of its last digit */
  half: number
}

const NUMBER = /^(−?)([\d.]+)(?:·10\^(−?\d+))?/

/** A printed number with its sign and power of ten. */
function defined(text: string): Defined | null {
  const [, sign, mantissa, exponent = '0'] = NUMBER.exec(text) ?? []
  if (mantissa === undefined) return null
  const power = Number(exponent.replace('−', '-'))
  const decimals = (mantissa.split('.')[1] ?? '').length
  return { value: Number(`${sign ? '-' : ''}${mantissa}e${power}`), half: Number(`0.5e${power - decimals}`) }
}

const textOf = (line: Line): string => {
  if (typeof line === 'string') return line
  if (Array.isArray(line)) return line.map(textOf).join('')
  return 'alt' in line ? line.alt : 'strong' in line ? line.strong : line.muted
}

/** What stands in a note so far, by symbol. */
class Standing {
  readonly #values = new Map<string, Defined[]>()
  readonly #plain: (text: string) => string

  constructor(mark: string) {
    this.#plain = (text) => (mark === '.' ? text : text.replaceAll(',', '.'))
  }

  add(symbol: string, value: string): void {
    const number = defined(this.#plain(value))
    if (number) this.#values.set(symbol, [...(this.#values.get(symbol) ?? []), number])
  }

  /** 'M_c,Rd = … = 11.02 kNm' */
  addEquation(text: string): void {
    const parts = text.split(' = ')
    if (parts.length > 1) this.add(parts[0]!, parts.at(-1)!)
  }

  /** A row of a table: a symbol and its value side by side, or equations in its cells. */
  addRow(row: Line[]): void {
    const cells = row.map(textOf)
    cells.forEach((cell, i) => {
      for (const text of cell.split(/; |\n/)) this.addEquation(text)
      if (/^\p{L}[\p{L}\d_,]*$/u.test(cell) && cells[i + 1] !== undefined) this.add(cell, cells[i + 1]!)
    })
  }

  /** A row a place of the cross-section, a column a field: 'U_t,L' stands in row L under 'U_t [mm]'. */
  addPlaces(head: Line[], rows: Line[][]): void {
    const symbols = head.map((cell) => textOf(cell).split(' ')[0]!)
    for (const [place, ...values] of rows) {
      const at = place === undefined ? '' : textOf(place)
      if (!/^[LFBT][012]?$/.test(at)) continue
      for (const [i, value] of values.entries()) this.add(`${symbols[i + 1]!},${at}`, textOf(value))
    }
  }

  has(symbol: string, printed: PrintedNumber): boolean {
    const [value, half] = [numberOf(printed), halfUnitOf(printed)]
    return (this.#values.get(symbol) ?? []).some(
      (d) => Math.abs(d.value - value) <= Math.max(half, d.half) * (1 + 1e-6),
    )
  }
}

/** Operands of the printed lines of a note that do not stand, with symbol and printed value, in an earlier line or table of it. */
export function undefinedOperands(e: Explanation, { language, result }: NoteInput, blocks: Block[]): string[] {
  const mark = decimalMarkOf(language)
  const words = wordsOf(language)
  const texts = { mark, words, unproven: () => {}, check: null }
  const altOf = (step: Step) => stepBlock(step, texts).alt
  const derived = [...e.checks, ...(e.joints?.laps ?? [])].flatMap(({ steps }) => steps)
  const sections = [e.section, ...(e.joints?.sections ?? []).map(({ section }) => section)]
  const all = [
    ...sections.flatMap((section) => [
      ...section.sharpCorners.steps,
      ...section.widths.flatMap((w) => w.steps),
      ...section.effective.flatMap((x) => x.steps),
      ...section.resistances,
    ]),
    ...derived.map((s) => withArrangementLetters(s, result.statics.loadCases)),
  ]
  const steps = new Map(all.map((step) => [altOf(step), step]))
  const standing = new Standing(mark)
  const missing: string[] = []
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text
    if (block.kind === 'text') standing.addRow([block.text])
    if (block.kind === 'list') for (const item of block.items) standing.addRow([item])
    if (block.kind === 'table') {
      for (const row of block.rows) standing.addRow(row)
      standing.addPlaces(block.head, block.rows)
    }
    if (block.kind === 'values') for (const { alt } of block.items) standing.addEquation(alt)
    if (block.kind !== 'steps') continue
    for (const { alt } of block.items) {
      const step = steps.get(alt)
      if (!step) missing.push(`${heading}: ${alt} is no line of the derivation`)
      for (const [symbol, printed] of step ? printStep(step).operands : []) {
        const isKnown = OF_ONE_CASE.test(symbol) || IN_WORDS.has(symbol) || standing.has(linearSymbol(symbol), printed)
        if (!isKnown) missing.push(`${heading}: ${symbol} = ${linearNumber(printed, mark)} in ${alt} stands nowhere`)
      }
      standing.addEquation(alt)
    }
  }
  return missing
}

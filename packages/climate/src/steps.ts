import type { Remark, RemarkCode, Step, StepAbout } from './answer.ts'
import { clauseOf, isConfirmed, type TableName } from './tables.ts'

/** Digits of a number in a substitution: enough to arrive at the result. */
const shown = (value: number): string => String(Number(value.toPrecision(8))).replace('-', '−')

/** '0.19*(z_0/0.05)^0.07' with numbers for its symbols. */
function substituted(formula: string, values: Record<string, number>): string {
  return formula.replace(/[A-Za-z]\w*/g, (name) =>
    name in values ? ((values[name] ?? 0) < 0 ? `(${shown(values[name] ?? 0)})` : shown(values[name] ?? 0)) : name,
  )
}

const UNITS: Record<string, string> = {
  z_e: 'm',
  h: 'm',
  h_p: 'm',
  H: 'm',
  z_0: 'm',
  z_min: 'm',
  L: 'm',
  Z: 'm',
  B: 'm',
  W: 'm',
  D: 'm',
  e_0: 'm',
  e_90: 'm',
  e: 'm',
  s: 'm',
  b_1: 'm',
  b_2: 'm',
  h_o: 'm',
  d: 'm',
  v_b_0: 'm/s',
  v_m: 'm/s',
  A: 'm²',
  q_b: 'kN/m²',
  q_p: 'kN/m²',
  s_k: 'kN/m²',
  C_z: 'kN/m²',
  s_r: 'kN/m²',
  alpha: '°',
  d_W: 'm',
}

const unitOf = (name: string): string => UNITS[name] ?? (name.startsWith('l_') ? 'm' : '')

export interface StepGiven {
  symbol: string
  value: number | string
  unit?: string
  clause?: string
  /** arithmetic, and the numbers of its symbols */
  formula?: string
  of?: Record<string, number>
  /** the tables its numbers or its formula stand in; the first gives the clause where none is named */
  tables?: TableName[]
  /** tables not confirmed for this value, by rule */
  doubtful?: TableName[]
  about?: StepAbout
}

/** The derivation as it grows: its lines, and the tables not yet confirmed that they stand on. */
export class StepList {
  readonly steps: Step[] = []
  readonly remarks: Remark[] = []
  readonly #open = new Set<string>()
  #group: Step['group'] = 'WIND'

  begin(group: Step['group']): void {
    this.#group = group
  }

  add({ symbol, value, unit = '', clause, formula, of = {}, tables = [], doubtful = [], about }: StepGiven): void {
    const open = [...tables.filter((t) => !isConfirmed(t)), ...doubtful]
    for (const table of open) this.#open.add(table)
    this.steps.push({
      symbol,
      formula: formula ?? null,
      substitution: formula === undefined ? null : substituted(formula, of),
      operands:
        formula === undefined
          ? []
          : Object.entries(of).map(([name, v]) => ({ symbol: name, value: v, unit: unitOf(name) })),
      value,
      unit,
      clause: clause ?? (tables[0] ? clauseOf(tables[0]) : ''),
      confirmed: open.length === 0,
      group: this.#group,
      ...(about ? { about } : {}),
    })
  }

  remark(code: RemarkCode, data: Remark['data'] = {}): void {
    const told = this.remarks.some((r) => r.code === code && JSON.stringify(r.data) === JSON.stringify(data))
    if (!told) this.remarks.push({ code, data })
  }

  /** Ends the list with a remark that names the unconfirmed tables its lines use. */
  close(): void {
    if (this.#open.size > 0) this.remark('NOT_CONFIRMED', { tables: [...this.#open].sort() })
  }
}

import type { Operand } from '@madre/engine'
import { digitsOf, linearNumber, linearSymbol, numberMath, printNumber, symbolMath } from '@madre/print'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import type { Subject } from './subject.ts'
import { unitText } from './units.ts'

/** A symbol in running text. */
export function symbolInline(symbol: string): Line {
  return { math: symbolMath(symbol), alt: linearSymbol(symbol) }
}

/** A value to five significant digits, all before the decimal mark; its power of ten is not split. */
export function valueInline(value: number, s: Pick<Subject, 'mark'>): Line {
  const printed = printNumber(value, digitsOf(value, 5))
  if (printed.exponent === 0) return linearNumber(printed, s.mark)
  return { math: numberMath(printed, s.mark), alt: linearNumber(printed, s.mark) }
}

export function propertyTable(values: Operand[], s: Pick<Subject, 'say' | 'mark'>): Block {
  return {
    kind: 'table',
    columns: columnsOf('1fr left', 'auto right', '14mm left'),
    head: [s.say('section.symbol'), s.say('section.value'), ''],
    rows: values.map((v) => [symbolInline(v.symbol), valueInline(v.value, s), { muted: unitText(v.unit) }]),
  }
}

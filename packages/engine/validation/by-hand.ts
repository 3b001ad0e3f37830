/** Formulas as they are defined, held against values from elsewhere: both what the engine calculates with and what the note prints. */
import { evaluate } from '../src/formula/evaluate.ts'
import { CONSTANTS, type Formula } from '../src/formula/formula.ts'
import { scaleOf } from '../src/formula/symbol-units.ts'
import { agrees, printed } from './evidence.ts'

/** A formula with its operands, in the units they are printed in, the value somebody else found, and who. */
export type ByHand = readonly [symbol: string, digits: string, why: string, misses: () => string[]]

/**
 * A row of a table: in N and mm, as the engine calculates it, and from its printed text, powers of ten and all.
 *
 * @param operands those it asks for, as printed: kN, kNm, N/mm², degrees  @param digits of the value as its source prints it
 */
export function byHand<S extends string>(
  f: Formula<S>,
  operands: Readonly<Partial<Record<S, number>>>,
  digits: string,
  why: string,
): ByHand {
  const misses = () => {
    const given = operands as Readonly<Record<string, number>>
    const { tree, operands: read } = f.parsed()
    const inBase = Object.fromEntries(read.map(({ symbol, unit }) => [symbol, given[symbol]! * scaleOf(unit)]))
    return [
      printed('calculated', (f as Formula)({ ...inBase, ...CONSTANTS }) / scaleOf(f.unit), digits),
      printed('printed', evaluate(tree, { ...given, ...CONSTANTS }), digits),
    ]
      .filter((v) => !agrees(v))
      .map((v) => `${v.name}: ${v.found}, not ${digits}`)
  }
  return [f.symbol, digits, why, misses]
}

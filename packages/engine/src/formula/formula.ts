/** A formula of the standard, defined once: its value and how it is printed; decision 0017. */
import { E, nu } from '../steel.ts'
import { compile, type Evaluated } from './evaluate.ts'
import { parseExpression } from './parse.ts'
import { unitOf } from './symbol-units.ts'
import type { Expression, FunctionName } from './syntax.ts'

/** Symbols that need not be given. */
export const CONSTANTS = { E, nu } as const

type Mark = '+' | '-' | '*' | '/' | '^' | '(' | ')' | ','
type WordsOf<T extends string, Word extends string = '', Found = never> = T extends `${infer C}${infer Rest}`
  ? C extends Mark
    ? WordsOf<Rest, '', Found | Word>
    : WordsOf<Rest, `${Word}${C}`, Found>
  : Found | Word
/** The symbols of an expression, read by the compiler: a formula that is not given all of them does not compile. */
type SymbolsOf<T extends string> = Exclude<WordsOf<T>, '' | 'pi' | keyof typeof CONSTANTS | FunctionName | `${number}`>

export interface Formula<S extends string = string> {
  /** Its value for operands in N and mm (angles as printed). */
  (operands: Readonly<Record<S, number>>): number
  readonly symbol: string
  readonly clause: string
  /** unit in which its value is printed */
  readonly unit: string
  readonly parsed: () => { tree: Expression; operands: { symbol: string; unit: string }[] }
}

/**
 * Defines a formula. It is read when it is first evaluated or printed.
 * @param text  arithmetic over the symbols in the units they are printed in: 10^3 and 10^6 stand between kN, kNm and N, mm, and are left out
 *   where it is evaluated; brackets that mathematics does not need fix the order of rounding and are not printed
 * @param units of symbols that have another one than their letter says
 */
export function formula<const T extends string>(
  symbol: string,
  clause: string,
  text: T,
  units: Readonly<Record<string, string>> = {},
): Formula<SymbolsOf<T>> {
  let read: ReturnType<Formula['parsed']> | null = null
  let worth: Evaluated | null = null
  const unit = (of: string) => units[of] ?? unitOf(of)
  const parsed = () => {
    read ??= { tree: parseExpression(text), operands: symbolsIn(text).map((of) => ({ symbol: of, unit: unit(of) })) }
    return read
  }
  const value = (operands: Readonly<Record<string, number>>) => {
    worth ??= compile(parsed().tree, CONSTANTS, true)
    return worth(operands)
  }
  return Object.assign(value, { symbol, clause, unit: unit(symbol), parsed })
}

/** Every symbol once, in the order in which they stand; a word before a bracket is a function. */
function symbolsIn(text: string): string[] {
  const found = new Set(text.match(/[A-Za-z]\w*(?![\w(])/g))
  found.delete('pi')
  return [...found]
}

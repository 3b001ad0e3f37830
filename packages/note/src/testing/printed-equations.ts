/** What a reader finds when the printed equations of a note are worked out again: from their words alone, by the arithmetic of JavaScript. */

/** '… = substitution = result unit' of an equation; null where nothing was computed. */
export function substitutionOf(equation: string, language: string): { expression: string; result: string } | null {
  const parts = equation.split(' = ')
  if (parts.length < 3) return null
  const plain = (text: string) => (language === 'en' ? text : text.replaceAll(',', '.')).replaceAll(';', ',')
  const [expression, result] = parts.slice(-2) as [string, string]
  // 'A_eff = ΣA = 741.7 mm²' names what it is and computes nothing.
  if (/^\p{L}[\p{L}\d_,]*$/u.test(expression)) return null
  return { expression: plain(expression), result: plain(/^[−\d.,]+(·10\^−?\d+)?/.exec(result)![0]) }
}

const { sqrt, cbrt, abs, min, max, log, log10 } = Math
const MATHS = { sqrt, cbrt, abs, min, max, ln: log, log10, π: Math.PI, pi: Math.PI }

/** The number an expression of printed digits stands for: '^' binds tighter than a leading minus, as on paper. */
export function worth(printed: string): number {
  const script = printed.replaceAll('−', '-').replaceAll('·', '*').replaceAll('^', '**')
  // A power of a signed base needs brackets in JavaScript; on paper the power comes first.
  const signed = script.replace(/(^|[(+\-*/,]\s*)-([\d.]+(?:e-?\d+)?|\w+)\*\*/g, '$1-1*$2**')
  return new Function(...Object.keys(MATHS), `return ${signed}`)(...Object.values(MATHS))
}

/** Half a unit of the last digit of a printed number; 0 of the number 0. */
export function halfUnit(result: string): number {
  const [mantissa = '', exponent = '0'] = result.split('·10^')
  if (Number(mantissa.replace('−', '-')) === 0) return 0
  const decimals = (mantissa.split('.')[1] ?? '').length
  return 0.5 * 10 ** (Number(exponent.replace('−', '-')) - decimals)
}

/** What of an equation does not hold; null: it holds, or computes nothing. */
export function faultOf(equation: string, language: string): string | null {
  const found = substitutionOf(equation, language)
  if (found === null) return null
  const [again, printed] = [worth(found.expression), worth(found.result)]
  const slack = halfUnit(found.result) * (1 + 1e-9) + 1e-13 * Math.abs(printed)
  if (printed === 0) {
    const largest = Math.max(...(found.expression.match(/\d[\d.]*/g) ?? ['1']).map(Number))
    return Math.abs(again) <= 1e-12 * largest ? null : `${equation}: ${again}`
  }
  return Math.abs(again - printed) <= slack ? null : `${equation}: ${again}`
}

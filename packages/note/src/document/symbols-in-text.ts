import { linearSymbol, symbolMath } from '@madre/print'
import type { Line } from '../typst/blocks.ts'

const SYMBOL = /(\p{L}+_[\p{L}\d]+(?:,[\p{L}\d]+)*)/u

/** A sentence of the note with its symbols typeset: 'S_req' as S with a subscript. Not for user text. */
export function withSymbols(text: string): Line {
  const pieces = text.split(SYMBOL).map((piece, i): string | { math: ReturnType<typeof symbolMath>; alt: string } => {
    if (i % 2 === 0) return piece
    const symbol = piece.replaceAll(',', '_')
    return { math: symbolMath(symbol), alt: linearSymbol(symbol) }
  })
  return pieces.length === 1 ? text : pieces.filter((piece) => piece !== '')
}

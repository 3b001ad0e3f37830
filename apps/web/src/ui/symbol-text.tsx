import { Fragment } from 'react'

/** A symbol with its indices in a sentence: 'S_req', 'C_D,A'. */
const SYMBOL = /(\p{L})_(\p{L}+(?:,\p{L}+)*)/gu

/** A sentence with its symbols typeset: 'S_req' as an italic S with its index. */
export function SymbolText({ text }: { text: string }) {
  // `split` returns, in turn, the words between two symbols and the two groups of each symbol.
  const parts = text.replaceAll(' = ', '\u00a0=\u00a0').replaceAll(' kN', '\u00a0kN').split(SYMBOL)
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in a fixed order
    if (i % 3 === 0) return <Fragment key={i}>{part}</Fragment>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in a fixed order
    return i % 3 === 1 ? <i key={i}>{part}</i> : <sub key={i}>{part}</sub>
  })
}

import { encode } from 'uqr'

/** Quiet zone in modules, required by readers (ISO/IEC 18004). */
const QUIET = 4

/** A text as a QR code, error correction M: one path of squares, in the style of our other drawings; decision 0032. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${squares.join('')}"/></svg>`,
  ].join('')
}

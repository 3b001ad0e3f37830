import type { TypedLine } from '@madre/contract'
import { formatContent, jointedLineDrawing, jointedLineOf, piecesInWords } from '@madre/drawing'
import { decimalMarkOf } from '@madre/print'
import { useTranslation } from 'react-i18next'
import { Drawing } from '../drawing/drawing.tsx'

/** The pieces of a line, drawn, with a text for screen readers; nothing for a line of one piece. */
export default function JointedLine({
  typed,
  thicknessMm = null,
  edgeMm,
  width,
}: {
  typed: TypedLine
  /** of a solution */
  thicknessMm?: { endBays: number; others: number } | null
  /** distance of a bolt row from the end of a piece, if its maker has tested an unusual one */
  edgeMm?: number
  width: number
}) {
  const { t, i18n } = useTranslation()
  const uncut = jointedLineOf(typed, thicknessMm)
  if (!uncut) return null
  const line = edgeMm === undefined ? uncut : { ...uncut, edgeM: edgeMm / 1e3 }
  const reading = { labels: (key: string) => t(key), decimalMark: decimalMarkOf(i18n.language) }
  return (
    <>
      <Drawing drawing={jointedLineDrawing(line, { width })} />
      <ul className="visually-hidden">
        {piecesInWords(line).map((content) => {
          const words = formatContent(content, reading)
          return <li key={words}>{words}</li>
        })}
      </ul>
    </>
  )
}

import type { TypedLine } from '@madre/contract'
import { lineDrawing } from '@madre/drawing'
import { Drawing } from '../drawing/drawing.tsx'
import { useWidth } from '../drawing/use-width.ts'
import { lazyExtra } from '../lazy-extra.tsx'

const WIDEST = 860
const JointedLine = lazyExtra(() => import('./jointed-line.tsx'))

/** A line and, where it has joints, its pieces, as wide as there is room. */
export function DrawnLine({ typed }: { typed: TypedLine }) {
  const [frame, room] = useWidth<HTMLDivElement>()
  const width = Math.min(room, WIDEST)
  return (
    <div ref={frame} style={{ maxWidth: WIDEST }}>
      {width > 0 && <Drawing drawing={lineDrawing(typed, { width })} />}
      {width > 0 && typed.joints && <JointedLine typed={typed} width={width} />}
    </div>
  )
}

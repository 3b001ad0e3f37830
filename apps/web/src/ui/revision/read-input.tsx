import { type CalculationRequest, decode } from '@madre/contract'
import { lineDrawing } from '@madre/drawing'
import { Suspense, useMemo } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import { useWidth } from '../drawing/use-width.ts'
import { lazyExtra } from '../lazy-extra.ts'
import { RequestSummary } from '../simulation/request-summary.tsx'
import styles from './read-input.module.css'

const WIDEST = 860
const JointedLine = lazyExtra(() => import('../joints/jointed-line.tsx'))

/** A read-only request, drawn and in numbers. */
export function ReadInput({ request }: { request: CalculationRequest }) {
  const [frame, width] = useWidth<HTMLDivElement>()
  const { typed } = useMemo(() => decode(request), [request])
  return (
    <div className={styles.input}>
      <div ref={frame} className={styles.line}>
        {width > 0 && <Drawing drawing={lineDrawing(typed, { width: Math.min(width, WIDEST) })} />}
        {width > 0 && typed.joints && (
          <Suspense fallback={null}>
            <JointedLine typed={typed} width={Math.min(width, WIDEST)} />
          </Suspense>
        )}
      </div>
      <RequestSummary typed={typed} />
    </div>
  )
}

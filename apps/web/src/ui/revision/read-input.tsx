import { type CalculationRequest, decode } from '@madre/contract'
import { useMemo } from 'react'
import { DrawnLine } from '../joints/drawn-line.tsx'
import { RequestSummary } from '../simulation/request-summary.tsx'
import styles from './read-input.module.css'

/** A read-only request, drawn and in numbers. */
export function ReadInput({ request }: { request: CalculationRequest }) {
  const { typed } = useMemo(() => decode(request), [request])
  return (
    <div className={styles.input}>
      <DrawnLine typed={typed} />
      <RequestSummary typed={typed} />
    </div>
  )
}

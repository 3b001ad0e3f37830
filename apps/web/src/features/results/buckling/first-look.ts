import type { Solution } from '@madre/engine'
import type { CurveQuestion } from './solution-curve.ts'

/** What is asked when the tab is opened. */
export const firstLook = ({ typology, thicknessMm, steel }: Solution): CurveQuestion => ({
  typology,
  thicknessMm,
  steel,
  action: 'M+',
  detail: 'coarse',
})

import type { Site } from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'
import type { Drawing as DrawingData } from '@madre/drawing'
import type { Say } from '@madre/words/climate/climate-words'
import { useId } from 'react'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import type { Values } from '../model/values.ts'
import styles from './place-dialog.module.css'
import type { EditSite } from './site-draft.ts'

export interface SiteFieldProps {
  site: Site
  request: CalculationRequest
  values: Values
  edit: EditSite
  setAltitude: (altitudeM: number | null) => void
  say: Say
  /** zones as they follow from the place */
  found: { wind: string | null; snow: string | null }
}

export const range = ([min, max]: readonly [number, number]) => ({ min, max })

export const asNumber = (value: number | null | undefined): number | null => value ?? null

export function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A size with the sketch of it. */
export function Sketched({ sketch, children }: { sketch: DrawingData; children: React.ReactNode }) {
  return (
    <div className={styles.sketched}>
      <Drawing drawing={sketch} className={styles.sketch} decorative />
      {children}
    </div>
  )
}

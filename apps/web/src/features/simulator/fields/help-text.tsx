import type { Drawing } from '@madre/drawing'
import styles from './help-text.module.css'
import { picture } from './profile-picture.tsx'

/** The words of a help with the sketch that goes with them. */
export function HelpText({ sketch, children }: { sketch: Drawing; children: string }) {
  return (
    <div className={styles.help}>
      {picture(sketch)}
      <p>{children}</p>
    </div>
  )
}

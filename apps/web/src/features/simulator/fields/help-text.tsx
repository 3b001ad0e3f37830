import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import type { SketchName } from './field-sketches.tsx'
import styles from './help-text.module.css'

/** Only a help that is opened loads it. */
const HelpSketch = lazyExtra<{ of: SketchName }>(
  () => import('./field-sketches.tsx').then((code) => ({ default: code.HelpSketch })),
  <span className={styles.coming} />,
)

/** The words of a help with the sketch that goes with them. */
export function HelpText({ sketch, children }: { sketch: SketchName; children: string }) {
  return (
    <div className={styles.help}>
      <HelpSketch of={sketch} />
      <p>{children}</p>
    </div>
  )
}

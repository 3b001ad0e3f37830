import { bandSum } from '../model/band-rules.ts'
import type { Triple } from '../model/values.ts'
import styles from './band-bar.module.css'

/** The line from end to end with the bands on it, as long as they are; what is left of it is dashed. The words beside it say the same. */
export function BandBar({ total, lengths }: { total: number; lengths: Triple }) {
  const sum = bandSum(lengths)
  const whole = Math.max(total, sum)
  const rest = Math.max(0, total - sum)
  const share = (length: number) => ({ width: `${(100 * length) / whole}%` })
  if (whole === 0) return null
  return (
    <div className={styles.bar} aria-hidden="true">
      {lengths.map((length, i) =>
        length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <span key={i} className={styles.band} data-band={i + 1} style={share(length)}>
            {i + 1}
          </span>
        ) : null,
      )}
      {rest > 1e-6 && <span className={styles.rest} style={share(rest)} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Switch } from '../../../ui/checkbox.tsx'
import styles from './section.module.css'

/** A group of fields under its heading. */
export function Section({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** A group of fields that is used or not; its fields are shown while it is. */
export function OptionalSection({
  title,
  hint,
  offHint,
  use,
  onUse,
  children,
}: {
  title: string
  hint?: string | undefined
  /** what holds while it is not used */
  offHint?: string | undefined
  use: boolean
  onUse: (use: boolean) => void
  children: ReactNode
}) {
  const shown = use ? hint : (offHint ?? hint)
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Switch label={title} checked={use} onChange={onUse} />
      </h3>
      {shown && <p className={styles.hint}>{shown}</p>}
      {use && <div className={styles.body}>{children}</div>}
    </section>
  )
}

/** Fields side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** A few short fields in a row of equal columns. */
export function Triplet({ children }: { children: ReactNode }) {
  return <div className={styles.triplet}>{children}</div>
}

/** Switches in a line above the fields they change. */
export function Modes({ children }: { children: ReactNode }) {
  return <div className={styles.modes}>{children}</div>
}

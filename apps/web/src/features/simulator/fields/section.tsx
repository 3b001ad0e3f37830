import { createContext, type ReactNode, useContext, useId } from 'react'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { useHelp } from '../../../ui/form/help.tsx'
import type { Step } from '../model/steps.ts'
import type { UpdateValues, Values } from '../model/values.ts'
import styles from './section.module.css'

/** The level of a section's heading: one below the step's, which is lower where the simulator stands inside another screen. */
export const SectionLevel = createContext<'h3' | 'h4'>('h3')

export function Section({
  title,
  hint,
  help,
  children,
}: {
  title: string
  hint?: string | undefined
  /** what the fields are for, behind an (i) beside the heading */
  help?: ReactNode
  children: ReactNode
}) {
  const Heading = useContext(SectionLevel)
  const id = useId()
  const { button, words, area } = useHelp(help, id)
  return (
    <section className={styles.section} {...area}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {button}
      </div>
      {words}
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** A group of fields that is used or not; its fields are shown while it is. */
export function OptionalSection({
  title,
  hint,
  help,
  offHint,
  use,
  onUse,
  isLocked = false,
  always,
  children,
}: {
  title: string
  hint?: string | undefined
  help?: ReactNode
  /** fields that count whether it is used or not */
  always?: ReactNode
  /** what holds while it is not used */
  offHint?: string | undefined
  use: boolean
  /** it cannot be used as things stand; the hint says why */
  isLocked?: boolean
  onUse: (use: boolean) => void
  children: ReactNode
}) {
  const Heading = useContext(SectionLevel)
  const id = useId()
  const { button, words, area } = useHelp(help, id)
  const shown = use ? hint : (offHint ?? hint)
  return (
    <section className={styles.section} {...area}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          <Switch label={title} checked={use} disabled={isLocked} onChange={onUse} />
        </Heading>
        {button}
      </div>
      {words}
      {shown && <p className={styles.hint}>{shown}</p>}
      {use && <div className={styles.body}>{children}</div>}
      {always && <div className={styles.body}>{always}</div>}
    </section>
  )
}

export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

export function Triplet({ children }: { children: ReactNode }) {
  return <div className={styles.triplet}>{children}</div>
}

/** Switches in a line above the fields they change. */
export function Modes({ children }: { children: ReactNode }) {
  return <div className={styles.modes}>{children}</div>
}

/** What every sheet gets: the values and the one way to change them. */
export interface SheetProps {
  values: Values
  update: UpdateValues
  onStep?: (step: Step) => void
}

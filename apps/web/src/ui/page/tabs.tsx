import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { scrollFade } from './scroll-fade.ts'
import styles from './tabs.module.css'

export interface TabItem<T extends string> {
  value: T
  label: ReactNode
  content: ReactNode
}

/** Panels of which one is shown; arrow keys move between the tabs. */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  items,
}: {
  /** what the tabs choose between, for screen readers */
  label: string
  value: T
  onChange: (value: T) => void
  items: TabItem<T>[]
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)} className={styles.root}>
      <Base.List ref={scrollFade} aria-label={label} className={classNames(styles.list, 'fades')} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} renderBeforeHydration={false} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

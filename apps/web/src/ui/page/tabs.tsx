import type { ComponentType } from 'react'
import { classNames } from '../class-names.ts'
import { useLate } from '../late/late-code.ts'
import styles from './tabs.module.css'
import type { TabsProps } from './tabs-props.ts'

/** Panels of which one is shown; arrow keys move between the tabs as soon as somebody presses a key. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const WithKeys = useLate()?.TabsWithKeys as ComponentType<TabsProps<T>> | undefined
  if (WithKeys) return <WithKeys {...props} />
  const { label, value, onChange, items } = props
  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={label} className={classNames(styles.list, 'fades')}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            data-active={item.value === value || undefined}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" className={styles.panel}>
        {items.find((item) => item.value === value)?.content}
      </div>
    </div>
  )
}

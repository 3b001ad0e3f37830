import { type ComponentType, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useLate } from '../late/late-code.ts'
import styles from './tabs.module.css'
import type { TabListProps, TabsProps } from './tabs-props.ts'

/**
 * Panels of which one is shown. Arrow keys move between the tabs after the first key press. The row of tabs is then re-created; the panel
 * and everything open in it stay.
 */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { value, items } = props
  const WithKeys = useLate()?.TabListWithKeys as ComponentType<TabListProps<T>> | undefined
  const id = useId()
  const list: TabListProps<T> = { ...props, idOf: (tab) => `${id}-${tab}`, panelId: `${id}-panel` }
  return (
    <div className={styles.root}>
      {WithKeys ? <WithKeys {...list} /> : <PlainTabList {...list} />}
      <div
        key={value}
        role="tabpanel"
        id={list.panelId}
        aria-labelledby={list.idOf(value)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus is read and scrolled from the keyboard
        tabIndex={0}
        className={styles.panel}
      >
        {items.find((item) => item.value === value)?.content}
      </div>
    </div>
  )
}

function PlainTabList<T extends string>({ label, value, onChange, items, idOf, panelId }: TabListProps<T>) {
  return (
    <div role="tablist" aria-label={label} className={classNames(styles.list, 'fades')}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={idOf(item.value)}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId : undefined}
          data-active={item.value === value || undefined}
          className={styles.tab}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

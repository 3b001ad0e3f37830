import { Tabs as Base } from '@base-ui/react/tabs'
import { classNames } from '../class-names.ts'
import { scrollFade } from './scroll-fade.ts'
import styles from './tabs.module.css'
import type { TabListProps } from './tabs-props.ts'

/** The row of tabs: arrow keys move between them. */
export function TabListWithKeys({ label, value, onChange, items, idOf, panelId }: TabListProps<string>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as string)} className={styles.root}>
      <Base.List ref={scrollFade} aria-label={label} className={classNames(styles.list, 'fades')} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            id={idOf(item.value)}
            aria-controls={item.value === value ? panelId : undefined}
            className={styles.tab}
          >
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} renderBeforeHydration={false} />
      </Base.List>
    </Base.Root>
  )
}

import { Tabs as Base } from '@base-ui/react/tabs'
import { classNames } from '../class-names.ts'
import { scrollFade } from './scroll-fade.ts'
import styles from './tabs.module.css'
import type { TabsProps } from './tabs-props.ts'

/** Panels of which one is shown; arrow keys move between the tabs. */
export function TabsWithKeys({ label, value, onChange, items }: TabsProps<string>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as string)} className={styles.root}>
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

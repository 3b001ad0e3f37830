import { Menu as Base } from '@base-ui/react/menu'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { MenuItem, MenuPopupProps } from './overlay-props.ts'
import styles from './popup.module.css'

/** A list of actions that opens from its trigger; arrow keys, type-ahead and Escape work. */
export function MenuPopup({ trigger, items, align = 'end', defaultOpen }: MenuPopupProps) {
  // For screen readers a menu belongs to the part of the page with its trigger.
  const part = useRef<HTMLElement>(null)
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger
        render={trigger}
        ref={(element: HTMLElement | null) => {
          part.current = element?.closest<HTMLElement>('header, main, footer') ?? null
        }}
      />
      <Base.Portal container={part}>
        <Base.Positioner sideOffset={4} align={align} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.menu}>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  return (
    <Base.Item
      disabled={item.disabled ?? false}
      onClick={item.onSelect}
      className={classNames(styles.item, item.danger && styles.dangerItem)}
      aria-current={item.checked || undefined}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.itemLabel}>
        <span lang={item.lang}>{item.label}</span>
      </span>
      {item.checked && <Icon name="check" />}
    </Base.Item>
  )
}

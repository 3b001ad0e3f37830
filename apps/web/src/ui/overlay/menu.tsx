import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './popup.module.css'

export interface MenuItem {
  label: string
  /** said after the label by screen readers, where the label alone does not tell it from another one */
  more?: string
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** marks the current one of a choice */
  checked?: boolean
  lang?: string
}

/** Items under a heading. */
interface MenuGroup {
  heading: string
  items: MenuItem[]
}

/** A list of actions that opens from its trigger; arrow keys, type-ahead and Escape work. */
export function Menu({
  trigger,
  items,
  option,
  align = 'end',
}: {
  /** one button */
  trigger: ReactElement
  items: MenuItem[] | MenuGroup[]
  /** what goes with every item; it leaves the menu open */
  option?: { label: string; checked: boolean; onChange: (checked: boolean) => void }
  align?: 'start' | 'end'
}) {
  // A menu belongs to the part of the page its trigger stands in, for screen readers too.
  const part = useRef<HTMLElement>(null)
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        render={trigger}
        ref={(element: HTMLElement | null) => {
          part.current = element?.closest<HTMLElement>('header, main, footer') ?? null
        }}
      />
      <Base.Portal container={part}>
        <Base.Positioner sideOffset={4} align={align} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.menu}>
            {items.map((entry) =>
              'heading' in entry ? (
                <Base.Group key={entry.heading} className={styles.group}>
                  <Base.GroupLabel className={styles.heading}>{entry.heading}</Base.GroupLabel>
                  {entry.items.map((item) => (
                    <Item key={item.label} item={item} />
                  ))}
                </Base.Group>
              ) : (
                <Item key={entry.label} item={entry} />
              ),
            )}
            {option && (
              <Base.CheckboxItem
                checked={option.checked}
                onCheckedChange={option.onChange}
                closeOnClick={false}
                className={classNames(styles.item, styles.option)}
              >
                <span className={styles.tick}>{option.checked && <Icon name="check" />}</span>
                <span className={styles.itemLabel}>{option.label}</span>
              </Base.CheckboxItem>
            )}
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
        {item.more && <span className="visually-hidden">, {item.more}</span>}
      </span>
      {item.checked && <Icon name="check" />}
    </Base.Item>
  )
}

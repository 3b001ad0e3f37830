import type { ReactNode } from 'react'

export interface TabItem<T extends string> {
  value: T
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<T extends string> {
  /** subject of the tabs, for screen readers */
  label: string
  value: T
  onChange: (value: T) => void
  items: TabItem<T>[]
}

/** The row of tabs over one panel. */
export interface TabListProps<T extends string> extends TabsProps<T> {
  idOf: (value: T) => string
  panelId: string
}

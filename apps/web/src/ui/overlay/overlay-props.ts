import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '../icon.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** the buttons, the main one last */
  footer?: ReactNode
  wide?: boolean
  /** as much of the screen as there is */
  large?: boolean
  /** something to read: the focus starts on the title, and not on the first control */
  reading?: boolean
  /** printed is what it says, and not the page below it */
  printed?: boolean
  children?: ReactNode
}

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  wide?: boolean
}

export interface TooltipProps {
  text: string
  /** one focusable element that names itself without it */
  children: ReactElement
}

export interface MenuItem {
  label: string
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** marks the current one of a choice */
  checked?: boolean
  lang?: string
}

export interface MenuProps {
  /** one button */
  trigger: ReactElement
  items: MenuItem[]
  align?: 'start' | 'end'
}

export interface MenuPopupProps extends MenuProps {
  /** it was asked for before its code was there */
  defaultOpen: boolean
}

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
  /** uses all the available screen */
  large?: boolean
  /** for reading: the focus starts on the title instead of the first control */
  reading?: boolean
  /** printing prints the dialog instead of the page below */
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
  /** one focusable element with a name of its own */
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
  /** it was requested before its code was loaded */
  defaultOpen: boolean
}

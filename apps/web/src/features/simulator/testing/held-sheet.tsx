import { type ReactNode, useState } from 'react'
import type { Values } from '../model/values.ts'
import type { SheetProps } from '../sheets/sheet-props.ts'

/** A sheet over values of its own; `onValues` sees every state of them. */
export function HeldSheet({
  start,
  onValues,
  children,
}: {
  start: Values
  onValues?: (values: Values) => void
  children: (props: SheetProps) => ReactNode
}) {
  const [values, setValues] = useState(start)
  onValues?.(values)
  return <>{children({ values, update: setValues })}</>
}

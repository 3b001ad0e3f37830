import { type ReactNode, useState } from 'react'
import type { SheetProps } from '../fields/section.tsx'
import type { Values } from '../model/values.ts'

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

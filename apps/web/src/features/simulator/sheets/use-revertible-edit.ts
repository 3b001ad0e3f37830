import { useRef } from 'react'
import type { Values } from '../model/values.ts'
import type { SheetProps } from './sheet-props.ts'

/**
 * Edits with consequences while they are typed: each keystroke starts again from the values of when the field was entered, so that the "1"
 * of a "12" does not clear bands or drop point loads for good.
 */
export function useRevertibleEdit({ values, update }: SheetProps) {
  const before = useRef(values)
  return {
    start: () => {
      before.current = values
    },
    edit: (rule: (values: Values) => Values) => update(() => rule(before.current)),
  }
}

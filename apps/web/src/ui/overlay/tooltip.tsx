import { useLate } from '../late/late-code.ts'
import type { TooltipProps } from './overlay-props.ts'

/** A word or two on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const late = useLate()
  return late ? <late.TooltipPopup text={text}>{children}</late.TooltipPopup> : children
}

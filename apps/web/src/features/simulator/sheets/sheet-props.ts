import type { Step } from '../model/steps.ts'
import type { Values } from '../model/values.ts'

/** What every sheet gets: the values and the one way to change them. */
export interface SheetProps {
  values: Values
  update: (rule: (values: Values) => Values) => void
  /** goes to another step */
  onStep?: (step: Step) => void
}

import type { Step } from '../model/steps.ts'
import type { UpdateValues, Values } from '../model/values.ts'

/** What every sheet gets: the values and the one way to change them. */
export interface SheetProps {
  values: Values
  update: UpdateValues
  /** goes to another step */
  onStep?: (step: Step) => void
}

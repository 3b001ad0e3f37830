/** Which wind cases each of the four loads of the request holds; method 9.5. */
import type { WindCase } from '../answer.ts'
import type { Given } from '../given.ts'

export interface Slots {
  /** W_s, general suction */
  general: WindCase[]
  /** W_ls, local suction */
  local: WindCase[]
  /** W_p, general pressure */
  pressure: WindCase[]
}

/** @param symmetric of a horizontal line: wind on its other end gives the mirrored results */
export function slotsOf(g: Given, symmetric: boolean): Slots {
  if (g.isRoof) {
    const pressure: WindCase[] = ['EAVE', 'FAR', 'GABLE_L', 'GABLE_R']
    if (!g.isHorizontal) return { general: ['EAVE'], local: ['FAR', 'GABLE_L', 'GABLE_R'], pressure }
    return { general: ['GABLE_L'], local: symmetric ? ['EAVE', 'FAR'] : ['EAVE', 'FAR', 'GABLE_R'], pressure }
  }
  const pressure: WindCase[] = ['SIDE_L', 'SIDE_R', 'FRONT', 'LEE']
  if (!g.isHorizontal) return { general: ['SIDE_L', 'SIDE_R'], local: ['LEE'], pressure }
  return { general: ['SIDE_L'], local: symmetric ? ['LEE'] : ['LEE', 'SIDE_R'], pressure }
}

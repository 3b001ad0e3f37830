/** Fields of a request with one that the product does not have: an optional number, as the next one will be. */
import { FIELDS } from '../fields.ts'

export const WITH_MADE_UP = {
  ...FIELDS,
  walkwayLoadKn: {
    says: 'Load of a walkway [kN]; 2.5 when absent',
    name: 'load of a walkway',
    min: 0.5,
    max: 12,
    absent: 2.5,
    unit: 'kN',
    precision: 1,
    most: 2,
    step: 0.5,
    help: 'bearing',
  },
} as const

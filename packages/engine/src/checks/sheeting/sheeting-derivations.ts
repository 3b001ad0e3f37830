import { shearSteps } from '../../derivation/sheeting-derivation.ts'
import type { Derivations } from '../../search/check.ts'

export const SHEETING_DERIVATIONS = {
  SHEETING_SHEAR: (_, purlin) => shearSteps(purlin).steps,
} satisfies Derivations

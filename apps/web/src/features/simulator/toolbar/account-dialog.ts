import type { User } from '@madre/contract'
import type { SimulatorState } from '../state/use-simulator.ts'

/** What a dialog needs that keeps something of the simulation in the account. */
export interface AccountDialogProps {
  simulator: SimulatorState
  user: User
  onClose: () => void
}

/** Where a simulation is shown; its step and what is open in its results stand in the query. */
export type SimulatorAddress =
  | { to: '/simulator/$simulation'; params: { simulation: string } }
  /** the one simulation of a trial, saved or not */
  | { to: '/try' }
  /** the same in a frame on pages of the maker */
  | { to: '/embed' }

export const accountAddress = (simulation: string): SimulatorAddress => ({
  to: '/simulator/$simulation',
  params: { simulation },
})

/** What the form says, and note or server too. */
export const form = {
  simulationUnknown: 'This simulation does not exist.',
  bandNumber: 'Band {{n}}',
  factors: 'Combination factors',
  pointLoads: 'Point loads',
  value: 'Value',
  combination: 'Combination',
  profile: 'Profile',
  spans: 'Spans',
  length: 'Length',
  simulation: 'Simulation',
} as const

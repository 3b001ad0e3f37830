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
  'noSpring.THICKNESS': 'the sheet is thinner than 0.66 mm nominal (EN 1993-1-3, 10.1.5.2)',
  'noSpring.INSULATION': 'there is insulation between sheet and section',
  'noSpring.FLANGE':
    'the flange of the sheet that takes the screws is wider than 120 mm, or the screws stand less than 25 mm from the web or the tip of the flange of the section (EN 1993-1-3, 10.1.5.2(7))',
  'noSpring.INVERTED_OMEGA': 'on an inverted Ω the sheet lies on the feet, for which there is no rule',
  'noSpring.NOT_DECLARED': 'no rotational stiffness was declared',
} as const

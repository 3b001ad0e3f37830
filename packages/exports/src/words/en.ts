/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solution',
  section: 'Section',
  thickness: 'Thickness',
  steel: 'Steel',
  height: 'Height',
  mass: 'Mass',
  length: 'Length of the line',
  weight: 'Weight',
  areaWeight: 'Weight per area',
  status: 'Result',
  utilisation: 'Utilisation',
  governing: 'Governing check',
  roofLoad: 'Concentrated load of roofs',
  twist: 'Twist',
  sideways: 'Displacement in the plane of the envelope',
  pieceLength: 'Length',
  count: 'Count',
  total: 'Total',
  loadCase: 'Load case',
  name: 'Name',
  direction: 'Direction',
  reaction: 'Reaction',
} as const

export const statuses = {
  OK: 'satisfied',
  FAIL: 'not satisfied',
  NOTHING_CHECKED: 'nothing checked',
  NOT_APPLICABLE: 'outside the standard',
} as const

export const directions = {
  normal: 'at right angles to the envelope',
  inPlane: 'in the plane of the envelope',
} as const

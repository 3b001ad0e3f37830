/** Headings and states of the exported tables. */
export const columns = {
  id: 'Solution',
  section: 'Section',
  steel: 'Steel',
  length: 'Length of the line',
  areaWeight: 'Weight per area',
  status: 'Result',
  roofLoad: 'Concentrated load of roofs',
  twist: 'Twist',
  sideways: 'Displacement in the plane of the envelope',
  pieceLength: 'Length',
  count: 'Count',
  delivery: 'Delivery',
  tooLong: 'not in one piece: longer than {limit} m',
  total: 'Total',
  name: 'Name',
  direction: 'Direction',
  reaction: 'Reaction',
  endBayThickness: 'Thickness of the end bays',
  lapNeeded: 'Lap needed each side',
} as const

export const statuses = {
  OK: 'satisfied',
  FAIL: 'not satisfied',
  NOT_APPLICABLE: 'outside the standard',
} as const

export const directions = {
  normal: 'at right angles to the envelope',
  inPlane: 'in the plane of the envelope',
} as const

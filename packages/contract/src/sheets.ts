/** Words and lengths of a sheet; its numbers stand in `fields.ts`. */
export const SHEETS = {
  nameLength: 60,
  sourceLength: 200,
  positions: ['POSITIVE', 'NEGATIVE'],
  through: ['TROUGH', 'CREST'],
  ribs: ['EVERY', 'SECOND'],
  laidOn: ['FLANGE', 'INSULATION'],
  /** zinc where nothing is said of it [mm] */
  tCoatMm: 0.04,
  /** shapes of a catalogue */
  most: 200,
} as const

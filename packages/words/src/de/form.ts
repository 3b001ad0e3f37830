import type { FormWords } from '../keys.ts'

export const form: FormWords = {
  simulationUnknown: 'Diese Simulation gibt es nicht.',
  bandNumber: 'Bereich {{n}}',
  factors: 'Kombinationsbeiwerte',
  pointLoads: 'Einzellasten',
  value: 'Wert',
  combination: 'Kombination',
  profile: 'Profil',
  spans: 'Felder',
  length: 'Länge',
  simulation: 'Simulation',
}

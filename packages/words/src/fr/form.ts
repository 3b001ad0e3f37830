import type { FormWords } from '../keys.ts'

export const form: FormWords = {
  simulationUnknown: 'Cette simulation n’existe pas.',
  bandNumber: 'Bande {{n}}',
  factors: 'Coefficients de combinaison',
  pointLoads: 'Charges ponctuelles',
  value: 'Valeur',
  combination: 'Combinaison',
  profile: 'Profilé',
  spans: 'Travées',
  length: 'Longueur',
  simulation: 'Simulation',
}

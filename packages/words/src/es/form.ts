import type { FormWords } from '../keys.ts'

export const form: FormWords = {
  simulationUnknown: 'Esta simulación no existe.',
  bandNumber: 'Franja {{n}}',
  factors: 'Coeficientes de combinación',
  pointLoads: 'Cargas puntuales',
  value: 'Valor',
  combination: 'Combinación',
  profile: 'Perfil',
  spans: 'Vanos',
  length: 'Longitud',
  simulation: 'Simulación',
}

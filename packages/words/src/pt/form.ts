import type { FormWords } from '../keys.ts'

export const form: FormWords = {
  simulationUnknown: 'Esta simulação não existe.',
  bandNumber: 'Faixa {{n}}',
  factors: 'Coeficientes de combinação',
  pointLoads: 'Cargas pontuais',
  value: 'Valor',
  combination: 'Combinação',
  profile: 'Perfil',
  spans: 'Vãos',
  length: 'Comprimento',
  simulation: 'Simulação',
}

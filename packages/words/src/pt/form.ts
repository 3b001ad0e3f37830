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
  'noSpring.THICKNESS': 'a chapa tem menos de 0,66 mm de espessura nominal (EN 1993-1-3, 10.1.5.2)',
  'noSpring.INSULATION': 'há isolamento entre a chapa e o perfil',
  'noSpring.FLANGE':
    'o banzo da chapa que leva os parafusos tem mais de 120 mm, ou os parafusos ficam a menos de 25 mm da alma ou da ponta do banzo do perfil (EN 1993-1-3, 10.1.5.2(7))',
  'noSpring.INVERTED_OMEGA': 'num Ω invertido a chapa assenta nas abas, e para isso não há regra',
  'noSpring.NOT_DECLARED': 'não foi declarada rigidez de rotação',
}

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
  'noSpring.THICKNESS': 'la chapa tiene menos de 0,66 mm de espesor nominal (EN 1993-1-3, 10.1.5.2)',
  'noSpring.INSULATION': 'hay aislamiento entre la chapa y el perfil',
  'noSpring.FLANGE':
    'el ala de la chapa que lleva los tornillos mide más de 120 mm, o los tornillos quedan a menos de 25 mm del alma o del borde del ala del perfil (EN 1993-1-3, 10.1.5.2(7))',
  'noSpring.INVERTED_OMEGA': 'en un Ω invertido la chapa apoya en las pestañas, y para eso no hay regla',
  'noSpring.NOT_DECLARED': 'no se declaró rigidez de giro',
}

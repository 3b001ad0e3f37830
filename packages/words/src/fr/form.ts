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
  'noSpring.THICKNESS': 'la tôle a moins de 0,66 mm d’épaisseur nominale (EN 1993-1-3, 10.1.5.2)',
  'noSpring.INSULATION': 'il y a un isolant entre la tôle et le profilé',
  'noSpring.FLANGE':
    'la plage de la tôle qui reçoit les vis a plus de 120 mm, ou les vis sont à moins de 25 mm de l’âme ou du bord de la semelle du profilé (EN 1993-1-3, 10.1.5.2(7))',
  'noSpring.INVERTED_OMEGA': 'sur un Ω inversé, la tôle repose sur les ailes, ce pour quoi il n’y a pas de règle',
  'noSpring.NOT_DECLARED': 'aucune rigidité de rotation n’a été déclarée',
}

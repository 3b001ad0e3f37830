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
  'noSpring.THICKNESS': 'das Blech ist dünner als 0,66 mm Nennblechdicke (EN 1993-1-3, 10.1.5.2)',
  'noSpring.INSULATION': 'zwischen Blech und Profil liegt Dämmung',
  'noSpring.FLANGE':
    'der Gurt des Bleches, durch den die Schrauben gehen, ist breiter als 120 mm, oder die Schrauben stehen weniger als 25 mm vom Steg oder vom Rand des Profilgurtes (EN 1993-1-3, 10.1.5.2(7))',
  'noSpring.INVERTED_OMEGA': 'auf einem umgekehrten Ω liegt das Blech auf den Füßen, wofür es keine Regel gibt',
  'noSpring.NOT_DECLARED': 'eine Drehsteifigkeit wurde nicht angegeben',
}

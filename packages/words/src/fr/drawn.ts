import type { DrawnWords } from '../keys.ts'

export const drawn: DrawnWords = {
  'section.effective-top': 'Section efficace, semelle supérieure comprimée',
  'section.effective-bottom': 'Section efficace, semelle inférieure comprimée',
  'section.effective-compression': 'Section efficace en compression',
  'section.title': 'Section transversale {name}',
  'scatter.height': 'Hauteur [mm]',
  'mode.local': 'local',
  'mode.distortional': 'distorsion',
  'mode.global': 'global',
  'mode.other': 'autre',
  'load.snow-exceptional': 'Neige exceptionnelle',
  'load.wind-local-pressure': 'Vent, pression locale',
  'load.wind-local-suction': 'Vent, dépression locale',
  'place.EAVE': 'Vent sur l’égout proche',
  'place.FAR': 'Vent sur l’autre côté',
  'place.GABLE_L': 'Vent sur le pignon gauche',
  'place.GABLE_R': 'Vent sur le pignon droit',
  'place.FRONT': 'Vent sur la paroi',
  'place.LEE': 'Paroi sous le vent',
}

import type { DrawnWords } from '../keys.ts'

export const drawn: DrawnWords = {
  'section.effective-top': 'Sección eficaz, ala superior comprimida',
  'section.effective-bottom': 'Sección eficaz, ala inferior comprimida',
  'section.effective-compression': 'Sección eficaz a compresión',
  'section.title': 'Sección transversal {name}',
  'scatter.height': 'Canto [mm]',
  'mode.local': 'local',
  'mode.distortional': 'distorsional',
  'mode.global': 'global',
  'mode.other': 'otro',
  'load.snow-exceptional': 'Nieve excepcional',
  'load.wind-local-pressure': 'Viento, presión local',
  'load.wind-local-suction': 'Viento, succión local',
  'place.EAVE': 'Viento en el alero próximo',
  'place.FAR': 'Viento en el otro lado',
  'place.GABLE_L': 'Viento en el hastial izquierdo',
  'place.GABLE_R': 'Viento en el hastial derecho',
  'place.FRONT': 'Viento contra el muro',
  'place.LEE': 'Muro a sotavento',
}

import type { DrawnWords } from '../keys.ts'

export const drawn: DrawnWords = {
  'section.effective-top': 'Secção efetiva, banzo superior comprimido',
  'section.effective-bottom': 'Secção efetiva, banzo inferior comprimido',
  'section.effective-compression': 'Secção efetiva em compressão',
  'section.title': 'Secção transversal {name}',
  'scatter.height': 'Altura [mm]',
  'mode.local': 'local',
  'mode.distortional': 'distorcional',
  'mode.global': 'global',
  'mode.other': 'outro',
  'load.snow-exceptional': 'Neve excecional',
  'load.wind-local-pressure': 'Vento, pressão local',
  'load.wind-local-suction': 'Vento, sucção local',
  'place.EAVE': 'Vento no beiral próximo',
  'place.FAR': 'Vento no lado oposto',
  'place.GABLE_L': 'Vento na empena esquerda',
  'place.GABLE_R': 'Vento na empena direita',
  'place.FRONT': 'Vento contra a parede',
  'place.LEE': 'Parede a sotavento',
}

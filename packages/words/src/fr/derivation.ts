import type { DerivationWords } from '../keys.ts'

export const derivation: DerivationWords = {
  'step.curve.lateral': 'courbe b pour le déversement, 6.2.4',
  'step.curve.b': 'courbe b : sections en C et en Z à bords raidis, Tableau 6.3',
  'step.curve.c': 'courbe c : autres sections, Tableau 6.3',
  'step.curve.flange': 'courbe b, α = 0,34, pour la semelle libre, 10.1.4.2',
  'step.length.span': 'une travée',
  'step.length.console': 'le double de la console',
  'step.length.line': 'toute la ligne dans un seul modèle',
  'step.distortion': '0,92 pour la distorsion de la section, que le modèle de la ligne néglige',
  'step.fastener.nearEdge': 'fixations à moins de 25 mm d’un bord de la semelle : 130·p n’est pas valable',
  'source.section': 'de la section',
  'source.table': 'fixée par la clause',
  'source.solver': 'solution numérique',
  'step.edge.web': 'le bord côté âme est déterminant',
  'step.edge.lip': 'le bord côté raidisseur est déterminant',
  'step.lateralLoad.first': 'la première de deux charges latérales est déterminante',
  'step.lateralLoad.spring':
    'la seconde de deux charges latérales est déterminante : la tôle reprend 1 − β du couple à la fixation',
  'step.lateralLoad.axis': 'la seconde de deux charges latérales est déterminante : sans le couple à la fixation',
  'step.place.end': 'la partie comprimée de la semelle s’arrête ici : σ_c = 0',
  'step.spring.elsewhere': 'sous les parties de la ligne chargées dans l’autre sens',
  'step.force.opposed': 'l’appui est comprimé : charge et réaction s’opposent',
  'step.lateralLoad.inPlane': 'charge dans le plan de l’enveloppe : le plus défavorable des deux signes',
  'step.place.pulled':
    'ici M et N ne compriment pas la semelle : dans m, seule compte la charge dans le plan de l’enveloppe',
  'source.statics': 'analyse de la ligne',
  'step.flange.upper': 'semelle supérieure',
  'step.flange.lower': 'semelle inférieure',
}

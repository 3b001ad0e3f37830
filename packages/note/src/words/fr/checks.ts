import type { CheckWords } from '../words.ts'

export const checks: CheckWords = {
  GEOMETRY: 'Limites géométriques de la section',
  TENSION: 'Traction',
  COMPRESSION: 'Compression de la section',
  BENDING_Y_POS: 'Flexion, semelle supérieure comprimée',
  BENDING_Y_NEG: 'Flexion, semelle inférieure comprimée',
  BENDING_Z: 'Flexion autour de l’axe faible',
  SHEAR: 'Effort tranchant',
  M_V: 'Flexion et effort tranchant',
  WEB_CRIPPLING_END: 'Écrasement de l’âme sur appui de rive',
  WEB_CRIPPLING_INT: 'Écrasement de l’âme sur appui intermédiaire',
  M_R: 'Flexion et réaction d’appui',
  N_M_SECTION: 'Effort normal et flexion de la section',
  FREE_FLANGE_STRESS: 'Contraintes dans les semelles',
  FREE_FLANGE_BUCKLING: 'Flambement de la semelle libre',
  LTB: 'Déversement',
  FLEXURAL_BUCKLING: 'Flambement par flexion autour de l’axe fort',
  TORSIONAL_BUCKLING: 'Flambement par torsion et par flexion-torsion',
  N_M_MEMBER: 'Effort normal et flexion de la barre',
  DEFLECTION_SPAN: 'Flèche en travée',
  DEFLECTION_CONSOLE: 'Flèche des consoles',
}

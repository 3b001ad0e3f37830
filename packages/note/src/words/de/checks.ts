import type { CheckWords } from '../words.ts'

export const checks: CheckWords = {
  GEOMETRY: 'Geometrische Grenzen des Querschnitts',
  TENSION: 'Zug',
  COMPRESSION: 'Druck des Querschnitts',
  BENDING_Y_POS: 'Biegung, Obergurt gedrückt',
  BENDING_Y_NEG: 'Biegung, Untergurt gedrückt',
  BENDING_Z: 'Biegung um die schwache Achse',
  SHEAR: 'Querkraft',
  M_V: 'Biegung und Querkraft',
  WEB_CRIPPLING_END: 'Stegkrüppeln am Endauflager',
  WEB_CRIPPLING_INT: 'Stegkrüppeln am Zwischenauflager',
  M_R: 'Biegung und Auflagerkraft',
  N_M_SECTION: 'Normalkraft und Biegung des Querschnitts',
  FREE_FLANGE_STRESS: 'Spannungen in den Gurten',
  FREE_FLANGE_BUCKLING: 'Knicken des freien Gurtes',
  LTB: 'Biegedrillknicken',
  FLEXURAL_BUCKLING: 'Biegeknicken um die starke Achse',
  TORSIONAL_BUCKLING: 'Drill- und Biegedrillknicken unter Druck',
  N_M_MEMBER: 'Normalkraft und Biegung des Stabes',
  DEFLECTION_SPAN: 'Durchbiegung der Felder',
  DEFLECTION_CONSOLE: 'Durchbiegung der Kragarme',
}

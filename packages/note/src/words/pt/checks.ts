import type { CheckWords } from '../words.ts'

export const checks: CheckWords = {
  GEOMETRY: 'Limites geométricos da secção',
  TENSION: 'Tração axial',
  COMPRESSION: 'Compressão axial da secção',
  BENDING_Y_POS: 'Flexão, banzo superior comprimido',
  BENDING_Y_NEG: 'Flexão, banzo inferior comprimido',
  BENDING_Z: 'Flexão em torno do eixo fraco',
  SHEAR: 'Esforço transverso',
  M_V: 'Flexão e esforço transverso',
  WEB_CRIPPLING_END: 'Esmagamento da alma num apoio de extremidade',
  WEB_CRIPPLING_INT: 'Esmagamento da alma num apoio interior',
  M_R: 'Flexão e reação de apoio',
  N_M_SECTION: 'Esforço axial e flexão da secção',
  FREE_FLANGE_STRESS: 'Tensões nos banzos',
  FREE_FLANGE_BUCKLING: 'Encurvadura do banzo livre',
  LTB: 'Encurvadura lateral por flexão-torção',
  FLEXURAL_BUCKLING: 'Encurvadura por flexão em torno do eixo forte',
  TORSIONAL_BUCKLING: 'Encurvadura por torção e por flexão-torção',
  N_M_MEMBER: 'Esforço axial e flexão da barra',
  DEFLECTION_SPAN: 'Flecha nos vãos',
  DEFLECTION_CONSOLE: 'Flecha das consolas',
}

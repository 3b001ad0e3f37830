import type { CheckCode, Solution } from '@madre/engine'
import { tk } from '../../../i18n/tk.ts'

/** What the figures of utilisation mean; translate with `t`. */
export const UTILISATION_MEANING = tk('Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.')

/** What each check is called; translate with `t`. */
const CHECK_NAMES: Record<CheckCode, string> = {
  GEOMETRY: tk('Limites geométricos da secção'),
  TENSION: tk('Tração axial'),
  COMPRESSION: tk('Compressão axial da secção'),
  BENDING_Y_POS: tk('Flexão, banzo superior comprimido'),
  BENDING_Y_NEG: tk('Flexão, banzo inferior comprimido'),
  BENDING_Z: tk('Flexão em torno do eixo fraco'),
  SHEAR: tk('Esforço transverso'),
  M_V: tk('Flexão e esforço transverso'),
  WEB_CRIPPLING_END: tk('Esmagamento da alma num apoio de extremidade'),
  WEB_CRIPPLING_INT: tk('Esmagamento da alma num apoio interior'),
  M_R: tk('Flexão e reação de apoio'),
  WEB_CRIPPLING_LOAD: tk('Esmagamento da alma sob carga pontual'),
  M_F: tk('Flexão e carga pontual'),
  N_M_SECTION: tk('Esforço axial e flexão da secção'),
  FREE_FLANGE_STRESS: tk('Tensões nos banzos'),
  FREE_FLANGE_BUCKLING: tk('Encurvadura do banzo livre'),
  LTB: tk('Encurvadura lateral por flexão-torção'),
  FLEXURAL_BUCKLING: tk('Encurvadura por flexão em torno do eixo forte'),
  TORSIONAL_BUCKLING: tk('Encurvadura por torção e por flexão-torção'),
  N_M_MEMBER: tk('Esforço axial e flexão da barra'),
  DEFLECTION_SPAN: tk('Flecha nos vãos'),
  DEFLECTION_CONSOLE: tk('Flecha das consolas'),
}

const SIDEWAYS_STRESS = tk('Tensão normal das cargas no plano da envolvente')

/** Every check there is, in the order of a solution. */
export const EVERY_CHECK = Object.keys(CHECK_NAMES) as CheckCode[]

/** What a check of a solution is called; translate with `t`. Load in the plane bends a C or Z about z, and stresses an Ω. */
export const checkName = (code: CheckCode, { checks }: Pick<Solution, 'checks'>): string =>
  code === 'BENDING_Z' && checks.some((c) => c.code === code && c.unit === 'N/mm²')
    ? SIDEWAYS_STRESS
    : CHECK_NAMES[code]

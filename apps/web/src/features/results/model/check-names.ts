import type { CheckCode, Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { tk } from '../../../i18n/tk.ts'

/** What the figures of utilisation mean; translate with `t`. */
export const UTILISATION_MEANING = tk('Utilização: solicitação sobre resistência, arredondada por excesso a 0,1 %.')

/** What a check of a solution is called; translate with `t`. Load in the plane bends a C or Z about z, and stresses an Ω. */
export const checkName = (code: CheckCode, { checks }: Pick<Solution, 'checks'>): string =>
  code === 'BENDING_Z' && checks.some((c) => c.code === code && c.unit === 'N/mm²')
    ? ('SIDEWAYS_STRESS' satisfies WordKey)
    : (code satisfies WordKey)

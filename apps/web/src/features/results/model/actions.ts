import type { Combination } from '@madre/engine'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'

const NAMES: Record<string, string> = {
  Gmax: tk('Permanente, máx.'),
  Gmin: tk('Permanente, mín.'),
  Live: tk('Sobrecarga, todos os vãos'),
  'Live:odd': tk('Sobrecarga, vãos ímpares'),
  'Live:even': tk('Sobrecarga, vãos pares'),
  Sreg: tk('Neve'),
  Sacc: tk('Acumulação de neve'),
  Sexc: tk('Neve excecional'),
  Wp: tk('Vento, pressão'),
  Ws: tk('Vento, sucção'),
  Wlp: tk('Vento, pressão local'),
  Wls: tk('Vento, sucção local'),
  Nax: tk('Esforço axial'),
  OwnWeight: tk('Peso próprio de 1 kN/m'),
}

/** What a load case of the engine is called: 'Live:pair2-3' → 'Live load, spans 2-3 and alternate ones'. */
export function actionName(id: string, t: TFunction): string {
  const pair = /^Live:pair(.+)$/.exec(id)?.[1]
  if (pair) return t('Sobrecarga, vãos {{pair}} e alternados', { pair })
  return NAMES[id] ? t(NAMES[id]) : id
}

const SITUATIONS: Record<Combination['situation'], string> = {
  PERSISTENT: tk('ELU, persistente'),
  ACCIDENTAL: tk('ELU, acidental'),
  CHARACTERISTIC: tk('ELS, característica'),
  FREQUENT: tk('ELS, frequente'),
  QUASI_PERMANENT: tk('ELS, quase permanente'),
}

export const situationName = (situation: Combination['situation'], t: TFunction) => t(SITUATIONS[situation])

/** '1,35·Gmax + 1,50·Sreg': the formula of a combination with the decimal mark of the language. */
export function formulaText(combination: Combination, format: Format): string {
  const mark = format.number(0.5, 1, true).charAt(1)
  return combination.formula.replace(/(\d)\.(\d)/g, `$1${mark}$2`)
}

/** The formula with every action by its name. */
export function formulaInWords(combination: Combination, t: TFunction, format: Format): string {
  return Object.entries(combination.factors)
    .map(([id, factor]) => `${format.number(factor, 2, true)}\u00a0×\u00a0${actionName(id, t)}`)
    .join(' + ')
}

import type { Combination } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { liveLoadsOf, loadedSpans, type NamedCases } from './live-spans.ts'

const NAMES: Record<string, string> = {
  Gmax: tk('Permanente, máx.'),
  Gmin: tk('Permanente, mín.'),
  LiveR: 'roofPointLoad' satisfies WordKey,
  Sreg: 'snow' satisfies WordKey,
  Sacc: 'drift' satisfies WordKey,
  Sexc: tk('Neve excecional'),
  Wp: 'windPressure' satisfies WordKey,
  Ws: 'windSuction' satisfies WordKey,
  Wlp: tk('Vento, pressão local'),
  Wls: tk('Vento, sucção local'),
  Nax: 'axial' satisfies WordKey,
  OwnWeight: tk('Peso próprio de 1 kN/m'),
}

/** Area and point loads together; the area load alone; the point loads alone. */
const LIVE = {
  both: { everywhere: tk('Sobrecarga, todos os vãos'), some: tk('Sobrecarga, {{spans}}') },
  area: { everywhere: tk('Sobrecarga distribuída, todos os vãos'), some: tk('Sobrecarga distribuída, {{spans}}') },
  points: { everywhere: 'livePointsEverywhere' satisfies WordKey, some: tk('Sobrecargas pontuais, {{spans}}') },
}

function liveNames(id: string, { loadCases }: NamedCases): (typeof LIVE)[keyof typeof LIVE] {
  const { area, points } = liveLoadsOf(id, loadCases)
  return area && points ? LIVE.both : area ? LIVE.area : LIVE.points
}

/** What a load case of the engine is called: 'Live:pair2-3' → 'Live load, spans 1, 2, 4', the spans by their numbers on the line. */
export function actionName(id: string, cases: NamedCases, t: TFunction): string {
  const spans = loadedSpans(id, cases)
  if (id === 'Live' || id === 'LiveQ') return t(liveNames(id, cases).everywhere)
  if (!spans) return NAMES[id] ? t(NAMES[id]) : id
  const { left, numbers, right } = spans
  const names = [
    ...(left ? [t('consola esquerda')] : []),
    ...(numbers.length === 1 ? [t('vão {{n}}', { n: numbers[0] })] : []),
    ...(numbers.length > 1 ? [t('vãos {{list}}', { list: numbers.join(', ') })] : []),
    ...(right ? [t('consola direita')] : []),
  ]
  return t(liveNames(id, cases).some, { spans: names.join(', ') })
}

const SITUATIONS: Record<Combination['situation'], string> = {
  PERSISTENT: tk('ELU, persistente'),
  ACCIDENTAL: tk('ELU, acidental'),
  CHARACTERISTIC: tk('ELS, característica'),
  FREQUENT: tk('ELS, frequente'),
  QUASI_PERMANENT: tk('ELS, quase permanente'),
}

export const situationName = (situation: Combination['situation'], t: TFunction) => t(SITUATIONS[situation])

/** What a combination is called: 'ULS-07' → 'ELU 7', in the language on screen; a dash for none. */
export function combinationName(id: string | null | undefined, t: TFunction): string {
  const [, state, n] = /^(ULS|SLS)-0*(\d+)$/.exec(id ?? '') ?? []
  if (!n) return id || '–'
  return state === 'ULS' ? t('combination.ULS' satisfies WordKey, { n }) : t('combination.SLS' satisfies WordKey, { n })
}

/** '1,35 × Permanente, máx. + 1,50 × Neve': the sum a combination stands for, with every action by its name. */
export function formulaInWords(combination: Combination, cases: NamedCases, t: TFunction, format: Format): string {
  return Object.entries(combination.factors)
    .map(([id, factor]) => `${format.number(factor, 2, true)}\u00a0×\u00a0${actionName(id, cases, t)}`)
    .join(' + ')
}

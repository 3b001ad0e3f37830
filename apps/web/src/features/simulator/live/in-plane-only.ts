import { isAlongSlope, type TypedLine } from '@madre/contract'
import type { Envelopes } from '@madre/engine'
import type { TFunction } from 'i18next'

/** Whether nothing bends the line about its strong axis: a façade with its weight alone, no wind. */
export function isInPlaneOnly({ envelope }: TypedLine, { momentMaxKnm, momentMinKnm }: Envelopes): boolean {
  if (envelope !== 'FACADE') return false
  return [...momentMaxKnm, ...momentMinKnm].every((m) => m === 0)
}

/** In words that there is no such bending, and where the weight goes instead; method 1.3. */
export function inPlaneText(t: TFunction, typed: TypedLine): string {
  const none = t('Sem vento nada dobra esta linha para fora do plano da fachada: aí M, V e δ são 0.')
  if (isAlongSlope(typed)) return `${none} ${t('O peso vai ao longo do perfil, como esforço axial.')}`
  if (typed.restraints.upper.byPanel) return `${none} ${t('O peso vai para o revestimento, no seu plano.')}`
  return `${none} ${t('O peso atua na fibra exterior e dobra e torce o perfil no plano da fachada, entre apoios e travamentos.')}`
}

/** Words for a result that an earlier engine underestimated, and for the result that replaced it. */
import type { Recalculated, Verdict } from '@madre/contract'
import type { Underestimated } from '@madre/engine'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import { tk } from '../../i18n/tk.ts'
import { solutionName } from './solution-name.ts'

const WORDS: Record<Underestimated, string> = {
  SIDEWAYS_LOAD: tk('Os motores anteriores ao 1.4 subestimavam as cargas laterais: calcule novamente.'),
  WIND_TENSION: tk('Os motores anteriores ao 1.4 contavam com uma tração do vento que pode faltar: calcule novamente.'),
  FREE_LINE: tk(
    'Os motores anteriores ao 1.4 subestimavam a encurvadura lateral de um C ou Z sem painel: calcule novamente.',
  ),
}

/** One sentence for each underestimated item. */
export const underestimatedWords = (kinds: readonly Underestimated[] | undefined, t: TFunction): string[] =>
  (kinds ?? []).map((kind) => t(WORDS[kind]))

/** Verdict and utilisation of the relevant section before and after. */
export function recalculatedWords(said: Recalculated, t: TFunction, format: Format): string {
  const verdict = ({ pass, utilisation }: Verdict) =>
    [pass ? t('verifica') : t('não verifica'), format.utilisation(utilisation)].join(' ')
  const before = { section: solutionName(said, format), before: verdict(said.before), engine: said.engineVersion }
  if (said.after === null) return t('{{section}}: antes {{before}} (motor {{engine}}); já não está no catálogo', before)
  return t('{{section}}: antes {{before}} (motor {{engine}}), agora {{after}}', {
    ...before,
    after: verdict(said.after),
  })
}

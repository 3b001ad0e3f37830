import type { TypedLine } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import { COMBINATION_LABELS } from '../../i18n/labels.ts'

/** 'spans: L/300 · variable actions · frequent' */
export function furtherLimitText(
  { allowed, combination, action, of }: TypedLine['furtherDeflections'][number],
  t: TFunction,
  format: Format,
): string {
  const figure = 'n_lim' in allowed ? `L/${format.typed(allowed.n_lim)}` : `${format.typed(allowed.delta_lim)} mm`
  const words = [figure, t(`limitAction.${action}` satisfies WordKey), t(COMBINATION_LABELS[combination])]
  return format.labelled(t(`limitOf.${of}` satisfies WordKey), words.join(' · '))
}

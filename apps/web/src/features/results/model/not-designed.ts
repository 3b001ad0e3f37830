import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'

/** Why a solution has no utilisation, in a word or two. */
export const notDesignedText = ({ reason = 'OUTSIDE_STANDARD' }: Pick<Solution, 'reason'>, t: TFunction): string =>
  reason === 'OUTSIDE_STANDARD' ? t('fora da norma') : t(reason satisfies WordKey)

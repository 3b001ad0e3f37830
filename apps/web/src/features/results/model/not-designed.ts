import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'

/** Why a solution has no utilisation, in a word or two. */
export const notDesignedText = ({ reason }: Pick<Solution, 'reason'>, t: TFunction): string =>
  reason === 'NOTHING_CHECKED' ? t('NOTHING_CHECKED' satisfies WordKey) : t('fora da norma')

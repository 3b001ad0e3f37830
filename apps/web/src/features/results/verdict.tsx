import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { useWords } from '../../i18n/facade.ts'
import { Badge } from '../../ui/badge.tsx'

/** Why a solution has no utilisation, in a word or two. */
export const notDesignedText = ({ reason = 'OUTSIDE_STANDARD' }: Pick<Solution, 'reason'>, t: TFunction): string =>
  reason === 'OUTSIDE_STANDARD' ? t('fora da norma') : t(reason satisfies WordKey)

/** Whether a solution holds, or why that is not known. */
export function Verdict({ solution }: { solution: Solution }) {
  const { t } = useWords()
  if (solution.status === 'OK') return <Badge tone="success">{t('verifica')}</Badge>
  if (solution.status === 'FAIL') return <Badge tone="error">{t('não verifica')}</Badge>
  return <Badge>{notDesignedText(solution, t)}</Badge>
}

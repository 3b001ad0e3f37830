import type { InPlaneReaction, Solution } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { lineOf, spanIndexAt, spanName, supportNumber } from '../model/place.ts'
import { ReactionTable } from './reaction-table.tsx'

/** In-plane reactions of supports and restraints; nothing where a panel takes them, or there is no such load. */
export function InPlaneReactions({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const { engine, result } = useResults()
  const { data, isError } = useEngine('explain', engine && { solutionId: solution.id })
  if (isError) return <p>{t('Não foi possível obter as forças no plano.')}</p>
  if (!data || data.inPlaneReactions.length === 0) return null
  const line = lineOf(result)
  const place = ({ at, xM }: InPlaneReaction) =>
    at === 'SUPPORT'
      ? t('apoio {{n}}', { n: supportNumber(xM, line) })
      : t('travamento, {{span}}', { span: spanName(spanIndexAt(xM, line), line, t) })
  return (
    <ReactionTable
      title={t('Forças no plano da envolvente, valores de cálculo')}
      where={t('Onde')}
      place={place}
      reactions={data.inPlaneReactions}
      note={t(
        'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.',
      )}
    />
  )
}

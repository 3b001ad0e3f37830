import type { Solution } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { useUpdateCalculation } from '../../../api/calculations.ts'
import { ApiError } from '../../../api/problem.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useResults } from '../engine/results-context.ts'
import { solutionName } from '../model/solution-name.ts'

/** Chooses a solution for the calculation note, or says that it is the chosen one. Outdated results offer no choice. */
export function ChooseButton({
  solution,
  prominent = false,
  compact = false,
}: {
  solution: Solution
  prominent?: boolean
  compact?: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { calculation, isOutdated } = useResults()
  const update = useUpdateCalculation()
  const name = solutionName(solution, format)

  if (calculation.chosenResultId === solution.id) return <Badge tone="success">{t('Escolhida')}</Badge>
  if (isOutdated || solution.status === 'NOT_APPLICABLE') return null

  const choose = () =>
    update.mutate(
      { id: calculation.id, change: { chosenResultId: solution.id } },
      {
        onSuccess: () => notify.success(t('Solução escolhida: {{name}}', { name })),
        onError: (error) =>
          notify.error(t('Não foi possível escolher a solução.'), error instanceof ApiError ? error.description : ''),
      },
    )
  return (
    <Button
      variant={prominent && !calculation.chosenResultId ? 'primary' : 'secondary'}
      compact={compact}
      busy={update.isPending}
      onClick={choose}
      aria-label={t('Escolher {{name}}', { name })}
    >
      {t('Escolher')}
    </Button>
  )
}

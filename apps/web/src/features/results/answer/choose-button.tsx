import type { Solution } from '@madre/engine'
import { useRef, useState } from 'react'
import { useFetchCalculation, useSimulationStore, useUpdateCalculation } from '../../../api/calculations.ts'
import { ApiError } from '../../../api/problem.ts'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { checkName } from '../model/check-names.ts'
import { failingChecks } from '../model/failing-checks.ts'

/**
 * Chooses a solution for the calculation note, or shows that it is chosen. A solution that does not pass needs a confirmation; outdated
 * results offer no choice.
 */
export function ChooseButton({
  solution,
  prominent = false,
  compact = false,
}: {
  solution: Solution
  prominent?: boolean
  compact?: boolean
}) {
  const { t } = useWords()
  const format = useFormat()
  const { calculation, isOutdated } = useResults()
  const { isReadOnly } = useSimulationStore()
  const update = useUpdateCalculation()
  const fetchCalculation = useFetchCalculation()
  const [isAsking, setAsking] = useState(false)
  const oneAtATime = useOneAtATime()
  const hasChosen = useRef(false)
  const name = solutionName(solution, format)

  // The answer replaces the pressed button, and takes the focus.
  if (calculation.chosenResultId === solution.id)
    return (
      <span ref={(badge) => (hasChosen.current ? badge?.focus() : undefined)} tabIndex={-1}>
        <ChosenBadge solution={solution} />
      </span>
    )
  if (isReadOnly || isOutdated || solution.status === 'NOT_APPLICABLE') return null

  const choose = () =>
    void oneAtATime(async () => {
      try {
        hasChosen.current = true
        await update.mutateAsync({ id: calculation.id, change: { chosenResultId: solution.id } })
        if (solution.pass) notify.success(t('Solução escolhida: {{name}}', { name }))
        else notify.warning(t('Solução escolhida, mas não verifica: {{name}}', { name }))
      } catch (error) {
        hasChosen.current = false
        if (error instanceof ApiError && error.status === 409) {
          await fetchCalculation(calculation.id).catch(() => undefined)
          notify.info(t('A simulação foi alterada noutro lugar: mostra-se agora o seu estado mais recente.'))
        } else
          notify.error(t('Não foi possível escolher a solução.'), error instanceof ApiError ? error.description : '')
      }
      setAsking(false)
    })
  return (
    <>
      <Button
        variant={prominent && !calculation.chosenResultId ? 'primary' : 'secondary'}
        compact={compact}
        busy={update.isPending}
        onClick={solution.pass ? choose : () => setAsking(true)}
        aria-label={t('Escolher {{name}}', { name })}
      >
        {t('Escolher')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('{{name}} não verifica. Escolher mesmo assim?', { name })}
          text={t('Não verifica: {{checks}}. A nota de cálculo dirá que esta secção não verifica.', {
            checks: format.list(
              failingChecks(solution).map(
                (c) => `${t(checkName(c.code, solution))}\u00a0(${format.utilisation(c.utilisation)})`,
              ),
            ),
          })}
          confirmLabel={t('Escolher mesmo assim')}
          busy={update.isPending}
          onConfirm={choose}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Shows that a solution is chosen, and whether it may be. */
export function ChosenBadge({ solution }: { solution: Solution }) {
  const { t } = useWords()
  return solution.pass ? (
    <Badge tone="success">{t('Escolhida')}</Badge>
  ) : (
    <Badge tone="error">{t('Escolhida – não verifica')}</Badge>
  )
}

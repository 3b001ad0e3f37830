import type { Solution } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useEngine } from '../engine/use-engine.ts'
import { checkName } from '../model/check-names.ts'

/** The checks of the free flanges with slightly moved fasteners of the cladding; nothing for a section without free flanges. */
export function FastenerMoves({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const hasFreeFlange = solution.checks.some((c) => c.code === 'FREE_FLANGE_STRESS' && c.utilisation !== null)
  const { data } = useEngine('explain', hasFreeFlange ? { solutionId: solution.id } : null)
  const moves = data?.fastener?.moves ?? []
  if (moves.length === 0) return null
  const sentences = moves.map(({ byMm, utilisations }) => {
    const list = format.list(
      utilisations.map(({ code, utilisation }) =>
        format.labelled(t(checkName(code, solution)), format.utilisation(utilisation)),
      ),
    )
    const values = { mm: format.number(Math.abs(byMm), 0), list }
    return byMm < 0
      ? t('Com as fixações do revestimento {{mm}} mm mais perto da alma: {{list}}.', values)
      : t('Com as fixações do revestimento {{mm}} mm mais longe da alma: {{list}}.', values)
  })
  return <p className="unit">{[...sentences, t('O resto como calculado; não conta para o resultado.')].join(' ')}</p>
}

import type { CalculationRequest } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../../api/catalogue.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { fromRequest, hasNegativeWind } from '../model/from-request.ts'
import { usableGrades } from '../model/simulation.ts'
import type { SimulatorHead } from '../state/use-simulator.ts'

/** Puts the request of a revision into the form, as one change of the first step; steels that are no longer there are left out. */
export function useTakeRevision({ replace }: SimulatorHead) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  return (request: CalculationRequest, letter: string) => {
    const steels = catalogue?.steels.map((s) => s.id) ?? request.steelGrades
    const gone = request.steelGrades.filter((id) => !steels.includes(id))
    replace({ ...fromRequest(request), steelGrades: usableGrades(request.steelGrades, steels) }, 'general')
    const remarks = [
      gone.length > 0 && t('O catálogo já não tem: {{list}}.', { list: gone.join(', ') }),
      hasNegativeWind(request) && t('O vento com sinal negativo é mostrado, e vale, sem sinal.'),
      t('Anular repõe o que estava.'),
    ]
    notify.info(t('Revisão {{letter}} no formulário, ainda não salva.', { letter }), remarks.filter(Boolean).join(' '))
  }
}

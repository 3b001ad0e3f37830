import type { TemplateSummary } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { ApiError } from '../../api/problem.ts'
import { useOpenTemplate, useTemplates } from '../../api/templates.ts'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { fromRequest, hasNegativeWind } from './model/from-request.ts'
import { usableGrades } from './model/simulation.ts'
import type { SimulatorState } from './state/use-simulator.ts'

/** Puts a template into the form of a new simulation, as one change that can be taken back; nothing where the user has no templates. */
export function NewFromTemplate({ simulator }: { simulator: SimulatorState }) {
  const { t } = useTranslation()
  const { data: templates = [] } = useTemplates()
  const { data: catalogue } = useCatalogue()
  const openTemplate = useOpenTemplate()
  const oneAtATime = useOneAtATime()
  if (templates.length === 0) return null

  const take = (template: TemplateSummary) =>
    oneAtATime(async () => {
      try {
        const { request } = await openTemplate(template.id)
        const steels = catalogue?.steels.map((s) => s.id) ?? request.steelGrades
        const gone = request.steelGrades.filter((id) => !steels.includes(id))
        simulator.replace(
          { ...fromRequest(request), steelGrades: usableGrades(request.steelGrades, steels) },
          'general',
        )
        const remarks = [
          gone.length > 0 && t('O catálogo já não tem: {{list}}.', { list: gone.join(', ') }),
          hasNegativeWind(request) && t('O vento com sinal negativo é mostrado, e vale, sem sinal.'),
          t('Anular repõe o que estava.'),
        ]
        notify.info(t('Modelo «{{name}}» no formulário.', { name: template.name }), remarks.filter(Boolean).join(' '))
      } catch (error) {
        notify.error(t('Não foi possível abrir o modelo.'), error instanceof ApiError ? error.description : undefined)
      }
    })

  return (
    <Menu
      align="start"
      trigger={
        <Button compact icon="copy">
          {t('A partir de um modelo')}
        </Button>
      }
      items={templates.map((template) => ({ label: template.name, onSelect: () => void take(template) }))}
    />
  )
}

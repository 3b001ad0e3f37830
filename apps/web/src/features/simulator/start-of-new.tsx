import type { StartValues, TemplateSummary, User } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { descriptionOf } from '../../api/problem.ts'
import { useOpenTemplate, useTemplates } from '../../api/templates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { START_VALUE_NAMES, startValueKeys } from '../../ui/simulation/start-value-facts.ts'
import { fromRequest, hasNegativeWind } from './model/from-request.ts'
import { type Draft, usableGrades } from './model/simulation.ts'
import { isSameStart, startValuesOf } from './model/taken-start-values.ts'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** What a new simulation can start from: a template, the user's own values and what of them is no longer to be had. Empty where there is neither. */
export function StartOfNew({ user, simulator }: { user: User; simulator: SimulatorState }) {
  return (
    <div className={styles.startOfNew}>
      <NewFromTemplate simulator={simulator} />
      <OwnStartValues user={user} draft={simulator.draft} />
    </div>
  )
}

function OwnStartValues({ user, draft }: { user: User; draft: Draft }) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const { startValues: start, startValuesLeftOut } = user
  if (!start) return null
  const available = catalogue?.steels.map((s) => s.id)
  const { steelGrades = [] } = start
  const steels = steelGrades.filter((id) => available && !available.includes(id))
  const usable: StartValues = {
    ...start,
    ...(available && steelGrades.length > 0 ? { steelGrades: usableGrades(steelGrades, available) } : {}),
  }
  // A template, or a change, puts others in their place.
  const present = startValuesOf(draft).values
  const own = startValueKeys(usable)
    .filter((key) => isSameStart(usable, present, key))
    .filter((key) => key !== 'steelGrades' || steels.length < steelGrades.length)
    .map((key) => t(START_VALUE_NAMES[key]))
  const leftOut = startValuesLeftOut.map((key) => {
    const name = Object.entries(START_VALUE_NAMES).find(([known]) => known === key)?.[1]
    return name ? t(name) : key
  })
  return (
    <>
      {own.length > 0 && (
        <p>
          {t('Com os seus valores iniciais: {{list}}.', { list: own.join(', ') })}{' '}
          <Link to="/account">{t('Ver na conta')}</Link>
        </p>
      )}
      {steels.length > 0 && (
        <p className={styles.leftOut}>
          <Icon name="alert" size={14} />
          {t('Dos seus valores iniciais, o catálogo já não tem: {{list}}.', { list: steels.join(', ') })}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.leftOut}>
          <Icon name="alert" size={14} />
          {t('Dos seus valores iniciais, já não são permitidos: {{list}}.', { list: leftOut.join(', ') })}
        </p>
      )}
    </>
  )
}

/** Puts a template into the form of a new simulation, as one change that can be taken back; nothing where the user has no templates. */
function NewFromTemplate({ simulator }: { simulator: SimulatorState }) {
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
        notify.error(t('Não foi possível abrir o modelo.'), descriptionOf(error))
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

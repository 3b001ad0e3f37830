import { TEMPLATE_NAME_LENGTH } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useChangeTemplate, useDeleteTemplate, useTemplates } from '../../api/templates.ts'
import { KeptCard } from './kept-card.tsx'

/** The user's templates: renamed and deleted here, made from a simulation. */
export function TemplatesCard() {
  const { t } = useTranslation()
  const { data, error, refetch } = useTemplates()
  const change = useChangeTemplate()
  const remove = useDeleteTemplate()
  return (
    <KeptCard
      title={t('Modelos')}
      text={t('Salve uma simulação como modelo, nas suas ações: uma simulação nova pode começar a partir dele.')}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      name={{
        label: t('Nome do modelo'),
        maxLength: TEMPLATE_NAME_LENGTH,
        refused: t('Não foi possível guardar o modelo.'),
      }}
      deleting={{
        title: (name) => t('Apagar o modelo «{{name}}»?', { name }),
        text: t('As simulações que começaram a partir dele ficam como estão.'),
        refused: t('Não foi possível apagar o modelo.'),
        isPending: remove.isPending,
      }}
      rename={(id, name) => change.mutateAsync({ id, name })}
      remove={remove.mutateAsync}
    />
  )
}

import type { Solution } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type ListProps, useResults } from '../engine/results-context.ts'
import { toggleCompared } from '../model/url-state.ts'
import { CompareTable } from './compare-table.tsx'

export function CompareDialog({ state, update }: Pick<ListProps, 'state' | 'update'>) {
  const { t } = useWords()
  const { result } = useResults()
  const format = useFormat()
  const solutions = state.compared.flatMap((id) => result.solutions.find((s) => s.id === id) ?? [])
  const close = () => update({ comparing: false })
  return (
    <Dialog
      open={state.comparing && solutions.length > 1}
      onClose={close}
      title={t('Comparar soluções')}
      wide
      reading
      footer={
        <>
          <Button onClick={() => update({ comparing: false, compared: [] })}>{t('Limpar a seleção')}</Button>
          <Button variant="primary" onClick={close}>
            {t('Fechar')}
          </Button>
        </>
      }
    >
      <CompareTable
        solutions={solutions}
        format={format}
        onRemove={(s: Solution) => update((now) => toggleCompared(now, s.id))}
      />
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsFacade } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { useResults } from '../engine/results-context.ts'
import { saveResultCsv, saveResultJson, saveSectionDxf } from '../exports/save-exports.ts'
import { PiecesDialog } from '../joints/late-joints.tsx'
import { OrderDialog } from './order-dialog.tsx'

/** Exports of a result beside the note. Section and order list are those of the chosen or the lightest solution. */
export function ExportMenu() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { calculation, result, chosen, isOutdated, isUnsaved, engine } = useResults()
  const [isOrdering, setOrdering] = useState(false)
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const facade = useIsFacade()
  const subject = chosen ?? result.solutions.find((s) => s.pass)
  const outdated = isOutdated || isUnsaved ? [t('Os resultados estão desatualizados. Calcule novamente.')] : []
  const order = subject && {
    open: isOrdering,
    onClose: () => setOrdering(false),
    solution: subject,
    name: calculation.name,
    language,
    remarks: [
      ...outdated,
      ...(subject.pass
        ? []
        : [t('Esta secção não verifica: utilização {{value}}.', { value: format.utilisation(subject.utilisation) })]),
      ...(chosen ? [] : [t('Nenhuma secção foi escolhida: esta é a mais leve que verifica.')]),
    ],
  }
  const attempt = (save: () => Promise<void>) =>
    save().catch(() => notify.error(t('Não foi possível criar o ficheiro.')))

  return (
    <>
      <Menu
        trigger={<Button icon="save">{t('Exportar')}</Button>}
        items={[
          {
            label: t('Lista de resultados (CSV)'),
            onSelect: () =>
              void attempt(() => saveResultCsv(calculation.name, result, language, { facade, remarks: outdated })),
          },
          {
            label: t('Resultado completo (JSON)'),
            onSelect: () => void attempt(() => saveResultJson(calculation.name, result)),
          },
          {
            label: t('Secção (DXF)'),
            disabled: !engine || !subject,
            onSelect: () => {
              if (engine && subject) void attempt(() => saveSectionDxf(engine, subject))
            },
          },
          {
            label: t('Lista de encomenda (CSV)…'),
            disabled: !subject,
            onSelect: () => setOrdering(true),
          },
          { label: t('Imprimir'), icon: 'print', onSelect: () => window.print() },
        ]}
      />
      {order && (order.solution.pieces ? <PiecesDialog {...order} /> : <OrderDialog {...order} />)}
    </>
  )
}

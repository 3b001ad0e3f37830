import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../fields/note.tsx'
import { spanName } from '../fields/span-columns.ts'
import type { BandChange } from '../model/band-rules.ts'
import type { LostPoints } from '../model/point-loads.ts'
import { STEP_NAMES } from '../model/steps.ts'
import styles from './line-changes.module.css'

/** What an edit of the line has changed in other steps. */
export default function LineChanges({
  bands,
  lost,
  onStep,
}: {
  bands: BandChange[]
  lost: LostPoints[]
  onStep?: ((step: 'wind' | 'snow') => void) | undefined
}) {
  return (
    <>
      {bands.length > 0 && <BandChanges changes={bands} onStep={onStep} />}
      {lost.length > 0 && <LostPointLoads lost={lost} />}
    </>
  )
}

/** Which band lengths the new length of the line has changed or cleared, and the way to them. */
function BandChanges({
  changes,
  onStep,
}: {
  changes: BandChange[]
  onStep?: ((step: 'wind' | 'snow') => void) | undefined
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const steps = [...new Set(changes.map((change) => change.step))]
  return (
    <Note>
      {t('O comprimento da linha mudou, e com ele estas faixas:')}
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.block}${change.sign}`}>{words(change, t, format)}</li>
        ))}
      </ul>
      {onStep &&
        steps.map((step) => (
          <Button key={step} compact icon="arrow-right" onClick={() => onStep(step)}>
            {t('Passo: {{step}}.', { step: t(STEP_NAMES[step]) })}
          </Button>
        ))}
    </Note>
  )
}

function words({ block, sign, isCleared, band, from, to }: BandChange, t: TFunction, format: Format): string {
  const kind = {
    general: t('Vento geral'),
    local: t('Vento local'),
    accumulation: t('drift' satisfies WordKey),
  }[block]
  const which = sign === null ? kind : `${kind}, ${sign === 'pressure' ? t('Pressão') : t('Sucção')}`
  const what = isCleared
    ? t('já não cabem; os comprimentos foram apagados')
    : t('faixa {{n}} de {{from}} m para {{to}} m', {
        n: band + 1,
        from: format.typed(from, 2),
        to: format.typed(to, 2),
      })
  return format.labelled(which, what)
}

/** Which point loads went with a span or a cantilever. */
function LostPointLoads({ lost }: { lost: LostPoints[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Note>
      {t('Foram apagadas as cargas pontuais de vãos ou consolas retirados da linha:')}
      <ul className={styles.list}>
        {lost.map(({ step, spans }) => (
          <li key={step}>{format.labelled(t(STEP_NAMES[step]), spans.map((span) => spanName(t, span)).join(', '))}</li>
        ))}
      </ul>
    </Note>
  )
}

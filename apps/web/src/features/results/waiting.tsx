import { useTranslation } from 'react-i18next'
import { useCancelCalculation } from '../../api/calculations.ts'
import { ApiError } from '../../api/problem.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { useTakenFocus } from './use-taken-focus.ts'
import styles from './waiting.module.css'

/** While the server calculates: its place in the queue or the share that is done, and a way out. */
export function Waiting({ calculation: { id, progress } }: { calculation: StoredCalculation }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cancel = useCancelCalculation()
  // The button that started the calculation has gone; the focus moves here, so that the keyboard goes on from here.
  const heading = useTakenFocus<HTMLParagraphElement>(true)
  const share = progress?.shareDone ?? null
  const how = () => {
    if (share !== null) return t('{{share}} calculado', { share: format.percent(100 * share, 0) })
    if (progress?.placeInQueue) return t('Lugar na fila: {{place}}', { place: format.number(progress.placeInQueue) })
    return ''
  }
  const onCancel = () =>
    cancel.mutate(id, {
      onSuccess: () => notify.info(t('Cálculo cancelado.')),
      onError: (error) => {
        // The calculation has ended in the meantime: its result is shown, and the failed cancel needs no message.
        if (error instanceof ApiError && (error.code === 'NotRunning' || error.status === 404)) return
        notify.error(t('Falha ao cancelar o cálculo. Tente novamente.'))
      },
    })
  return (
    <>
      <div className={styles.waiting}>
        <p ref={heading} tabIndex={-1} className={styles.heading}>
          {t('Por favor aguarde, o seu cálculo está a ser processado')}
        </p>
        <progress
          className={styles.bar}
          aria-label={t('Progresso do cálculo')}
          aria-valuetext={how() || undefined}
          {...(share === null ? {} : { value: share })}
        />
        <p className={styles.how}>{how()}</p>
        <Button icon="close" busy={cancel.isPending} onClick={onCancel}>
          {t('Cancelar cálculo')}
        </Button>
      </div>
      <Skeleton lines={6} height="2.2em" label={t('Por favor aguarde, o seu cálculo está a ser processado')} />
    </>
  )
}

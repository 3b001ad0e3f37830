import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trialMode } from '../../api/trial-mode.ts'
import { Button } from '../../ui/button.tsx'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './trial-head.module.css'

const Examples = lazyExtra(() => import('../../actions/examples.tsx'), <Skeleton lines={5} height="1.6em" />)

/** That this is a trial and what that means, the way into an account, and the examples. */
export function TrialHead({
  isFresh,
  onKeep,
  onDiscard,
  onExample,
}: {
  isFresh: boolean
  onKeep: () => Promise<void>
  /** throws unsaved changes away */
  onDiscard: () => void
  /** an example has taken the place of what was there */
  onExample: (id: string) => Promise<void>
}) {
  const { t } = useTranslation()
  const [isKeeping, setKeeping] = useState(false)
  const [open, setOpen] = useState<(() => void) | null>(null)
  const oneAtATime = useOneAtATime()
  const keep = () =>
    void oneAtATime(async () => {
      setKeeping(true)
      await onKeep()
      setKeeping(false)
    })
  return (
    <>
      <section className={styles.bar} aria-label={t('Experiência sem conta')}>
        <p>
          <strong>{t('Experiência sem conta')}.</strong>{' '}
          {trialMode() === 'note'
            ? t('Tudo é calculado e guardado neste navegador; só a nota de cálculo é feita pelo servidor.')
            : t('Tudo é calculado e guardado neste navegador; nada é enviado ao servidor.')}
        </p>
        <Button variant="primary" icon="save" busy={isKeeping} onClick={keep}>
          {t('Guardar na minha conta')}
        </Button>
      </section>
      <details className={styles.examples} open={isFresh}>
        <summary>{t('Exemplos')}</summary>
        <Examples
          lead={t('Abra um exemplo terminado, com os resultados:')}
          onOpened={onExample}
          onAsk={(next) => (isFresh ? next() : setOpen(() => next))}
        />
      </details>
      <ConfirmDialog
        open={open !== null}
        danger
        title={t('Abrir o exemplo no lugar desta simulação?')}
        text={t('Na experiência há lugar para uma só simulação: a que está aberta perde-se.')}
        confirmLabel={t('Abrir o exemplo')}
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null)
          onDiscard()
          open?.()
        }}
      />
    </>
  )
}

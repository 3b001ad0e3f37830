import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { NEW_ID } from './model/simulation.ts'
import { parseStep } from './model/steps.ts'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** Asks before a step or the screen is left with unsaved changes; the safe answer is to stay. */
export function UnsavedChanges({ simulator }: { simulator: SimulatorState }) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      simulator.isDirty &&
      // Whoever is signed out by the server signs in again and finds the changes as they were.
      next.pathname !== '/login' &&
      (next.pathname === current.pathname ? stepOf(next.search) !== stepOf(current.search) : !simulator.isTrial) &&
      !(await simulator.autosave.flush()),
    // A trial is found again as it was left.
    enableBeforeUnload: simulator.isDirty && !simulator.isTrial,
    withResolver: true,
  })
  const oneAtATime = useOneAtATime()
  if (blocker.status !== 'blocked') return null
  const { proceed, reset, next } = blocker

  const saveAndLeave = async () => {
    if (simulator.isRefused()) return reset()
    const saved = await simulator.busily(() => simulator.save())
    if (!saved) return reset()
    if (typeof saved === 'string') {
      reset()
      await simulator.saveAndGo(parseStep(stepOf(next.search), simulator.draft.values.envelope))
      return
    }
    const toOwnStep = !simulator.isTrial && simulator.id === NEW_ID && next.pathname === `/simulator/${NEW_ID}`
    if (!toOwnStep) return proceed()
    reset()
    await simulator.go(parseStep(stepOf(next.search), simulator.draft.values.envelope), { replace: true })
  }

  return (
    <Dialog
      open
      onClose={reset}
      wide
      title={t('Alterações não salvas')}
      description={t('Tem alterações não salvas. Deseja sair deste passo?')}
      footer={
        <>
          <Button onClick={reset}>{t('Ficar')}</Button>
          <Button
            onClick={() => {
              simulator.discard()
              proceed()
            }}
          >
            {t('Sair sem salvar')}
          </Button>
          <Button variant="primary" busy={simulator.isBusy} onClick={() => void oneAtATime(saveAndLeave)}>
            {t('Salvar e sair')}
          </Button>
        </>
      }
    />
  )
}

const stepOf = (search: unknown) => (search as { step?: string } | undefined)?.step ?? 'general'

/** Changes of an earlier visit that were never saved stand in the form: from when they are, and whether they stay. */
export function RestoredNotice({ simulator }: { simulator: SimulatorState }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { restoredFrom } = simulator
  const isOfToday = restoredFrom !== null && format.date(restoredFrom) === format.date(new Date().toISOString())
  const when = restoredFrom && [isOfToday ? '' : format.date(restoredFrom), format.time(restoredFrom)].join(' ').trim()
  return (
    <div className={styles.notice} role="status">
      <span>
        {when ? t('Rascunho não salvo de {{when}}, recuperado.', { when }) : t('Rascunho não salvo, recuperado.')}
      </span>
      <span className={styles.noticeActions}>
        <Button compact onClick={simulator.keepRestored}>
          {t('Manter')}
        </Button>
        <Button compact onClick={simulator.discard}>
          {t('Descartar alterações')}
        </Button>
      </span>
    </div>
  )
}

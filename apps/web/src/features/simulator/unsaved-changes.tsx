import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { NEW_ID } from './model/simulation.ts'
import { parseStep } from './model/steps.ts'
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

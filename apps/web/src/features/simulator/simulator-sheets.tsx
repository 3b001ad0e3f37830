import type { CalculationStatus, Costs, User } from '@madre/contract'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { FacadeWords } from '../../i18n/facade.ts'
import { Sheet } from '../../ui/page/card.tsx'
import type { ResultOffers } from '../../ui/simulation/result-offers.ts'
import type { SimulatorAddress } from './address.ts'
import { SectionLevel } from './fields/section.tsx'
import { leaveField } from './leave-field.ts'
import { LivePanel } from './live/live-panel.tsx'
import { envelopeOf } from './model/from-request.ts'
import { NEW_ID } from './model/simulation.ts'
import { isStepEnabled, parseStep, STEP_NAMES, type Step, stepAt } from './model/steps.ts'
import { SheetActions } from './sheet-actions.tsx'
import { HasAccount } from './sheeting/has-account.ts'
import { StepSheet } from './sheets/step-sheet.tsx'
import styles from './simulator.module.css'
import { StartOfNew } from './start-of-new.tsx'
import { StartPanel } from './start-panel.tsx'
import { type SimulatorHead, type SimulatorState, useSimulator } from './state/use-simulator.ts'
import { useUndoShortcut } from './state/use-undo-shortcut.ts'
import { StepStack } from './step-stack.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { RestoredNotice, UnsavedChanges } from './unsaved-changes.tsx'
import { DeletedElsewhere, VersionConflict } from './version-conflict.tsx'

interface SimulatorSheetsProps {
  calculation: StoredCalculation | undefined
  /** whose account the simulator may use; null: nobody's */
  user: User | null
  /** whose unsaved changes are kept on this device */
  draftsOf: string
  step: string | undefined
  embedded: boolean
  addressOf: (id: string) => SimulatorAddress
  onCreated: (id: string) => void
  renderResults: (calculation: StoredCalculation, offers: ResultOffers) => ReactNode
  renderHead: (simulator: SimulatorHead) => ReactNode
}

export function SimulatorSheets({
  calculation,
  user,
  draftsOf,
  step: query,
  embedded,
  addressOf,
  onCreated,
  renderResults,
  renderHead,
}: SimulatorSheetsProps) {
  const { t } = useTranslation()
  const asked = parseStep(query, envelopeOf(calculation?.request))
  const simulator = useSimulator({
    calculation,
    draftsOf,
    step: asked,
    savesItself: user?.autosave ?? false,
    startValues: user?.startValues ?? null,
    addressOf,
    onCreated,
  })
  const { values } = simulator.draft
  const step = useAllowedStep(asked, simulator)

  const status = calculation?.calculationStatus
  const needsCalculation = status !== 'IN_PROGRESS' && status !== 'COMPLETE'
  const goOn = () => {
    const next = stepAt(step, 1, values.envelope)
    if (next) void simulator.saveAndGo(next)
    else if (needsCalculation) void simulator.calculate()
  }
  useSaveShortcut(goOn)
  useUndoShortcut(simulator)

  const heading = useFocusOnChange<HTMLHeadingElement>(step)
  useFocusAfterCancel(status, heading)
  const isResults = step === 'results'
  const Heading = embedded ? 'h3' : 'h2'
  return (
    <FacadeWords value={values.envelope === 'FACADE'}>
      {renderHead(simulator)}
      <Toolbar simulator={simulator} status={status ?? 'NEW'} revision={calculation?.revision ?? null} user={user} />
      <div className={styles.columns} data-results={isResults || undefined}>
        <StepStack
          current={step}
          type={values.envelope}
          id={simulator.id}
          onStep={(to) => void simulator.requestStep(to)}
        >
          <Sheet className={styles.sheet} busy={simulator.isBusy || simulator.isNaming} aria-labelledby="step-title">
            {!isResults && <p className={styles.helpKey}>{t('F1 num campo: a sua ajuda')}</p>}
            <Heading id="step-title" ref={heading} tabIndex={-1} className={styles.stepTitle}>
              {t(STEP_NAMES[step])}
            </Heading>
            {simulator.wasRestored && <RestoredNotice simulator={simulator} />}
            {user && simulator.id === NEW_ID && step === 'general' && <StartOfNew user={user} simulator={simulator} />}
            {isResults && calculation ? (
              <StepResults
                simulator={simulator}
                calculation={calculation}
                needsCalculation={needsCalculation}
                costs={user?.costs ?? null}
                render={renderResults}
              />
            ) : (
              <SectionLevel value={embedded ? 'h4' : 'h3'}>
                <HasAccount value={user !== null}>
                  <StepSheet step={step} simulator={simulator} />
                </HasAccount>
                <SheetActions step={step} simulator={simulator} onGoOn={goOn} />
              </SectionLevel>
            )}
          </Sheet>
        </StepStack>
        {!isResults && <LivePanel draft={simulator.draft} differs={simulator.isDirty && !!calculation?.result} />}
      </div>
      <UnsavedChanges simulator={simulator} />
      <VersionConflict conflict={simulator.conflict} />
      <DeletedElsewhere gone={simulator.gone} />
    </FacadeWords>
  )
}

/** The step that is shown: one that is not allowed yet is asked for, and leads back to the first. */
function useAllowedStep(asked: Step, simulator: SimulatorState): Step {
  const refused = !isStepEnabled(asked, simulator.id)
  const { requestStep, go } = simulator

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not for each render
  useEffect(() => {
    if (!refused) return
    void requestStep('results')
    void go('general', { replace: true })
  }, [refused])

  return refused ? 'general' : parseStep(asked, simulator.draft.values.envelope)
}

function StepResults({
  simulator,
  calculation,
  needsCalculation,
  costs,
  render,
}: {
  simulator: SimulatorState
  calculation: StoredCalculation
  needsCalculation: boolean
  costs: Costs | null
  render: SimulatorSheetsProps['renderResults']
}) {
  return (
    <div className={styles.results}>
      {needsCalculation && <StartPanel simulator={simulator} calculation={calculation} />}
      {(calculation.result !== null || calculation.calculationStatus === 'IN_PROGRESS') &&
        render(calculation, {
          onApply: simulator.applyPatch,
          onCalculate: () => void simulator.calculate(),
          profiles: simulator.profiles,
          isUnsaved: simulator.isDirty,
          costs,
        })}
    </div>
  )
}

/** Another step takes the focus to its heading, since the button that led there is gone. */
function useFocusOnChange<E extends HTMLElement>(step: string) {
  const heading = useRef<E>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** The button that cancels a calculation is gone once it has: the keyboard goes on at the heading. */
function useFocusAfterCancel(status: CalculationStatus | undefined, heading: RefObject<HTMLElement | null>) {
  const before = useRef(status)
  useEffect(() => {
    const wasRunning = before.current === 'IN_PROGRESS'
    before.current = status
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (wasRunning && isLost && (status === 'PENDING' || status === 'EDITED'))
      heading.current?.focus({ preventScroll: true })
  }, [status, heading])
}

/** Ctrl+Enter, from any field, saves and continues. */
function useSaveShortcut(onSave: () => void) {
  const latest = useRef(onSave)
  latest.current = onSave
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      // The field being typed in is left first, so that what it shows is what is saved.
      leaveField(() => latest.current())
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

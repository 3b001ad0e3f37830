import type { WordKey } from '@madre/words/keys'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalculation, useSimulationStore } from '../../api/calculations.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { useWhoami } from '../../api/users.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import type { ResultOffers } from '../../ui/simulation/result-offers.ts'
import { accountAddress, type SimulatorAddress } from './address.ts'
import { envelopeOf } from './model/from-request.ts'
import { NEW_ID } from './model/simulation.ts'
import { parseStep, STEP_NAMES, type Step } from './model/steps.ts'
import { SimulatorSheets } from './simulator-sheets.tsx'
import { TRIAL_DRAFTS } from './state/local-drafts.ts'
import type { SimulatorHead } from './state/use-simulator.ts'

/** The app gives `renderResults`, since features do not import each other; `embedded` is true on the dashboard. */
interface SimulatorScreenProps {
  simulation: string
  step: string | undefined
  embedded?: boolean
  /** where the simulation of an id is shown */
  addressOf?: (id: string) => SimulatorAddress
  /** a new simulation was saved: the screen goes on under its id */
  onCreated?: (id: string) => void
  renderResults: (calculation: StoredCalculation, offers: ResultOffers) => ReactNode
  /** what stands above the toolbar */
  renderHead?: (simulator: SimulatorHead) => ReactNode
}

/** One simulation, new or stored: loads it, then shows its sheets. */
export default function SimulatorScreen({
  simulation,
  step,
  embedded = false,
  addressOf = accountAddress,
  onCreated = () => undefined,
  renderResults,
  renderHead = () => null,
}: SimulatorScreenProps) {
  const { t } = useTranslation()
  const { data: user } = useWhoami()
  const { isTrial } = useSimulationStore()
  const isNew = simulation === NEW_ID
  const { data: calculation, error, refetch } = useCalculation(isNew ? null : simulation)
  const type = envelopeOf(calculation?.request)
  const current = parseStep(step, type)

  let content: ReactNode
  if (isNew || calculation)
    content = (
      <SimulatorSheets
        calculation={calculation}
        user={isTrial ? null : (user ?? null)}
        draftsOf={isTrial ? TRIAL_DRAFTS : (user?.id ?? '')}
        step={step}
        embedded={embedded}
        addressOf={addressOf}
        onCreated={onCreated}
        renderResults={renderResults}
        renderHead={renderHead}
      />
    )
  else if (error && 'status' in error && error.status === 404)
    content = (
      <EmptyState
        title={t('simulationUnknown' satisfies WordKey)}
        text={t('Pode ter sido apagada, ou pertencer a outra pessoa.')}
        actions={
          <Link to="/simulations" className={buttonClass({ variant: 'primary' })}>
            {t('Simulações')}
          </Link>
        }
      />
    )
  else if (error) content = <Failure error={error} onRetry={() => void refetch()} />
  else content = <Skeleton lines={8} height="2.5em" />

  return (
    <>
      {!embedded && <StepTitle step={current} />}
      <Page width="wide" {...(embedded ? {} : { title: t('Simulador') })}>
        {content}
      </Page>
    </>
  )
}

function StepTitle({ step }: { step: Step }) {
  const { t } = useTranslation()
  usePageTitle(`${t('Simulador')} — ${t(STEP_NAMES[step])}`)
  return null
}

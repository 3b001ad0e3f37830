import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import type { SimulatorHead } from '../features/simulator/state/use-simulator.ts'
import { lazyExtra } from '../ui/lazy-extra.ts'
import { LazyScreen } from './lazy-screen.tsx'
import { renderResults } from './render-results.tsx'
import { dashboardCode, simulatorCode, withTexts } from './screen-code.ts'
import styles from './workbench.module.css'

const RevisionsOver = lazyExtra(() => withTexts('revisions', import('./revisions-over.tsx')))

/**
 * The simulator, on the dashboard and at its own address: one place for both, so that a simulation whose first save gives it an address
 * keeps what is on screen, the focus and what is being typed.
 */
export function WorkbenchRoute() {
  const { simulation } = useParams({ strict: false }) as { simulation?: string }
  const { step, revisions } = useSearch({ from: '__root__' })
  const onDashboard = simulation === undefined
  const { key, onCreated } = useScreenOf(simulation ?? 'new')
  const props = {
    simulation: simulation ?? 'new',
    step: onDashboard ? 'general' : step,
    embedded: onDashboard,
    onCreated,
    renderResults,
    renderHead: (simulator: SimulatorHead) =>
      revisions !== undefined &&
      !onDashboard && (
        <Suspense fallback={null}>
          <RevisionsOver simulator={simulator} asked={revisions} />
        </Suspense>
      ),
  }
  return (
    <>
      {onDashboard && <LazyScreen code={dashboardCode} props={{}} />}
      <div className={onDashboard ? styles.below : undefined}>
        <LazyScreen key={key} code={simulatorCode} props={props} />
      </div>
    </>
  )
}

/** A key for each simulation that is opened: nothing of one survives into the next. One that was just created here is no other. */
function useScreenOf(simulation: string) {
  const screen = useRef({ simulation, heir: '', key: 0 })
  if (screen.current.simulation !== simulation) {
    const { heir, key } = screen.current
    screen.current = { simulation, heir: '', key: heir === simulation ? key : key + 1 }
  }
  const onCreated = (id: string) => {
    screen.current.heir = id
  }
  return { key: screen.current.key, onCreated }
}

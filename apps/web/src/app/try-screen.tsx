import { useNavigate } from '@tanstack/react-router'
import { keepTrial } from '../api/kept-trial.ts'
import { useWhoami } from '../api/users.ts'
import { NEW_ID } from '../features/simulator/model/simulation.ts'
import type { SimulatorHead } from '../features/simulator/state/use-simulator.ts'
import { TrialHead } from '../features/trial/trial-head.tsx'
import { TrialSimulator } from './trial-simulator.tsx'
import { useKeptTrial } from './use-kept-trial.ts'

/** The simulator without an account. What is kept leads to one: the work is in it once its owner is signed in. */
export default function TryScreen() {
  const navigate = useNavigate()
  const { data: user } = useWhoami()
  const bring = useKeptTrial()
  const keep = async (saveAll: SimulatorHead['saveAll']) => {
    const saved = await saveAll()
    if (!saved) return
    keepTrial(saved)
    if (user) await bring()
    else await navigate({ to: '/register', ignoreBlocker: true })
  }
  return (
    <TrialSimulator
      address={{ to: '/try' }}
      renderHead={({ id, isDirty, saveAll, discard, showAnother }) => (
        <TrialHead
          isFresh={id === NEW_ID && !isDirty}
          onKeep={() => keep(saveAll)}
          onDiscard={discard}
          onExample={async () => {
            showAnother()
            await navigate({ to: '/try', search: { step: 'results' }, ignoreBlocker: true })
          }}
        />
      )}
    />
  )
}

import type { CalculationRequest } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import ShareDialog from '../actions/revision/share-dialog.tsx'
import { useCalculation } from '../api/calculations.ts'
import { useRevisions } from '../api/revisions.ts'
import RevisionsPanel from '../features/revisions/revisions-panel.tsx'
import { useTakeRevision } from '../features/simulator/revision/use-take-revision.ts'
import type { SimulatorHead } from '../features/simulator/state/use-simulator.ts'
import { renderReading } from './render-results.tsx'
import type { SearchParams } from './search-params.ts'

/** The revisions of the simulation that is open, over it; the address says which. */
export default function RevisionsOver({ simulator, asked }: { simulator: SimulatorHead; asked: string }) {
  const navigate = useNavigate()
  const { data: calculation } = useCalculation(simulator.id)
  const { data: revisions = [] } = useRevisions(simulator.id)
  const take = useTakeRevision(simulator)
  const [shared, setShared] = useState<string | null>(null)
  if (!calculation) return null

  const go = (change: (search: Partial<SearchParams>) => Record<string, string>, hash?: string) =>
    void navigate({
      to: '/simulator/$simulation',
      params: { simulation: simulator.id },
      search: change,
      ...(hash === undefined ? { resetScroll: false } : { hash }),
      replace: true,
      ignoreBlocker: true,
    })
  const without = ({ revisions: _, ...others }: Partial<SearchParams>) => others as SearchParams
  const takeBack = (request: CalculationRequest, letter: string) => {
    take(request, letter)
    go((search) => ({ ...without(search), step: 'general' }), 'toolbar')
  }
  return (
    <>
      <RevisionsPanel
        calculation={calculation}
        asked={asked}
        renderRecord={renderReading}
        onPick={(letter) => go((search) => ({ ...(search as SearchParams), revisions: letter }))}
        onClose={() => go(without)}
        onBack={takeBack}
        onShare={setShared}
      />
      {shared !== null && (
        <ShareDialog
          id={calculation.id}
          letter={shared}
          letters={revisions.map(({ letter }) => letter)}
          onClose={() => setShared(null)}
        />
      )}
    </>
  )
}

import { useRef, useState } from 'react'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { NEW_ID, newSimulation } from '../model/simulation.ts'

export interface Details {
  name: string
  project: string
}

/** What the server has of the simulation at this moment, ahead of the next render: work that waited goes on from there. */
export function useKnown(calculation: StoredCalculation | undefined) {
  const shown = useRef(calculation)
  const known = useRef(calculation)
  if (shown.current !== calculation) {
    shown.current = calculation
    known.current = calculation
  }
  const [fresh] = useState(newSimulation)
  /** what a simulation that is not on the server is called */
  const named = useRef<Details>(fresh)
  return {
    now: () => known.current,
    is: (saved: StoredCalculation) => {
      known.current = saved
    },
    idNow: () => known.current?.id ?? NEW_ID,
    namesNow: (): Details => known.current ?? named.current,
    /** It was deleted elsewhere: what is in the form is a new simulation of the same name. */
    forget: () => {
      named.current = known.current ?? fresh
      known.current = undefined
    },
    /** as they are shown */
    details: {
      name: calculation?.name ?? fresh.name,
      project: calculation?.project ?? fresh.project,
    } satisfies Details,
  }
}

export type Known = ReturnType<typeof useKnown>

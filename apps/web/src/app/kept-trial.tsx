import { useEffect, useRef } from 'react'
import { useWhoami } from '../api/users.ts'
import { useKeptTrial } from './use-kept-trial.ts'

/** As soon as somebody is signed in, what was kept of a trial is put into the account. */
export function KeptTrial() {
  const { data: user } = useWhoami()
  const bring = useKeptTrial()
  const latest = useRef(bring)
  latest.current = bring
  const id = user?.id
  useEffect(() => {
    if (id) void latest.current()
  }, [id])
  return null
}

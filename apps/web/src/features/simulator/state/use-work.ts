import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calculationQuery, type StoredCalculation } from '../../../api/calculations.ts'
import { atLeast } from './busy.ts'

/** What follows a piece of work: a question about another version, the next thing to do, or nothing. */
type Follow = 'conflict' | (() => Promise<unknown>) | null

/** Someone else's save in between: when it was, where that could be asked, and how to save over it. */
interface Conflict {
  savedAt: string | null
  overwrite: () => void
}

/**
 * One piece of work at a time on the simulation `id`, and the question it ends in where the server has another version.
 *
 * @param adopt  takes that other version over
 */
export function useWork(id: string, adopt: (other: StoredCalculation) => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const ofServer = () => client.fetchQuery({ ...calculationQuery(id), staleTime: 0 })

  const busily = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await atLeast(work())
    } finally {
      setBusy(false)
    }
  }

  /** Work that shows as busy and says what follows it; a conflict asks first and then does it again over the other version. */
  const perform = async (work: (overwrite: boolean) => Promise<Follow>, overwrite = false): Promise<void> => {
    if (isBusy) return
    const follow = await busily(() => work(overwrite))
    if (follow !== 'conflict') return void (await follow?.())
    const other = await ofServer().catch(() => undefined)
    setConflict({ savedAt: other?.lastUpdateDate ?? null, overwrite: () => void perform(work, true) })
  }

  return {
    isBusy,
    busily,
    perform,
    conflict: conflict && {
      savedAt: conflict.savedAt,
      overwrite: () => {
        setConflict(null)
        conflict.overwrite()
      },
      loadOther: async () => {
        setConflict(null)
        adopt(await ofServer())
      },
      close: () => setConflict(null),
    },
  }
}

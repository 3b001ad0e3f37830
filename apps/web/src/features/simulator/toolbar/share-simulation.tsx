import { useEffect, useState } from 'react'
import ShareDialog from '../../../actions/revision/share-dialog.tsx'
import { useRevisions } from '../../../api/revisions.ts'
import { loadArea } from '../../../i18n/i18n.ts'
import type { AccountDialogProps } from './account-dialog.ts'

/** Links to the simulation that is open: the newest revision first, or the working copy where nothing was issued. */
export function ShareSimulation({ simulator, onClose }: AccountDialogProps) {
  const { data: revisions, isError } = useRevisions(simulator.id)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    void loadArea('revisions').then(() => setHasTexts(true))
  }, [])
  if (!hasTexts || (!revisions && !isError)) return null
  const letters = (revisions ?? []).map(({ letter }) => letter)
  return <ShareDialog id={simulator.id} letter={letters[0] ?? ''} letters={letters} onClose={onClose} />
}

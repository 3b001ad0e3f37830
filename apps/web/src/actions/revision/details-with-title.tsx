import { type ComponentProps, useRef, useState } from 'react'
import { withTexts } from '../../i18n/i18n.ts'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { DetailsDialog } from '../../ui/simulation/details-dialog.tsx'
import type { KeepTitle } from './title-block.tsx'

const TitleBlock = lazyExtra(() => withTexts('revisions', import('./title-block.tsx')), <Skeleton lines={1} />)

/** Name and project of a simulation and, with an account, the title block of the project. */
export function DetailsWithTitle({
  hasTitle = true,
  busy,
  onSave,
  ...dialog
}: Omit<ComponentProps<typeof DetailsDialog>, 'renderMore'> & { hasTitle?: boolean }) {
  const keep = useRef<KeepTitle>(null)
  const [isKeeping, setKeeping] = useState(false)
  if (!hasTitle) return <DetailsDialog {...dialog} busy={busy} onSave={onSave} />
  const save: typeof onSave = async (details) => {
    setKeeping(true)
    const isKept = await (keep.current?.(details.project) ?? true)
    setKeeping(false)
    if (isKept) onSave(details)
  }
  return (
    <DetailsDialog
      {...dialog}
      busy={busy || isKeeping}
      onSave={(details) => void save(details)}
      renderMore={(project) => <TitleBlock project={project} keep={keep} />}
    />
  )
}

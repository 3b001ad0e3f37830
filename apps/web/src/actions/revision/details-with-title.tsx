import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepProject } from '../../api/projects.ts'
import { loadArea } from '../../i18n/i18n.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { DetailsDialog } from '../../ui/simulation/details-dialog.tsx'
import { refusalText } from '../../ui/simulation/refusal-text.ts'
import type { TitleChanges } from './title-block.tsx'

const TitleBlock = lazyExtra(async () => {
  const [part] = await Promise.all([import('./title-block.tsx'), loadArea('revisions')])
  return part
})

/** Name and project of a simulation and, where there is an account to keep it, the title block of the project. */
export function DetailsWithTitle({
  hasTitle = true,
  busy,
  onSave,
  ...dialog
}: Omit<ComponentProps<typeof DetailsDialog>, 'renderMore'> & { hasTitle?: boolean }) {
  const { t } = useTranslation()
  const keep = useKeepProject()
  const [changes, setChanges] = useState<TitleChanges | null>(null)
  if (!hasTitle) return <DetailsDialog {...dialog} busy={busy} onSave={onSave} />
  const save: typeof onSave = async (details) => {
    try {
      if (changes) await keep.mutateAsync({ ...changes.title, name: details.project })
      onSave(details)
    } catch (error) {
      notify.error(t('Não foi possível guardar o cabeçalho das notas.'), refusalText(error, t))
    }
  }
  return (
    <DetailsDialog
      {...dialog}
      busy={busy || keep.isPending}
      onSave={(details) => void save(details)}
      renderMore={(project) => (
        <Suspense fallback={null}>
          <TitleBlock project={project} changes={changes} onChange={setChanges} />
        </Suspense>
      )}
    />
  )
}

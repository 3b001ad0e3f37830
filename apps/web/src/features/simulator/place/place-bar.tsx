import type { LoadKey, LoadSource, SiteBlock } from '@madre/climate'
import { LOAD_IDS, type PlaceId } from '@madre/contract'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import type { Values } from '../model/values.ts'
import styles from './place-bar.module.css'

export interface PlaceProps {
  draft: Draft
  setFromPlace: (values: Values, site: SiteBlock) => void
}

interface DialogProps {
  draft: Draft
  onAccept: PlaceProps['setFromPlace']
  onClose: () => void
}

/** The way to the loads of a place; its code and its tables are loaded with the first press. */
export function PlaceBar({ draft, setFromPlace }: PlaceProps) {
  const { t } = useTranslation()
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      const { PlaceDialog } = await import('./place-dialog.tsx')
      setDialog(() => PlaceDialog)
      setOpen(true)
    } catch {
      notify.error(t('Não foi possível abrir. Tente novamente.'))
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={styles.bar}>
      <Button compact busy={isLoading} onClick={() => void open()}>
        {t('A partir do local…')}
      </Button>
      <span className={styles.hint}>{t('Vento e neve do local e do edifício, em vez de os escrever.')}</span>
      {isOpen && Dialog && (
        <Dialog
          draft={draft}
          onClose={() => setOpen(false)}
          onAccept={(values, site) => {
            setFromPlace(values, site)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

const NAMES = { PLACE: tk('a partir do local'), TYPED: tk('escrito'), STALE: tk('já não corresponde') } as const
const TONES = { PLACE: 'success', TYPED: 'neutral', STALE: 'warning' } as const

/** Beside some loads: where each comes from; nothing where nobody asked for the place. */
export function LoadMarks({
  sources,
  loads,
}: {
  sources: LoadSources
  loads: readonly (readonly [load: PlaceId, label: string])[]
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const marked = loads.flatMap(([load, label]) => {
    const source = sources[load]
    return source ? [{ load, label, source }] : []
  })
  if (marked.length === 0) return null
  return (
    <ul className={styles.marks}>
      {marked.map(({ load, label, source }) => (
        <li key={load}>
          {label && <span>{format.labelled(label, '')}</span>}
          <Badge tone={TONES[source]}>{t(NAMES[source])}</Badge>
        </li>
      ))}
    </ul>
  )
}

export type LoadSources = Partial<Record<PlaceId, LoadSource>>

/** Where each load comes from as the form stands now; empty where nobody asked for the place. */
export function useLoadSources(draft: Draft | undefined): LoadSources {
  const site = draft?.site
  const [climate, setClimate] = useState<typeof import('@madre/climate') | null>(null)
  const isAsked = site?.accepted !== undefined && site.accepted !== null
  useEffect(() => {
    if (isAsked) void import('@madre/climate').then(setClimate, () => {})
  }, [isAsked])
  return useMemo(() => {
    if (!draft || !site?.accepted) return {}
    const request = toRequest(draft)
    // What was saved stands until the code that looks again is there.
    const { loads } = climate?.settleAccepted(request, site, '') ?? site.accepted
    return Object.fromEntries(Object.entries(loads).map(([load, entry]) => [LOAD_IDS[load as LoadKey], entry?.source]))
  }, [draft, site, climate])
}

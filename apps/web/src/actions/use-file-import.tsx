import { REQUEST_BOUNDS, type TextBounds } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Refusal, useImportFiles } from '../api/simulation-files.ts'
import { Button } from '../ui/button.tsx'
import { useOneAtATime } from '../ui/one-at-a-time.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { notify } from '../ui/overlay/notify.ts'
import styles from './use-file-import.module.css'

/** Simulations from files: a button, files dropped anywhere on the screen, and the reasons for refused files. */
export function useFileImport(): { button: ReactNode; overlay: ReactNode } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const importFiles = useImportFiles()
  const oneAtATime = useOneAtATime()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal[]>([])

  const take = (files: File[]) =>
    void oneAtATime(async () => {
      if (files.length === 0) return
      setBusy(true)
      const result = await importFiles(files)
      setBusy(false)
      setRefused(result.refused)
      if (result.created.length > 0)
        notify.success(t('{{count}} simulações importadas.', { count: result.created.length }))
      const [only] = result.created
      if (only && files.length === 1) await navigate({ to: '/simulator/$simulation', params: { simulation: only.id } })
    })
  const isOver = useDroppedFiles(take)

  const button = (
    <>
      <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
        {t('Importar')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={t('Ficheiros de simulações')}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
  const overlay = (
    <>
      {isOver && (
        <div className={styles.drop} aria-hidden="true">
          {t('Largue aqui os ficheiros de simulações')}
        </div>
      )}
      <Dialog
        open={refused.length > 0}
        reading
        title={t('Ficheiros não importados')}
        onClose={() => setRefused([])}
        footer={<Button onClick={() => setRefused([])}>{t('Fechar')}</Button>}
      >
        <ul className={styles.refused}>
          {refused.map((refusal) => (
            <li key={refusal.file}>
              <strong>{refusal.file}</strong>
              <ul>
                {reasons(refusal, t).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
  return { button, overlay }
}

function reasons(refusal: Refusal, t: TFunction): string[] {
  switch (refusal.reason) {
    case 'BEYOND':
      return [beyond(refusal.bound, t)]
    case 'NOT_JSON':
      return [t('O ficheiro não é um documento JSON.')]
    case 'NO_SIMULATION':
      return [t('O ficheiro não é uma simulação: falta «formatVersion»: 1.')]
    case 'NEWER':
      return [
        t('O ficheiro foi escrito por uma versão mais recente deste programa (formato {{version}}).', {
          version: refusal.version,
        }),
      ]
    case 'SIGNED_OUT':
      return [t('A sessão terminou. Inicie sessão novamente.')]
    case 'NOT_SENT':
      return [t('O servidor não aceitou o ficheiro agora. Tente novamente.')]
    case 'REFUSED':
      return refusal.details.map(({ field, description }) => (field ? `${field}: ${description}` : description))
  }
}

/** The bound of the server that a file exceeds. */
function beyond(bound: keyof TextBounds, t: TFunction): string {
  const most = REQUEST_BOUNDS[bound]
  switch (bound) {
    case 'length':
      return t('O ficheiro tem mais de {{max}} kB: não é uma simulação.', { max: most / 1024 })
    case 'values':
      return t('O ficheiro tem mais de {{max}} valores: não é uma simulação.', { max: most })
    case 'depth':
      return t('O ficheiro está aninhado demasiado fundo: não é uma simulação.')
  }
}

/** Takes files dropped anywhere in the window; true while files are held over it. */
function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    // A child is entered before its parent is left, so only the balance tells whether the pointer is still in the window.
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

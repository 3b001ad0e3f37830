import type { VerifiedRevision } from '@madre/contract'
import type { TFunction } from 'i18next'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sha256Of, useVerified } from '../../api/verify.ts'
import { type Format, useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import styles from './verify.module.css'

/** Whether the note at hand still holds, for anybody who has its code; and whether a PDF is the one that was issued. */
export default function VerifyScreen({ code }: { code: string }) {
  const { t } = useTranslation()
  const { data: verified, error, refetch } = useVerified(code)
  const title = t('Esta nota está atual?')
  usePageTitle(title)
  return (
    <Page width="narrow" title={title} lead={<code className={styles.code}>{code}</code>}>
      {verified ? (
        <div className={styles.parts}>
          <Standing verified={verified} />
          <TryFile verified={verified} />
        </div>
      ) : verified === null ? (
        <EmptyState
          atStart
          title={t('Não há nenhuma nota com este código.')}
          text={t('O código está errado, ou a simulação ou a conta a que a nota pertencia foi apagada.')}
        />
      ) : (
        <Pending error={error} refetch={refetch} lines={4} height="2em" />
      )}
    </Page>
  )
}

function Standing({ verified }: { verified: VerifiedRevision }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { letter, state, newest } = verified
  const isNewest = newest.letter === letter
  return (
    <section className={styles.standing} data-tone={isNewest ? 'ok' : 'warn'}>
      <Icon name={isNewest ? 'check' : 'alert'} size={22} />
      <div>
        <p className={styles.answer}>
          {isNewest
            ? t('A revisão {{letter}} é a mais recente.', { letter })
            : t('A revisão {{letter}} já não é a mais recente.', { letter })}
        </p>
        <p className={styles.line}>
          {t('Revisão {{letter}}', { letter })} <RevisionBadge state={state} /> {whenText(verified, t, format)}
        </p>
        {!isNewest && (
          <p className={styles.line}>
            {t('A mais recente é a revisão {{letter}}.', { letter: newest.letter })}{' '}
            <RevisionBadge state={newest.state} />
          </p>
        )}
      </div>
    </section>
  )
}

/** "issued on 1/2/2026, decided on 3/2/2026" */
function whenText({ issuedAt, decidedAt }: VerifiedRevision, t: TFunction, format: Format): string {
  const issued = t('emitida em {{date}}', { date: format.date(issuedAt) })
  return decidedAt ? `${issued}, ${t('decidida em {{date}}', { date: format.date(decidedAt) })}` : issued
}

type Tried = { file: string; found: 'ISSUED' | 'CHECKED' | 'OTHER' | 'IMPOSSIBLE' }

function TryFile({ verified }: { verified: VerifiedRevision }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setTried(null)
    try {
      const sha256 = await sha256Of(file)
      const note = verified.notes.find((of) => of.sha256 === sha256)
      setTried({ file: file.name, found: sha256 === null ? 'IMPOSSIBLE' : (note?.as ?? 'OTHER') })
    } catch {
      setTried({ file: file.name, found: 'IMPOSSIBLE' })
    } finally {
      setBusy(false)
    }
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    // The page itself says after this that it takes no files.
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <section aria-labelledby="try-file">
      <h2 id="try-file" className={styles.heading}>
        {t('O PDF foi alterado?')}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on; the button does the same */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('Largue aqui o PDF da nota. É comparado neste navegador e não é enviado.')}</p>
        <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
          {t('Escolher o PDF')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label={t('PDF da nota')}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <div role="status" className={styles.status}>
        {tried && <Outcome tried={tried} letter={verified.letter} isChecked={verified.state === 'CHECKED'} />}
      </div>
    </section>
  )
}

function Outcome({ tried: { file, found }, letter, isChecked }: { tried: Tried; letter: string; isChecked: boolean }) {
  const { t } = useTranslation()
  const isSame = found === 'ISSUED' || found === 'CHECKED'
  const text = {
    ISSUED: isChecked
      ? t('Sem alterações: é a nota da revisão {{letter}} como foi emitida, antes da verificação.', { letter })
      : t('Sem alterações: é a nota da revisão {{letter}} como foi emitida.', { letter }),
    CHECKED: t('Sem alterações: é a nota verificada da revisão {{letter}}.', { letter }),
    OTHER: t('Não é a nota da revisão {{letter}}: o ficheiro foi alterado, ou é outro.', { letter }),
    IMPOSSIBLE: t('Não é possível comparar aqui: a página tem de ser aberta por https.'),
  }[found]
  return (
    <p className={styles.outcome} data-tone={isSame ? 'ok' : 'warn'}>
      <Icon name={isSame ? 'check' : 'alert'} />
      <span>
        <strong className={styles.file}>{file}</strong>
        {text}
      </span>
    </p>
  )
}

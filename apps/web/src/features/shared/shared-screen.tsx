import type { Shared } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateCopy } from '../../api/duplicate.ts'
import { calculationOfRecord } from '../../api/record-calculation.ts'
import { calculationOfShared, useShared, useSharedNote } from '../../api/shares.ts'
import { saveSimulation } from '../../api/simulation-files.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { useWhoami } from '../../api/users.ts'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { refusalText } from '../../ui/form/refusal.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Pending } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { ReadInput } from '../../ui/revision/read-input.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import { RevisionFacts } from '../../ui/revision/revision-facts.tsx'
import styles from './shared.module.css'

/** Not oftener than this is a link asked again because of a click [ms]: an address has its limit. */
const ASKED_AGAIN_AFTER_MS = 3000

const calculationOf = (shared: Shared): StoredCalculation =>
  shared.letter === null ? calculationOfShared(shared.calculation) : calculationOfRecord(shared.record)

/**
 * What a link shows, to whoever has it: results and input, to be read. The link is asked again at every return to the tab and with
 * everything that is done here; one that has ended empties the page.
 */
export default function SharedScreen({
  token,
  renderRecord,
}: {
  token: string
  /** the results, which are another feature */
  renderRecord: (calculation: StoredCalculation) => ReactNode
}) {
  const { t } = useTranslation()
  const { data: shared, error, refetch, dataUpdatedAt } = useShared(token)
  const asked = useRef(0)
  usePageTitle(t('Partilhado consigo'))
  const askAgain = () => {
    const now = Date.now()
    if (now - Math.max(asked.current, dataUpdatedAt) < ASKED_AGAIN_AFTER_MS) return
    asked.current = now
    void refetch()
  }
  if (shared)
    return (
      <div onClickCapture={askAgain} onKeyDownCapture={askAgain}>
        <Whole shared={shared} token={token} refetch={async () => (await refetch()).data} renderRecord={renderRecord} />
      </div>
    )
  return (
    <Page width="narrow" title={t('Partilhado consigo')}>
      {shared === null ? (
        <div role="status">
          <EmptyState
            atStart
            title={t('Esta ligação não funciona.')}
            text={t('Terminou, foi terminada por quem a deu, ou não está completa. Peça outra a quem lha deu.')}
          />
        </div>
      ) : (
        <Pending error={error} refetch={refetch} lines={5} height="2em" />
      )}
    </Page>
  )
}

function Whole({
  shared,
  token,
  refetch,
  renderRecord,
}: {
  shared: Shared
  token: string
  refetch: () => Promise<Shared | null | undefined>
  renderRecord: (calculation: StoredCalculation) => ReactNode
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [tab, setTab] = useState<'result' | 'input'>('result')
  const calculation = calculationOf(shared)
  const name = shownName(calculation.name, t)
  const by = [shared.author.name, shared.author.company].filter(Boolean).join(', ')
  return (
    <Page
      title={shared.letter === null ? name : t('Revisão {{letter}} de {{name}}', { letter: shared.letter, name })}
      lead={shownName(calculation.project, t)}
    >
      <div className={styles.parts}>
        <p className={styles.line}>
          {shared.letter === null ? t('Cópia de trabalho') : <RevisionBadge state={shared.revision.state} />}
          <span className="unit">
            {t('Partilhado por {{by}}, só para ler, até {{until}}.', { by, until: format.date(shared.expiresAt) })}
          </span>
          {shared.letter !== null && !shared.revision.isNewest && (
            <span className="unit">{t('Há uma revisão mais recente.')}</span>
          )}
        </p>
        {shared.letter !== null && <RevisionFacts revision={shared.revision} />}
        <Actions shared={shared} token={token} refetch={refetch} />
        <h2 className="visually-hidden">{t('O que está partilhado')}</h2>
        <Tabs
          label={t('O que está partilhado')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'result', label: t('Resultado'), content: renderRecord(calculation) },
            { value: 'input', label: t('Dados'), content: <ReadInput request={calculation.request} /> },
          ]}
        />
      </div>
    </Page>
  )
}

function Actions({
  shared,
  token,
  refetch,
}: {
  shared: Shared
  token: string
  refetch: () => Promise<Shared | null | undefined>
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: user } = useWhoami()
  const note = useSharedNote(token)
  const createCopy = useCreateCopy()
  const oneAtATime = useOneAtATime()
  const [isCopying, setCopying] = useState(false)

  const download = (letter: string) =>
    note.mutate(
      { name: calculationOf(shared).name, letter },
      {
        onError: (error) => {
          void refetch()
          notify.error(t('Falha ao descarregar a nota de cálculo. Tente novamente.'), refusalText(error, t))
        },
      },
    )
  const saveFile = () =>
    void oneAtATime(async () => {
      const now = await refetch()
      if (now) saveSimulation(calculationOf(now))
    })
  const copy = () =>
    void oneAtATime(async () => {
      setCopying(true)
      try {
        const now = await refetch()
        if (!now) return
        const { name, description, request } = calculationOf(now)
        const created = await createCopy({ name, description }, request)
        notify.success(t('A cópia está na sua conta.'))
        await navigate({ to: '/simulator/$simulation', params: { simulation: created.id } })
      } catch (error) {
        notify.error(t('Não foi possível copiar para a sua conta.'), refusalText(error, t))
      } finally {
        setCopying(false)
      }
    })

  const { letter } = shared
  return (
    <div className={styles.actions}>
      {letter !== null && (
        <Button variant="primary" icon="download" busy={note.isPending} onClick={() => download(letter)}>
          {t('calculationNote' satisfies WordKey)}
        </Button>
      )}
      <Button icon="download" onClick={saveFile}>
        {t('Descarregar ficheiro')}
      </Button>
      {user && (
        <Button icon="copy" busy={isCopying} onClick={copy}>
          {t('Copiar para a minha conta')}
        </Button>
      )}
    </div>
  )
}

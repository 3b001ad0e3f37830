import type { CalculationRequest, Revision } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calculationOfRecord } from '../../api/record-calculation.ts'
import { useRevision, useRevisionNote, useWithdrawCheck } from '../../api/revisions.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { Button } from '../../ui/button.tsx'
import { refusalText } from '../../ui/form/refusal.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Pending } from '../../ui/page/failure.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { ReadInput } from '../../ui/revision/read-input.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import { RevisionFacts } from '../../ui/revision/revision-facts.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { Compared } from './compared.tsx'
import styles from './revisions.module.css'

type TabName = 'result' | 'input' | 'difference'

/** One revision as it was issued: its facts, what can be done with it, and result, input and differences, to be read. */
export function RevisionView({
  calculation,
  revision,
  revisions,
  renderRecord,
  onBack,
  onShare,
}: {
  calculation: StoredCalculation
  revision: Revision
  /** all there are, newest first */
  revisions: readonly Revision[]
  renderRecord: (calculation: StoredCalculation) => ReactNode
  onBack: (request: CalculationRequest, letter: string) => void
  onShare: () => void
}) {
  const { t } = useTranslation()
  const { letter } = revision
  const { data: full, error, refetch } = useRevision(calculation.id, letter)
  const [tab, setTab] = useState<TabName>('result')
  const record = full?.record
  return (
    <article className={styles.revision} aria-label={t('Revisão {{letter}}', { letter })}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('Revisão {{letter}}', { letter })}</h3>
        <RevisionBadge state={revision.state} />
        {revision.isNewest && revision.isChangedSince && (
          <span className="unit">{t('A cópia de trabalho mudou desde então.')}</span>
        )}
        {!revision.isNewest && <span className="unit">{t('Há uma revisão mais recente.')}</span>}
      </header>
      <RevisionFacts revision={revision} />
      <Actions
        calculation={calculation}
        revision={revision}
        onBack={record && (() => onBack(record.request, letter))}
        onShare={onShare}
      />
      {record ? (
        <Tabs
          label={t('Partes da revisão')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'result', label: t('Resultado'), content: renderRecord(calculationOfRecord(record)) },
            { value: 'input', label: t('Dados'), content: <ReadInput request={record.request} /> },
            {
              value: 'difference',
              label: t('Diferenças'),
              content: <Compared calculation={calculation} record={record} revisions={revisions} />,
            },
          ]}
        />
      ) : (
        <Pending error={error} refetch={refetch} lines={5} height="2em" />
      )}
    </article>
  )
}

function Actions({
  calculation,
  revision,
  onBack,
  onShare,
}: {
  calculation: StoredCalculation
  revision: Revision
  onBack: (() => void) | undefined
  onShare: () => void
}) {
  const { t } = useTranslation()
  const note = useRevisionNote()
  const withdraw = useWithdrawCheck()
  const oneAtATime = useOneAtATime()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState({ email: '', message: '' })
  const { letter, state, isNewest } = revision
  const download = (asIssued: boolean) =>
    note.mutate(
      { id: calculation.id, letter, name: calculation.name, asIssued },
      {
        onError: (error) =>
          notify.error(t('Falha ao descarregar a nota de cálculo. Tente novamente.'), refusalText(error, t)),
      },
    )
  const takeBack = () =>
    oneAtATime(async () => {
      try {
        await withdraw.mutateAsync({ id: calculation.id, letter })
      } catch (error) {
        notify.error(t('Não foi possível retirar o pedido.'), refusalText(error, t))
      }
    })
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="download" busy={note.isPending} onClick={() => download(false)}>
        {t('calculationNote' satisfies WordKey)}
      </Button>
      {state === 'CHECKED' && (
        <Button icon="download" busy={note.isPending} onClick={() => download(true)}>
          {t('Nota como foi emitida')}
        </Button>
      )}
      {isNewest && (state === 'ISSUED' || state === 'RETURNED') && (
        <Button icon="check" onClick={() => setAsking(true)}>
          {t('Pedir verificação')}
        </Button>
      )}
      {state === 'SUBMITTED' && (
        <Button busy={withdraw.isPending} onClick={() => void takeBack()}>
          {t('Retirar o pedido de verificação')}
        </Button>
      )}
      <Button icon="share" onClick={onShare}>
        {t('Partilhar')}
      </Button>
      <Button icon="undo" disabled={!onBack} onClick={onBack}>
        {t('Voltar a {{letter}}', { letter })}
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {t('Imprimir')}
      </Button>
      {isAsking && (
        <AskDialog
          id={calculation.id}
          letter={letter}
          typed={typed}
          onType={setTyped}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

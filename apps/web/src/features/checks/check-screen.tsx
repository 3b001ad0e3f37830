import type { Check } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { useCheck, useCheckNote } from '../../api/checks.ts'
import { ApiError } from '../../api/problem.ts'
import { calculationOfRecord } from '../../api/record-calculation.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Button } from '../../ui/button.tsx'
import { refusalText } from '../../ui/form/refusal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Pending } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { DesignDifference } from '../../ui/revision/design-difference.tsx'
import { ReadInput } from '../../ui/revision/read-input.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import { RevisionFacts } from '../../ui/revision/revision-facts.tsx'
import styles from './checks.module.css'
import { Decide } from './decide.tsx'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** A revision somebody else issued, to be read and decided. */
export default function CheckScreen({
  id,
  renderRecord,
}: {
  id: string
  /** the results, which are another feature */
  renderRecord: (calculation: StoredCalculation) => ReactNode
}) {
  const { t } = useTranslation()
  const { data: check, error, refetch } = useCheck(id)
  const title = check
    ? t('Revisão {{letter}} de {{name}}', { letter: check.letter, name: shownName(check.name, t) })
    : t('Verificação')
  usePageTitle(title)
  const back = (
    <Link to="/checks" className="unit">
      {t('Todas as verificações')}
    </Link>
  )
  if (check)
    return (
      <Page
        title={title}
        lead={
          <>
            <span className={styles.project}>{shownName(check.project, t)}</span>
            {back}
          </>
        }
      >
        {/* What is on screen stays, with the comment, when the check is withdrawn or ended meanwhile. */}
        <Whole check={check} isGone={isGone(error)} renderRecord={renderRecord} />
      </Page>
    )
  return (
    <Page title={title} lead={back}>
      {isGone(error) ? (
        <EmptyState
          atStart
          title={t('Esta verificação não existe.')}
          text={t('O pedido foi retirado, saiu uma revisão mais recente, ou foi feito a outro e-mail.')}
        />
      ) : (
        <Pending error={error} refetch={refetch} lines={6} height="2em" />
      )}
    </Page>
  )
}

function Whole({
  check,
  isGone,
  renderRecord,
}: {
  check: Check
  isGone: boolean
  renderRecord: (calculation: StoredCalculation) => ReactNode
}) {
  const { t } = useTranslation()
  const note = useCheckNote(check.id)
  const { data: catalogue } = useCatalogue()
  const [tab, setTab] = useState<'result' | 'input' | 'difference'>('result')
  const head = useRef<HTMLDivElement>(null)
  const { letter, record, previous, revision } = check
  const download = () =>
    note.mutate(
      { name: check.name, letter },
      {
        onError: (error) =>
          notify.error(t('Falha ao descarregar a nota de cálculo. Tente novamente.'), refusalText(error, t)),
      },
    )
  return (
    <div className={styles.parts}>
      {isGone && (
        <p className={styles.gone} role="status">
          <Icon name="alert" />
          {t('Este pedido já não está aberto: foi retirado, ou saiu uma revisão mais recente.')}
        </p>
      )}
      <div className={styles.head} ref={head} tabIndex={-1}>
        <RevisionBadge state={check.decision ?? 'SUBMITTED'} />
        <Button icon="download" busy={note.isPending} onClick={download}>
          {t('calculationNote' satisfies WordKey)}
        </Button>
      </div>
      <RevisionFacts revision={revision} />
      {/* The buttons that were pressed go with the decision, which takes the focus. */}
      {check.decision === null && <Decide check={check} onDecided={() => head.current?.focus()} />}
      <h2 className="visually-hidden">{t('Partes da revisão')}</h2>
      {/* Result and input stand as in the author's `revision-view`; what a checker compares with is another. */}
      <Tabs
        label={t('Partes da revisão')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'result', label: t('Resultado'), content: renderRecord(calculationOfRecord(record)) },
          { value: 'input', label: t('Dados'), content: <ReadInput request={record.request} /> },
          ...(previous
            ? [
                {
                  value: 'difference' as const,
                  label: t('Diferenças de {{letter}}', { letter: previous.letter }),
                  content: (
                    <DesignDifference
                      before={{ ...previous, name: previous.letter }}
                      after={{
                        name: letter,
                        engineVersion: revision.engineVersion,
                        request: record.request,
                        solution: record.result.solutions[0] ?? null,
                      }}
                      steels={catalogue?.steels}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

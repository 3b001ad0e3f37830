import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileImport } from '../../actions/use-file-import.tsx'
import { type SimulationActions, useSimulationActions } from '../../actions/use-simulation-actions.tsx'
import { useFoundSummaries, useStartCalculation, useSummaries, useTouchedSummaries } from '../../api/calculations.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Failure, Pending } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { groupByProject } from './group-by-project.ts'
import { SearchBox } from './search-box.tsx'
import { SimulationCard } from './simulation-card.tsx'
import styles from './simulations.module.css'

/** All saved simulations by project, with a search over name, project and type. */
export default function SimulationsScreen() {
  const { t } = useTranslation()
  const all = useSummaries()
  const touched = useTouchedSummaries()
  const [isTouchedShown, setTouchedShown] = useState(false)
  const { summaries: simulations, error, refetch } = all
  const actions = useSimulationActions()
  const files = useFileImport()
  const [text, setText] = useState('')
  const searched = useSettled(text).trim()
  const found = useFoundSummaries(searched)
  usePageTitle(t('Simulações'))

  if (!simulations)
    return (
      <Page title={t('As suas simulações guardadas')}>
        <Pending error={error} refetch={refetch} lines={6} height="3.5em" />
      </Page>
    )
  if (simulations.length === 0)
    return (
      <Page title={t('As suas simulações guardadas')}>
        <EmptyState
          title={t('Não há simulações guardadas, deseja iniciar uma simulação?')}
          actions={
            <>
              <Link to="/dashboard" className={buttonClass()}>
                {t('Página inicial')}
              </Link>
              {files.button}
              <Link to="/simulator" className={buttonClass({ variant: 'primary' })}>
                {t('Iniciar simulação')}
              </Link>
            </>
          }
        />
        {files.overlay}
      </Page>
    )

  const list = isTouchedShown && touched.total > 0 ? touched : all
  const isSearched = searched !== '' && found.data !== undefined
  const shown = isSearched ? found.data.summaries : (list.summaries ?? simulations)
  const total = isSearched ? found.data.total : list.total
  return (
    <Page
      title={t('As suas simulações guardadas')}
      actions={
        <>
          {files.button}
          <Link to="/simulator" className={buttonClass({ variant: 'primary' })}>
            {t('Nova Simulação')}
          </Link>
        </>
      }
    >
      <SearchBox text={text} onChange={setText} shown={isSearched ? shown.length : total} total={total} />
      {!isSearched && (
        <TouchedByEngine
          touched={touched.summaries ?? []}
          total={touched.total}
          isShown={list === touched}
          onShow={setTouchedShown}
        />
      )}
      {searched !== '' && found.isError ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('Nenhum resultado encontrado para {{text}}', { text: searched })} />
      ) : (
        <ByProject simulations={shown} actions={actions} />
      )}
      {!isSearched && list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
          {t('Carregar mais')}
        </Button>
      )}
      {actions.dialogs}
      {files.overlay}
    </Page>
  )
}

function ByProject({ simulations, actions }: { simulations: CalculationSummary[]; actions: SimulationActions }) {
  const { t } = useTranslation()
  return (
    <>
      {groupByProject(simulations).map((group) => (
        <section key={group.project} className={styles.group} aria-label={shownName(group.project, t)}>
          <h2 className={styles.project}>
            {shownName(group.project, t)} <span className="unit tabular">{group.simulations.length}</span>
          </h2>
          <ul className={styles.cards}>
            {group.simulations.map((simulation) => (
              <li key={simulation.id}>
                <SimulationCard simulation={simulation} actions={actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** While a text is being typed: not every letter is a question to the server. */
const SETTLES_MS = 200

/** A text once it has not changed for a moment; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}

/** A simulation whose result an earlier engine underestimated, and that nobody calculates yet. */
const waits = ({ underestimated, calculationStatus }: CalculationSummary): boolean =>
  underestimated.length > 0 && calculationStatus !== 'IN_PROGRESS'

/** Shows only what this version of the engine touches, and calculates all of it again, in ordinary turns. */
function TouchedByEngine({
  touched,
  total,
  isShown,
  onShow,
}: {
  touched: CalculationSummary[]
  /** on all pages */
  total: number
  isShown: boolean
  onShow: (isShown: boolean) => void
}) {
  const { t } = useTranslation()
  const start = useStartCalculation()
  const oneAtATime = useOneAtATime()
  /** how many of how many are started; null: none is to be */
  const [run, setRun] = useState<{ started: number; count: number } | null>(null)
  const waiting = touched.filter(waits)
  if (total === 0) return null

  const calculateAll = async () => {
    let failed = 0
    for (const [started, { id }] of waiting.entries()) {
      setRun({ started, count: waiting.length })
      await start.mutateAsync(id).catch(() => {
        failed += 1
      })
    }
    setRun(null)
    if (failed > 0)
      notify.error(t('{{count}} simulações não puderam ser calculadas. Tente novamente.', { count: failed }))
  }

  return (
    <section className={styles.touched} aria-label={t('Tocadas por esta versão do motor')}>
      <Icon name={waiting.length > 0 ? 'alert' : 'info'} />
      <p role="status">
        {run !== null
          ? t('{{started}} de {{all}} iniciadas…', { started: run.started, all: run.count })
          : waiting.length > 0
            ? t('{{count}} simulações têm resultados que um motor anterior subestimou.', { count: waiting.length })
            : t('{{count}} simulações foram recalculadas depois de uma correção do motor.', { count: total })}
      </p>
      <span className={styles.touchedButtons}>
        <Button compact aria-pressed={isShown} onClick={() => onShow(!isShown)}>
          {isShown ? t('Mostrar todas') : t('Mostrar só estas')}
        </Button>
        {waiting.length > 0 && (
          <Button
            compact
            variant="primary"
            icon="calculate"
            busy={run !== null}
            onClick={() => void oneAtATime(calculateAll)}
          >
            {t('Calcular todas novamente')}
          </Button>
        )}
      </span>
    </section>
  )
}

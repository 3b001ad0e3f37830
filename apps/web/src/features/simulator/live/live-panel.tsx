import { decode } from '@madre/contract'
import { type LineGeometry, lineGeometry } from '@madre/drawing'
import type { Envelopes } from '@madre/engine'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { LoadsNotEntered } from '../../../ui/simulation/loads-not-entered.tsx'
import { LoadsNotUsed } from '../../../ui/simulation/loads-not-used.tsx'
import { nothingCheckedText } from '../../../ui/simulation/nothing-checked.ts'
import { massesText, solutionName } from '../../../ui/simulation/solution-name.ts'
import { Note } from '../fields/note.tsx'
import { JointedLine, NoSectionForJoints } from '../joints/late-joints.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { fitLine } from './fit-line.ts'
import { inPlaneText, isInPlaneOnly } from './in-plane-only.ts'
import { LiveDiagrams } from './live-diagrams.tsx'
import type { LiveAnswer, LiveSolution } from './live-engine.ts'
import styles from './live-panel.module.css'
import { useLiveDesign } from './use-live-design.ts'

/** About as high as the pieces of a line are drawn [px]. */
const PIECES = 124

/** What has been typed so far, drawn; and what the engine makes of it while typing. */
export function LivePanel({
  draft,
  differs = false,
}: {
  draft: Draft
  /** there is a stored result, and it is not of these values */
  differs?: boolean
}) {
  const { t } = useWords()
  const [body, width] = useWidth<HTMLDivElement>()
  const { line: designed, typed } = useMemo(() => decode(toRequest(draft)), [draft])
  const { answer, failed, isStale } = useLiveDesign(designed)
  const geometry = lineGeometry(typed)
  const free = usePanelRoom()
  const room = free !== null && typed.joints ? Math.max(0, free - PIECES) : free
  const line = useMemo(() => (width > 0 ? fitLine(typed, width, room, (key) => t(key)) : null), [typed, width, room, t])
  const envelopes = envelopesOn(geometry, answer?.solution)
  return (
    <aside className={styles.panel} aria-label={t('Pré-visualização')}>
      <div ref={body} className={styles.body}>
        <LoadsNotEntered typed={typed} />
        <LiveSummary answer={answer} failed={failed} isStale={isStale} />
        {differs && (
          <p className={styles.differs} role="status">
            {t('O que vê inclui alterações não salvas; o resultado guardado não as tem.')}
          </p>
        )}
        {line && <Drawing drawing={line.drawing} above={line.above} />}
        {line && typed.joints && (
          <JointedLine typed={typed} thicknessMm={isStale ? null : thicknessesOf(answer?.solution)} width={width} />
        )}
        {envelopes && isInPlaneOnly(typed, envelopes) && <Note>{inPlaneText(t, typed)}</Note>}
        {envelopes && line && !isInPlaneOnly(typed, envelopes) && (
          <LiveDiagrams envelopes={envelopes} geometry={geometry} width={width} height={line.diagramHeight} />
        )}
      </div>
    </aside>
  )
}

/** Of the last answer. */
const thicknessesOf = (solution: LiveSolution | null | undefined) =>
  solution ? { endBays: solution.endBayThicknessMm ?? solution.thicknessMm, others: solution.thicknessMm } : null

/** The envelopes are of the last answer: while a line of another length waits for its own, there are none. */
function envelopesOn(geometry: LineGeometry, solution: LiveSolution | null | undefined): Envelopes | null {
  const envelopes = solution?.envelopes ?? null
  return envelopes && Math.abs((envelopes.xM.at(-1) ?? 0) - geometry.lengthM) < 1e-6 ? envelopes : null
}

/** A little later than an answer usually takes [ms]. */
const SLOW_MS = 1000

/** Whether something has been so for longer than that. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(setLasting, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isLasting
}

/** The lightest section that passes with its utilisation, or how far the best one is from passing. */
export function LiveSummary({
  answer,
  failed,
  isStale,
}: {
  answer: LiveAnswer | null
  failed: boolean
  isStale: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const isSlow = useLasting(isStale)
  if (failed) return <p className={styles.note}>{t('Sem pré-visualização para estes valores.')}</p>
  if (!answer) return <p className={styles.note}>{t('A calcular…')}</p>
  const { solution, passing, candidates, nothingChecked, notUsed, unjoined } = answer
  if (nothingChecked)
    return (
      <>
        <Note>{nothingCheckedText(t)}</Note>
        <LoadsNotUsed warnings={notUsed} />
      </>
    )
  if (unjoined)
    return (
      <p className={styles.note}>
        <NoSectionForJoints {...unjoined} />
      </p>
    )
  if (!solution) return <p className={styles.note}>{t('O catálogo não tem secções para esta escolha.')}</p>
  const ratio = solution.utilisation ?? 0
  return (
    <div className={classNames(styles.summary, isStale && styles.stale)}>
      <p className={styles.labels}>
        <span>{solution.pass ? t('A mais leve que verifica') : t('Nenhuma verifica; a mais próxima')}</span>
        <span>
          {isSlow
            ? t('A calcular…')
            : t('{{count}} de {{candidates}} secções verificam.', { count: passing, candidates })}
        </span>
      </p>
      <div className={styles.answer}>
        <p className={styles.section}>{solutionName(solution, format)}</p>
        <p className={styles.figures}>
          <span>
            {massesText(solution, format)} <span className="unit">kg/m</span>
          </span>
          <span>
            {format.number(solution.alignmentWeightKg, 1, true)} <span className="unit">kg</span>
          </span>
          <span className={solution.pass ? styles.pass : styles.fail}>{format.utilisation(ratio)}</span>
        </p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span
          className={solution.pass ? styles.passBar : styles.failBar}
          style={{ width: `${Math.min(100, ratio * 100)}%` }}
        />
      </div>
      <LoadsNotUsed warnings={notUsed} />
      {solution.isPartial && <p className={styles.note}>{t('A estabilidade ainda não está verificada.')}</p>}
    </div>
  )
}

const BESIDE_THE_FORM = '(min-width: 1100px)'
/** header, title and toolbar above the panel while the page is not scrolled, and its lower margin [px] */
const AROUND = 232
/** the lightest section, the row of tabs and the gaps between the parts [px] */
const WORDS = 124

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
const read = () => (matchMedia(BESIDE_THE_FORM).matches ? Math.max(0, window.innerHeight - AROUND - WORDS) : null)

/** The height line and diagram may take together to stand beside the form without scrolling [px]; null under the form: no limit. */
const usePanelRoom = (): number | null => useSyncExternalStore(subscribe, read)

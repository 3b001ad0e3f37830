import { decode } from '@madre/contract'
import { type LineGeometry, lineGeometry } from '@madre/drawing'
import type { Envelopes } from '@madre/engine'
import { Suspense, useMemo } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { LoadsNotEntered } from '../../../ui/simulation/loads-not-entered.tsx'
import { Note } from '../fields/note.tsx'
import { JointedLine } from '../joints/late-joints.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { fitLine } from './fit-line.ts'
import { inPlaneText, isInPlaneOnly } from './in-plane-only.ts'
import { LiveDiagrams } from './live-diagrams.tsx'
import type { LiveSolution } from './live-message.ts'
import styles from './live-panel.module.css'
import { LiveSummary } from './live-summary.tsx'
import { useLiveDesign } from './use-live-design.ts'
import { usePanelRoom } from './use-panel-room.ts'

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
  const { line: designed, typed } = useMemo(
    () => decode(toRequest(draft, { project: '', description: '', date: '' })),
    [draft],
  )
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
          <Suspense fallback={null}>
            <JointedLine typed={typed} thicknessMm={isStale ? null : thicknessesOf(answer?.solution)} width={width} />
          </Suspense>
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

import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { type Ref, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tabs } from '../../../ui/page/tabs.tsx'
import type { TabItem } from '../../../ui/page/tabs-props.ts'
import { nothingCheckedText } from '../../../ui/simulation/nothing-checked.ts'
import { massesText, solutionName, thicknessesText } from '../../../ui/simulation/solution-name.ts'
import { ChooseButton } from '../answer/choose-button.tsx'
import { useResults } from '../engine/results-context.ts'
import { LapsUntested } from '../joints/laps-untested.tsx'
import { JointNotPossible, JointsTab } from '../joints/late-joints.tsx'
import { clauseText, limitText } from '../model/limit-words.ts'
import { longestPieceM, pieceCount } from '../model/pieces.ts'
import { Verdict } from '../verdict.tsx'
import { ChecksTab } from './checks-tab.tsx'
import styles from './detail.module.css'
import { DiagramsTab } from './diagrams-tab.tsx'
import { LazyBucklingTab, useCurveAhead } from './lazy-buckling-tab.tsx'
import { ReactionsTab } from './reactions-tab.tsx'
import { SectionTab } from './section-tab.tsx'
import { WhyNot } from './why-not.tsx'

type TabName = 'checks' | 'joints' | 'diagrams' | 'section' | 'buckling' | 'reactions'

export function SolutionDetail({
  solution,
  onClose,
  ref,
}: {
  solution: Solution
  /** null: shown alone, without closing */
  onClose: (() => void) | null
  ref?: Ref<HTMLElement>
}) {
  const { t } = useWords()
  const format = useFormat()
  const { engine } = useResults()
  const [tab, setTab] = useState<TabName>('checks')
  const isDesigned = solution.status !== 'NOT_APPLICABLE'
  useCurveAhead(isDesigned ? solution : null)
  const tabs: TabItem<TabName>[] = [
    { value: 'checks', label: t('checks' satisfies WordKey), content: <ChecksTab solution={solution} /> },
    ...(solution.pieces
      ? [
          {
            value: 'joints' as const,
            label: t('joints' satisfies WordKey),
            content: <JointsTab solution={solution} />,
          },
        ]
      : []),
    ...(engine
      ? [
          { value: 'diagrams' as const, label: t('Diagramas'), content: <DiagramsTab solution={solution} /> },
          { value: 'section' as const, label: t('Secção transversal'), content: <SectionTab solution={solution} /> },
          {
            value: 'buckling' as const,
            label: t('Encurvadura'),
            content: <LazyBucklingTab solution={solution} />,
          },
        ]
      : []),
    { value: 'reactions', label: t('Reações e flechas'), content: <ReactionsTab solution={solution} /> },
  ]
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.detail}
      aria-label={t('Solução {{name}}', { name: solutionName(solution, format) })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <header className={styles.head}>
        <div className={styles.names}>
          <h3 className={styles.title}>{solutionName(solution, format)}</h3>
          <Verdict solution={solution} />
        </div>
        <div className={styles.headActions}>
          <ChooseButton solution={solution} compact />
          {onClose && <IconButton icon="close" label={t('Fechar')} compact onClick={onClose} />}
        </div>
      </header>
      <Facts solution={solution} />
      <LapsUntested solution={solution} />
      {solution.status === 'FAIL' && <WhyNot solution={solution} />}
      {isDesigned ? (
        <Tabs label={t('Partes da solução')} value={tab} onChange={setTab} items={tabs} />
      ) : (
        <ScopeLimits solution={solution} />
      )}
    </section>
  )
}

function Facts({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  return (
    <dl className={styles.facts}>
      <Fact name={t('utilisation' satisfies WordKey)} value={format.utilisation(solution.utilisation)} />
      <Fact name={t('mass' satisfies WordKey)} value={massesText(solution, format)} unit="kg/m" />
      <Fact name={t('Peso da linha')} value={format.number(solution.alignmentWeightKg, 1, true)} unit="kg" />
      {solution.jointWeightKg !== undefined && (
        <Fact
          name={t('jointWeight' satisfies WordKey)}
          value={format.number(solution.jointWeightKg, 1, true)}
          unit="kg"
        />
      )}
      <Fact name={t('Peso estimado')} value={format.number(solution.estimatedWeightKgM2, 2, true)} unit="kg/m²" />
      <Fact name={t('height' satisfies WordKey)} value={format.number(solution.heightMm, 1)} unit="mm" />
      <Fact name={t('thickness' satisfies WordKey)} value={thicknessesText(solution, format)} unit="mm" />
      {solution.pieces && (
        <>
          <Fact name={t('pieces' satisfies WordKey)} value={format.number(pieceCount(solution), 0)} />
          <Fact
            name={t('longestPiece' satisfies WordKey)}
            value={format.number(longestPieceM(solution), 3, true)}
            unit="m"
          />
        </>
      )}
      {solution.twistDegrees !== undefined && (
        <Fact name={t('Torção da linha')} value={`${format.number(solution.twistDegrees, 1, true)}°`} />
      )}
      {solution.sidewaysMm && (
        <Fact name={t('Deslocamento no plano')} value={format.number(solution.sidewaysMm.valueMm, 1, true)} unit="mm" />
      )}
    </dl>
  )
}

function Fact({ name, value, unit }: { name: string; value: string; unit?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {unit && <span className="unit">{unit}</span>}
      </dd>
    </div>
  )
}

/** Why a section has no resistance: limits of the standard that are not met, impossible joints, or no load on the section. */
function ScopeLimits({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  if (solution.reason === 'NOTHING_CHECKED') return <p className={styles.limits}>{nothingCheckedText(t)}</p>
  if (solution.reason === 'LAP_TOO_SHORT' || solution.reason === 'JOINT_NOT_POSSIBLE')
    return (
      <div className={styles.limits}>
        <JointNotPossible solution={solution} />
      </div>
    )
  const limits = solution.checks.flatMap((c) => c.limits ?? [])
  return (
    <div className={styles.limits}>
      <p>{t('Fora dos limites de aplicação da norma: não é dada resistência para esta secção.')}</p>
      <ul>
        {limits.map((limit) => (
          <li key={`${limit.clause} ${limit.limit}`}>
            {t('{{limit}} não é cumprido: {{value}}', {
              limit: limitText(limit.limit, t, format),
              value: format.number(limit.value, 2),
            })}{' '}
            <span className="unit">({clauseText(limit.clause, t)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

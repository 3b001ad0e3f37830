import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { lapTestOf } from '../model/lap-tests.ts'
import { JointCard } from './joint-card.tsx'
import styles from './joints.module.css'
import { LapDerivations } from './lap-derivations.tsx'
import { JointedLine } from './late-line.ts'
import { PieceTable } from './piece-table.tsx'

/** Wider than this a drawing of pieces says no more. */
const WIDEST = 1100

/** The pieces of a solution, drawn and listed, and the forces of each joint. */
export default function JointsTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { typed, isOutdated, engine } = useResults()
  const [frame, width] = useWidth<HTMLDivElement>()
  const { thicknessMm, endBayThicknessMm = thicknessMm, joints = [] } = solution
  const test = lapTestOf(solution, engine?.catalogue)
  const hasLap = joints.some(({ kind }) => kind === 'LAP')
  return (
    <div className={styles.tab}>
      {/* With an outdated result the present input is another line. */}
      {!isOutdated && (
        <div ref={frame} className={styles.drawing}>
          {width > 0 && (
            <Suspense fallback={<Skeleton lines={1} height="120px" />}>
              <JointedLine
                typed={typed}
                thicknessMm={{ endBays: endBayThicknessMm, others: thicknessMm }}
                {...(test?.edgeMm !== undefined && { edgeMm: test.edgeMm })}
                width={Math.min(width, WIDEST)}
              />
            </Suspense>
          )}
        </div>
      )}
      <PieceTable solution={solution} />
      {hasLap && (
        <p className="unit">
          {test?.stiffnessRatio === undefined
            ? t(
                'A linha é calculada com dois modelos das sobreposições: SUM, com a rigidez das duas peças na sobreposição, e SINGLE, com a da peça do vão. A rigidez real fica entre as duas, porque os parafusos deslizam; cada verificação, reação e flecha é a maior das duas (EN 1993-1-3, 10.1.3.4).',
              )
            : t(
                'Na sobreposição a rigidez é a do ensaio do fabricante: {{ratio}} vezes metade da soma das duas peças (EN 1993-1-3, 10.1.3.4).',
                { ratio: format.typed(test.stiffnessRatio, 2) },
              )}
        </p>
      )}
      {joints.length > 0 && (
        <section className={styles.joints} aria-label={t('joints' satisfies WordKey)}>
          <p className="unit">
            {t(
              'Maiores efeitos de todas as combinações últimas e modelos. As forças nos parafusos são indicadas, não verificadas: os parafusos de cada fila têm de ser dimensionados para elas.',
            )}
          </p>
          <div className={styles.cards}>
            {joints.map((joint) => (
              <JointCard key={joint.joint} joint={joint} solution={solution} />
            ))}
          </div>
          <LapDerivations solution={solution} />
        </section>
      )}
    </div>
  )
}

import { type CheckCode, type JointRecord, type Solution, withArrangementLetters } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { Steps } from '../detail/derivation.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { combinationName } from '../model/actions.ts'
import { checkName } from '../model/check-names.ts'
import { lapTestOf } from '../model/lap-tests.ts'
import { roofLoadText } from '../model/place.ts'
import { UtilisationBar } from '../utilisation-bar.tsx'
import styles from './joints.module.css'
import { PieceTable } from './piece-table.tsx'

const JointedLine = lazyExtra(
  () => import('../../../ui/joints/jointed-line.tsx'),
  <Skeleton lines={1} height="120px" />,
)
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
            <JointedLine
              typed={typed}
              thicknessMm={{ endBays: endBayThicknessMm, others: thicknessMm }}
              {...(test?.edgeMm !== undefined && { edgeMm: test.edgeMm })}
              width={Math.min(width, WIDEST)}
            />
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

const OF_JOINTS: CheckCode[] = ['JOINT_MOMENT', 'JOINT_SHEAR']

/** The largest forces of one joint, and its checks where they belong to this joint. */
function JointCard({ joint, solution }: { joint: JointRecord; solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const checks = solution.checks.filter(
    (c) => OF_JOINTS.includes(c.code) && c.joint === joint.joint && c.utilisation !== null,
  )
  const kn = (value: number) => format.number(value, 2, true)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h4 id={id}>
        {t('support' satisfies WordKey)} {joint.joint + 2} · {t(`joint.${joint.kind}` satisfies WordKey)}
      </h4>
      <dl>
        <Row name={t('Momento')} value={kn(joint.momentKnm)} unit="kNm">
          {joint.kind === 'LAP' && (
            <span className={styles.beside}>
              {combinationName(joint.combinationId, t)}, {t('Modelo {{model}}', { model: joint.model })}
            </span>
          )}
        </Row>
        {joint.kind === 'LAP' ? (
          <>
            <Row
              name={t('Parte da peça esquerda')}
              value={joint.shareLeft === null ? '–' : format.number(joint.shareLeft, 3, true)}
            />
            <Row name={t('Parafusos, fila esquerda')} value={kn(joint.boltForceLeftKn)} unit="kN" />
            <Row name={t('Parafusos sobre o apoio')} value={kn(joint.boltForceSupportKn)} unit="kN" />
            <Row name={t('Parafusos, fila direita')} value={kn(joint.boltForceRightKn)} unit="kN" />
          </>
        ) : (
          <Row name={t('Esforço transverso')} value={kn(joint.shearKn)} unit="kN" />
        )}
      </dl>
      {checks.map((check) => (
        <div key={check.code} className={styles.check} data-status={check.status}>
          <span>{t(checkName(check.code, solution))}</span>
          <span className={styles.meter}>
            <UtilisationBar utilisation={check.utilisation} pass={check.status !== 'FAIL'} />
            <span>{format.utilisation(check.utilisation)}</span>
          </span>
        </div>
      ))}
    </section>
  )
}

function Row(props: { name: string; value: string; unit?: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.value} {props.unit && <span className="unit">{props.unit}</span>}
        {props.children}
      </dd>
    </div>
  )
}

/** How the members of every lap share its moment, line by line; nothing where the engine cannot be asked, or there is no lap. */
function LapDerivations({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { engine, result } = useResults()
  const hasLap = solution.joints?.some(({ kind }) => kind === 'LAP')
  const { data, isError } = useEngine('explain', engine && hasLap ? { solutionId: solution.id } : null)
  if (!engine || !hasLap) return null
  if (isError) return <p>{t('Não foi possível obter a dedução.')}</p>
  if (!data?.joints) return <Skeleton lines={3} />
  return (
    <div className={styles.derivations}>
      {data.joints.laps.map((lap) => {
        const joint = engine.line.joints?.supports[lap.joint]
        const roofLoad = roofLoadText(lap, t, format)
        const about = [combinationName(lap.combinationId, t), t('Modelo {{model}}', { model: lap.model })]
        const name = t('Sobreposição sobre o apoio {{n}}', { n: lap.joint + 2 })
        return (
          <details key={lap.joint}>
            <summary>{t('derivationOf' satisfies WordKey, { plates: name })}</summary>
            {joint?.kind === 'LAP' && (
              <p className="unit">
                <SymbolText
                  text={t(
                    'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.',
                    { left: format.number(joint.a, 0), right: format.number(joint.b, 0) },
                  )}
                />
              </p>
            )}
            <p className="unit">{[...about, ...(roofLoad ? [roofLoad] : [])].join(', ')}</p>
            <Steps steps={lap.steps.map((step) => withArrangementLetters(step, result.statics.loadCases))} />
          </details>
        )
      })}
    </div>
  )
}

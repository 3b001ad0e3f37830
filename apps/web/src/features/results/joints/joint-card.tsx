import type { CheckCode, JointRecord, Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { combinationName } from '../model/actions.ts'
import { checkName } from '../model/check-names.ts'
import { UtilisationBar } from '../utilisation-bar.tsx'
import styles from './joints.module.css'

const OF_JOINTS: CheckCode[] = ['JOINT_MOMENT', 'JOINT_SHEAR']

/** The largest forces of one joint, and its checks where they belong to this joint. */
export function JointCard({ joint, solution }: { joint: JointRecord; solution: Solution }) {
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

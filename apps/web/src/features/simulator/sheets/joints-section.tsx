import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import folded from '../fields/point-load-fields.module.css'
import { JointFields } from '../joints/late-joints.ts'
import { countedJoints, isInPieces, JOINT_KINDS, jointFaults } from '../model/joints.ts'
import type { Values } from '../model/values.ts'
import styles from './further-limits.module.css'
import type { SheetProps } from './sheet-props.ts'

/** '2 × lap, 1 × hinge', or that the line is one piece. */
function inShort({ supports, hasHeavierEndBays }: Values['joints'], t: TFunction): string {
  const counts = JOINT_KINDS.map((kind) => [kind, supports.filter((joint) => joint.kind === kind).length] as const)
  const [[, continuous]] = counts as [(typeof counts)[number]]
  if (continuous === supports.length) return t('joint.CONTINUOUS' satisfies WordKey)
  return [
    ...counts.flatMap(([kind, n]) => (n === 0 ? [] : [`${n} × ${t(`joint.${kind}` satisfies WordKey)}`])),
    ...(hasHeavierEndBays ? [t('heavierEndBays' satisfies WordKey)] : []),
  ].join(', ')
}

/** What joins the spans over their inner supports: one line while it is one piece, and then the fields are not loaded. */
export function JointsSection(props: SheetProps) {
  const { t } = useTranslation()
  const { values } = props
  const isFaulty = jointFaults(values).length > 0
  const [isOpen, setOpen] = useState(isFaulty || isInPieces(values))
  useEffect(() => {
    if (isFaulty) setOpen(true)
  }, [isFaulty])
  if (values.joints.supports.length === 0) return null
  return (
    <details className={styles.details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('joints' satisfies WordKey)}
        <span className={folded.count}>{inShort(countedJoints(values), t)}</span>
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <JointFields {...props} />
        </Suspense>
      )}
    </details>
  )
}

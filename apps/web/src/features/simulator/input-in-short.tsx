import { decode, type TypedLine } from '@madre/contract'
import { PROFILE_SIGNS } from '@madre/drawing'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawnLine } from '../../ui/joints/drawn-line.tsx'
import { RequestSummary } from '../../ui/simulation/request-summary.tsx'
import type { Draft } from './model/simulation.ts'
import { toRequest } from './model/to-request.ts'
import { FORMATS, ORIENTATIONS } from './profile-labels.ts'
import styles from './simulator.module.css'

/** Profile, format, direction and steels: what the drawing of the line does not show. */
const memberFacts = ({ profileType, isInverted, isLevel, steelGrades }: TypedLine, t: TFunction): string =>
  [
    PROFILE_SIGNS[profileType],
    t(FORMATS[isInverted ? 'inverted' : 'regular']),
    t(ORIENTATIONS[isLevel ? 'level' : 'upright']),
    steelGrades.join(', '),
  ].join(' · ')

/** What is about to be calculated, drawn and in numbers, so that a wrong span is seen before. */
export default function InputInShort({ draft }: { draft: Draft }) {
  const { t } = useTranslation()
  const { typed } = useMemo(() => decode(toRequest(draft)), [draft])
  return (
    <section className={styles.input} aria-labelledby="input-in-short">
      <h3 id="input-in-short">{t('O que vai ser calculado')}</h3>
      <DrawnLine typed={typed} />
      <p>{memberFacts(typed, t)}</p>
      <RequestSummary typed={typed} />
    </section>
  )
}

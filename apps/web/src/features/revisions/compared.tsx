import type { Revision, RevisionRecord } from '@madre/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { useRevision } from '../../api/revisions.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { Select } from '../../ui/form/select.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import { DesignDifference } from '../../ui/revision/design-difference.tsx'
import styles from './revisions.module.css'

const WORKING_COPY = ''

const designOf = ({ letter, request, result }: RevisionRecord) => ({
  name: letter,
  engineVersion: result.engineVersion,
  request,
  solution: result.solutions[0] ?? null,
})

/** In what a revision differs from another one, or from the working copy; what came first stands first. */
export function Compared({
  calculation,
  record,
  revisions,
}: {
  calculation: StoredCalculation
  record: RevisionRecord
  /** newest first */
  revisions: readonly Revision[]
}) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const letters = revisions.map(({ letter }) => letter)
  const at = letters.indexOf(record.letter)
  const [other, setOther] = useState(letters[at + 1] ?? WORKING_COPY)
  const { data: read, error, refetch } = useRevision(calculation.id, other === WORKING_COPY ? null : other)
  const { request, result, chosenResultId } = calculation
  const copy = {
    name: t('Cópia de trabalho'),
    engineVersion: result?.engineVersion ?? null,
    request,
    solution: result?.solutions.find(({ id }) => id === chosenResultId) ?? null,
  }
  const own = designOf(record)
  const others = other === WORKING_COPY ? copy : read && designOf(read.record)
  const isEarlier = other !== WORKING_COPY && letters.indexOf(other) > at
  return (
    <div className={styles.compared}>
      <div className={styles.with}>
        <Select
          label={t('Comparar com')}
          value={other}
          onChange={setOther}
          options={[
            ...letters
              .filter((letter) => letter !== record.letter)
              .map((letter) => ({ value: letter, label: t('Revisão {{letter}}', { letter }) })),
            { value: WORKING_COPY, label: t('Cópia de trabalho, como está salva') },
          ]}
        />
      </div>
      {others ? (
        <DesignDifference
          before={isEarlier ? others : own}
          after={isEarlier ? own : others}
          steels={catalogue?.steels}
        />
      ) : (
        <Pending error={error} refetch={refetch} lines={5} height="2em" />
      )}
    </div>
  )
}

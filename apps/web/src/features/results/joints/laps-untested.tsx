import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { useResults } from '../engine/results-context.ts'
import { lapsAreUntested } from '../model/lap-tests.ts'
import styles from './laps-untested.module.css'

/** That the laps of a solution are calculated without test data; nothing where there are some, or no lap. */
export function LapsUntested({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const { result, engine } = useResults()
  if (!lapsAreUntested(solution, result.warnings, engine?.catalogue)) return null
  return (
    <p className={styles.untested}>
      <SymbolText text={t('warning.LAP_WITHOUT_TEST' satisfies WordKey)} />
    </p>
  )
}

import type { Solution } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { ChangeLine } from './change-line.tsx'

/** What the engine is asked for the changes of a solution. */
export const changesOf = ({ profileType, typology, thicknessMm, steel }: Solution) => ({
  solution: { profileType, typology, thicknessMm, steel },
})

/** The first single change after which a section that fails passes. */
export function SmallestChange({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const { engine } = useResults()
  const changes = useEngine('changes', engine && changesOf(solution))
  if (!engine || changes.isError) return null
  if (!changes.data) return <Skeleton lines={1} label={t('A procurar a menor alteração…')} />
  const [first] = changes.data
  return first ? (
    <ChangeLine change={first} solution={solution} />
  ) : (
    <span>
      {t('Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.')}
    </span>
  )
}

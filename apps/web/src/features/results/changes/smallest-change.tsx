import type { TypedLine } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { TFunction } from 'i18next'
import { useWords } from '../../../i18n/facade.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { ChangeLine } from './change-line.tsx'

/** What the engine is asked for the changes of a solution. */
export const changesOf = ({ profileType, typology, thicknessMm, endBayThicknessMm, steel, reason }: Solution) => ({
  solution: {
    profileType,
    typology,
    thicknessMm,
    steel,
    ...(endBayThicknessMm !== undefined && { endBayThicknessMm }),
    ...(reason && { reason }),
  },
})

/** That there is none. */
export const noChangeText = ({ joints }: TypedLine, t: TFunction): string =>
  joints?.supports.some(({ kind }) => kind === 'LAP')
    ? t(
        'Nenhuma alteração isolada do aço, dos travamentos, do revestimento, das sobreposições ou do afastamento a faz verificar.',
      )
    : t('Nenhuma alteração isolada do aço, dos travamentos, do revestimento ou do afastamento a faz verificar.')

/** The first single change after which a section that fails passes. */
export function SmallestChange({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const { engine } = useResults()
  const changes = useEngine('changes', engine && changesOf(solution))
  if (!engine || changes.isError) return null
  if (!changes.data) return <Skeleton lines={1} label={t('A procurar a menor alteração…')} />
  const [first] = changes.data
  return first ? <ChangeLine change={first} solution={solution} /> : <span>{noChangeText(engine.typed, t)}</span>
}

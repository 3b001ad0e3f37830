import { patchOf, type TypedLine } from '@madre/contract'
import type { Change, Solution } from '@madre/engine'
import type { TFunction } from 'i18next'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { lineOf, type NamedLine, spanName } from '../model/place.ts'
import styles from './change-line.module.css'

/** One change after which a section passes, and the button that puts it into the form. */
export function ChangeLine({ change, solution }: { change: Change; solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const { result, engine, onApply } = useResults()
  const text = changeText(change, solution, result.spacingM, lineOf(result), t, format)
  const patch = engine && patchOf(change, engine.input)
  return (
    <span className={styles.change}>
      <span>
        {text}{' '}
        <span className="unit">{t('utilização {{value}}', { value: format.utilisation(change.utilisation) })}</span>
      </span>
      {onApply && patch && (
        <Button compact aria-label={`${t('Aplicar')} – ${text}`} onClick={() => onApply(patch)}>
          {t('Aplicar')}
        </Button>
      )}
    </span>
  )
}

function changeText(
  change: Change,
  solution: Solution,
  spacingM: number,
  line: NamedLine,
  t: TFunction,
  format: Format,
): string {
  switch (change.kind) {
    case 'STEEL':
      return t('Aço {{steel}} em vez de {{now}}:', { steel: change.steel, now: solution.steel })
    case 'RESTRAINTS': {
      const where = change.spanIndex === null ? t('em cada vão') : `(${spanName(change.spanIndex, line, t)})`
      return change.fibre === 'LOWER'
        ? t('Mais {{count}} travamentos laterais da fibra inferior {{where}}:', { count: change.added, where })
        : t('Mais {{count}} travamentos laterais da fibra superior {{where}}:', { count: change.added, where })
    }
    case 'CLADDING':
      return t('Revestimento com pelo menos {{fixings}} fixações por metro e {{inertia}} cm⁴/m:', {
        fixings: format.number(change.fixationsPerMeter, 1),
        inertia: format.number(change.coveringInertia, 1),
      })
    case 'SHEETING':
      return t('Chapa aparafusada em cada nervura, em vez de duas em duas:')
    case 'UNHELD':
      return t('Sem contar com a chapa: fibra superior livre, sem travamentos:')
    case 'LAPS':
      return t('Sobreposições de pelo menos {{percent}} % do vão em que entram ({{weight}} kg por linha):', {
        percent: change.percent,
        weight: format.number(change.alignmentWeightKg, 1, true),
      })
    case 'SPACING':
      return t('Afastamento de {{spacing}} m em vez de {{now}} m ({{weight}} kg/m²):', {
        spacing: format.number(change.spacingM, 2, true),
        now: format.number(spacingM, 2, true),
        weight: format.number(change.estimatedWeightKgM2, 2, true),
      })
  }
}

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

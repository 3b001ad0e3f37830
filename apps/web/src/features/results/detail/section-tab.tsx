import { effectiveSectionDrawing, sectionDrawing } from '@madre/drawing'
import type { Explanation, PropertyValue, Solution } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { tk } from '../../../i18n/tk.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { Steps } from './derivation.tsx'
import { PropertyTable } from './property-table.tsx'
import styles from './section.module.css'
import { sectionSize } from './section-size.ts'

const SENSES: Record<Explanation['section']['effective'][number]['sense'], string> = {
  COMPRESSION: tk('Secção eficaz em compressão'),
  TOP_COMPRESSED: tk('Secção eficaz, banzo superior comprimido'),
  BOTTOM_COMPRESSED: tk('Secção eficaz, banzo inferior comprimido'),
}

/** The section as it is and what of it carries in each sense, with the values that follow. */
export function SectionTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const { engine } = useResults()
  const { data, isError } = useEngine('explain', { solutionId: solution.id })
  if (isError) return <ErrorState title={t('Não foi possível calcular a secção.')} />
  const family = engine?.catalogue.families.find((f) => f.typology === solution.typology)
  if (!data || !engine || !family) return <Skeleton lines={3} height="120px" />
  const { section } = data
  const thickness = value(section.dimensions, 't') ?? solution.thicknessMm
  const size = sectionSize(family, solution.thicknessMm, engine.input)
  return (
    <div className={styles.tab}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h4>{t('Secção bruta')}</h4>
          <Drawing drawing={sectionDrawing(section.outlineMm, size, solution.section)} />
          <PropertyTable values={section.gross} label={t('Secção bruta')} />
        </section>
        {section.effective.map((e) => (
          <section key={e.sense} className={styles.part}>
            <h4>{t(SENSES[e.sense])}</h4>
            <Drawing drawing={effectiveSectionDrawing(e.picture, thickness, { width: 300, height: 300 })} />
            <PropertyTable values={e.values} label={t(SENSES[e.sense])} />
          </section>
        ))}
      </div>
      <p className={styles.key}>{t('Cheio: eficaz; tracejado: ineficaz. A espessura não está à escala.')}</p>
      {section.effective.map((e) => (
        <details key={e.sense} className={styles.steps}>
          <summary>{t('Dedução: {{what}}', { what: t(SENSES[e.sense]) })}</summary>
          <Steps steps={e.steps} />
        </details>
      ))}
      <details className={styles.steps}>
        <summary>{t('Dedução: {{what}}', { what: t('resistências da secção') })}</summary>
        <Steps steps={section.resistances} />
      </details>
    </div>
  )
}

const value = (values: PropertyValue[], symbol: string) => values.find((v) => v.symbol === symbol)?.value

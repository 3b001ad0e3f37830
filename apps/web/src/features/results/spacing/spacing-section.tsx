import { hasPrice, pricePerM2, spacingPatch } from '@madre/contract'
import type { SpacingSweep, SweepPoint } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { sweepEngine } from '../engine/engine-client.ts'
import { useResults } from '../engine/results-context.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import styles from './spacing.module.css'
import { sweepDrawing } from './sweep-drawing.ts'

/** On demand: the largest spacing of the members, and its effect on the weight per area. */
export function SpacingSection({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { engine } = useResults()
  const [reached, setReached] = useState<number | null>(null)
  const sweep = useMutation({
    mutationFn: () => {
      if (!engine) throw new Error('no engine')
      setReached(0)
      return sweepEngine.ask('sweep', engine, {}, setReached)
    },
  })
  useEffect(() => () => sweepEngine.stop(), [])
  if (!engine) return null
  return (
    <section className={classNames(styles.spacing, !sweep.data && 'no-print')} aria-labelledby="spacing-title">
      <h3 id="spacing-title">{t('Afastamento possível')}</h3>
      <p className={styles.lead}>
        {t(
          'O maior afastamento de cada tipologia e o peso por área em função do afastamento, com as mesmas cargas por área.',
        )}
      </p>
      {!sweep.data && (
        <div className={styles.start}>
          {sweep.isPending ? (
            <>
              <Button onClick={() => sweepEngine.stop()}>{t('Parar')}</Button>
              <span role="status">
                {t('A calcular: {{spacing}} m', { spacing: format.number(reached ?? 0, 2, true) })}
              </span>
            </>
          ) : (
            <Button icon="calculate" onClick={() => sweep.mutate()}>
              {t('Calcular afastamentos')}
            </Button>
          )}
          {sweep.isError && sweep.error.message !== 'stopped' && (
            <span role="alert">{t('Não foi possível calcular os afastamentos.')}</span>
          )}
        </div>
      )}
      {sweep.data && <SweepResult sweep={sweep.data} onOpen={onOpen} />}
    </section>
  )
}

const priceText = (price: number | null, format: Format) => (price === null ? '' : format.number(price, 2, true))

function SweepResult({ sweep, onOpen }: { sweep: SpacingSweep; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const { result, costs } = useResults()
  const [frame, width] = useWidth<HTMLDivElement>()
  const [axis, setAxis] = useState<'weight' | 'price'>('weight')
  const now = result.spacingM
  const isPriced = hasPrice(costs)
  const perArea = `${costs?.currency ?? ''}/m²`
  const isByPrice = isPriced && axis === 'price'
  const price = (point: SweepPoint) =>
    isPriced
      ? pricePerM2(costs, point, { lengthM: result.solutions[0]!.alignmentLengthM, spacingM: point.spacingM })
      : null
  return (
    <div className={styles.result}>
      {isPriced && (
        <div className={`${styles.axis} no-print`}>
          <RadioCards
            label={t('Eixo vertical')}
            value={axis}
            onChange={setAxis}
            options={[
              { value: 'weight', label: 'kg/m²' },
              { value: 'price', label: perArea },
            ]}
          />
        </div>
      )}
      <div ref={frame} className={classNames(styles.frame, isByPrice && 'no-print')}>
        {width > 0 && (
          <Drawing
            drawing={sweepDrawing(
              sweep,
              now,
              { width: Math.max(width, 280), height: 320 },
              {
                title: isByPrice
                  ? t('Preço por área em função do afastamento')
                  : t('Peso por área em função do afastamento'),
                spacing: t('Afastamento [m]'),
                upwards: isByPrice ? `${t('Preço')} [${perArea}]` : t('Peso [kg/m²]'),
                now: t('atual'),
              },
              isByPrice ? price : undefined,
            )}
          />
        )}
      </div>
      <LargestSpacings sweep={sweep} perArea={perArea} price={isByPrice ? price : null} onOpen={onOpen} />
    </div>
  )
}

/** The largest spacing of each typology, and what it weighs and costs there. */
function LargestSpacings({
  sweep,
  perArea,
  price,
  onOpen,
}: {
  sweep: SpacingSweep
  /** the unit of a price */
  perArea: string
  /** null: no prices are shown */
  price: ((point: SweepPoint) => number | null) | null
  onOpen: (id: string) => void
}) {
  const { t } = useWords()
  const format = useFormat()
  const { result, onApply } = useResults()
  return (
    <table className={table.table}>
      <caption className={styles.caption}>{t('Maior afastamento por tipologia')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Secção')}</th>
          <NumericHead>
            {t('spacing' satisfies WordKey)} <span className="unit">[m]</span>
          </NumericHead>
          <NumericHead>
            {t('weight' satisfies WordKey)} <span className="unit">[kg/m²]</span>
          </NumericHead>
          {price && (
            <th scope="col" className={classNames(table.numeric, 'no-print')}>
              {t('Preço')} <span className="unit">[{perArea}]</span>
            </th>
          )}
          {onApply && <td className="no-print" />}
        </tr>
      </thead>
      <tbody>
        {sweep.largest.map(({ typology, section, point }) => (
          <tr key={typology}>
            <th scope="row">
              {point ? (
                <button type="button" className={styles.link} onClick={() => onOpen(point.solutionId)}>
                  {solutionName(point, format)}
                </button>
              ) : (
                section
              )}
            </th>
            <td className={table.numeric}>{point ? format.number(point.spacingM, 2, true) : t('nenhum')}</td>
            <td className={table.numeric}>{point && format.number(point.estimatedWeightKgM2, 2, true)}</td>
            {price && (
              <td className={classNames(table.numeric, 'no-print')}>{priceText(point && price(point), format)}</td>
            )}
            {onApply && (
              <td className="no-print">
                {point && point.spacingM !== result.spacingM && (
                  <Button
                    compact
                    aria-label={t('Aplicar o afastamento de {{spacing}} m', {
                      spacing: format.number(point.spacingM, 2, true),
                    })}
                    onClick={() => onApply(spacingPatch(point.spacingM))}
                  >
                    {t('Aplicar')}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

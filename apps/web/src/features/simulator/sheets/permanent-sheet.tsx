import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { IntroductionFields } from '../fields/introduction-fields.tsx'
import { Note } from '../fields/note.tsx'
import { PointLoadFields } from '../fields/point-load-fields.tsx'
import { Fields, Modes, Section, type SheetProps } from '../fields/section.tsx'
import { spanColumns, spanName } from '../fields/span-columns.ts'
import { GridErrors } from '../grid/grid-errors.tsx'
import { NumberGrid } from '../grid/number-grid.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { entryOf, withEntry } from '../model/line.ts'
import { setAll, setMinMax, setSpanBySpan } from '../model/mode-rules.ts'
import { swappedLoads } from '../model/swapped-loads.ts'
import type { MinMax, Values } from '../model/values.ts'

type Permanent = Values['loads']['permanent']['distributed']

type Part = keyof MinMax | 'both'

/** What one typed number changes: the least, the greatest, or the one load that is both. */
function withLoad(entry: MinMax, part: Part, value: number): MinMax {
  return part === 'both' ? { min: value, max: value } : { ...entry, [part]: value }
}

/** Permanent loads: distributed, least and greatest where they differ, and point loads. */
export function PermanentSheet({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const { distributed, point } = values.loads.permanent
  const { isMinMax, isSpanBySpan } = distributed.cfgMode
  const change = (rule: (list: Permanent) => Permanent) =>
    update((v) => ({
      ...v,
      loads: { ...v.loads, permanent: { ...v.loads.permanent, distributed: rule(v.loads.permanent.distributed) } },
    }))

  return (
    <>
      <Section
        title={t('Cargas distribuídas')}
        hint={t('Por m² de envolvente; o peso próprio do perfil é somado no cálculo.')}
        help={t(HELP.permanent)}
      >
        <Modes>
          <Switch
            label={t('Mínima e máxima')}
            help={t(HELP.minMax)}
            checked={isMinMax}
            onChange={(on) => change((list) => setMinMax(list, on))}
          />
          <Switch
            label={t('Igual em todos os vãos')}
            help={t(HELP.sameForAll)}
            checked={!isSpanBySpan}
            onChange={(same) => change((list) => setSpanBySpan<MinMax, Permanent>(list, !same))}
          />
        </Modes>
        {isMinMax && (
          <Note>
            {t(
              'A mínima é a que está lá sempre: conta onde alivia, por exemplo contra o arrancamento pelo vento. A máxima é tudo o que lá pode estar: conta onde carrega. Cada combinação é verificada com as duas.',
            )}
          </Note>
        )}
        <Loads values={values} onChange={change} />
        <SwappedLoads values={values} />
      </Section>
      <PointLoadFields
        spans={values.spans}
        list={point}
        onChange={(rule) =>
          update((v) => ({
            ...v,
            loads: { ...v.loads, permanent: { ...v.loads.permanent, point: rule(v.loads.permanent.point, v.spans) } },
          }))
        }
      />
      <IntroductionFields values={values} update={update} />
    </>
  )
}

/** One load, or the least and the greatest, of all spans or of each. */
function Loads({ values, onChange }: { values: Values; onChange: (rule: (list: Permanent) => Permanent) => void }) {
  const { t } = useTranslation()
  const { distributed } = values.loads.permanent
  const { isMinMax, isSpanBySpan } = distributed.cfgMode
  const { line, columns } = spanColumns(t, values.spans)
  const parts: { part: Part; label: string }[] = isMinMax
    ? [
        { part: 'min', label: t('Carga mínima') },
        { part: 'max', label: t('Carga máxima') },
      ]
    : [{ part: 'both', label: t('Carga') }]
  const loadOf = (entry: MinMax | undefined, part: Part) => entry?.[part === 'min' ? 'min' : 'max'] ?? 0
  if (isSpanBySpan)
    return (
      <NumberGrid
        label={t('Cargas distribuídas')}
        columns={columns}
        rows={parts.map(({ part, label }) => ({
          id: part,
          label,
          bounds: () => BOUNDS.load,
          value: (c) => loadOf(entryOf(distributed, line[c]!), part),
          set: (c, value) =>
            onChange((list) => ({
              ...list,
              ...withEntry(list, line[c]!, withLoad(entryOf(list, line[c]!), part, value)),
            })),
        }))}
      />
    )
  return (
    <Fields>
      {parts.map(({ part, label }) => (
        <NumberField
          key={part}
          label={label}
          {...BOUNDS.load}
          value={loadOf(distributed.main[0], part)}
          onChange={(value) =>
            onChange((list) =>
              setAll<MinMax, Permanent>(list, withLoad(list.main[0] ?? { min: 0, max: 0 }, part, value)),
            )
          }
        />
      ))}
    </Fields>
  )
}

/** Says where the least load is more than the greatest. */
function SwappedLoads({ values }: { values: Values }) {
  const { t } = useTranslation()
  const format = useFormat()
  const swapped = swappedLoads(values)
  if (swapped.length === 0) return null
  return (
    <GridErrors
      errors={swapped.map(({ span, min, max }) =>
        t('{{span}}: a carga mínima ({{min}} kN/m²) é maior do que a máxima ({{max}} kN/m²).', {
          span: span ? spanName(t, span) : t('Todos os vãos'),
          min: format.typed(min, 2),
          max: format.typed(max, 2),
        }),
      )}
    />
  )
}

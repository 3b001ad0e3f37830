import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { NumberGrid } from '../grid/number-grid.tsx'
import { HELP } from '../help-texts.ts'
import type { FieldBounds } from '../model/bounds.ts'
import { entryOf, withEntry } from '../model/line.ts'
import { setAll, setSpanBySpan } from '../model/mode-rules.ts'
import type { PerSpan, Values } from '../model/values.ts'
import { spanColumns } from './span-columns.ts'

type Spanwise = PerSpan<number> & { cfgMode: { isSpanBySpan: boolean } }

export function SpanwiseFields<L extends Spanwise>({
  label,
  context,
  bounds,
  spans,
  list,
  onChange,
  note,
  minus,
  help,
}: {
  label: string
  /** what the number belongs to, said by screen readers where the label alone is not enough */
  context: string
  bounds: FieldBounds
  spans: Values['spans']
  list: L
  onChange: (rule: (list: L) => L) => void
  /** about the entry of one span, by its length [m] */
  note?: (size: number) => string | undefined
  /** what a typed minus is answered with */
  minus?: string
  /** of the number, where its section has none */
  help?: string
}) {
  const { t } = useTranslation()
  const { labelled } = useFormat()
  const { line, columns } = spanColumns(t, spans)
  const { isSpanBySpan } = list.cfgMode
  return (
    <>
      <Switch
        label={<InContext context={context}>{t('Igual em todos os vãos')}</InContext>}
        help={t(HELP.sameForAll)}
        checked={!isSpanBySpan}
        onChange={(same) => onChange((l) => setSpanBySpan<number, L>(l, !same))}
      />
      {isSpanBySpan ? (
        <NumberGrid
          label={labelled(context, label)}
          help={help}
          columns={columns}
          rows={[
            {
              id: 'value',
              label,
              name: labelled(context, label),
              bounds: () => bounds,
              value: (c) => entryOf(list, line[c]!),
              set: (c, value) => onChange((l) => ({ ...l, ...withEntry(l, line[c]!, value) })),
              note: (c) => note?.(line[c]!.size),
              minus,
            },
          ]}
        />
      ) : (
        <NumberField
          label={<InContext context={context}>{label}</InContext>}
          help={help}
          {...bounds}
          minus={minus}
          value={list.main[0] ?? 0}
          onChange={(value) => onChange((l) => setAll<number, L>(l, value))}
        />
      )}
    </>
  )
}

function InContext({ context, children }: { context: string; children: string }) {
  return (
    <>
      <span className="visually-hidden">{context}: </span>
      {children}
    </>
  )
}

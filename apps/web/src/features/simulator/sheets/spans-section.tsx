import { spacingSketch } from '@madre/drawing'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { HelpText } from '../fields/help-text.tsx'
import { Fields, Section } from '../fields/section.tsx'
import { spanName } from '../fields/span-columns.ts'
import { NumberGrid } from '../grid/number-grid.tsx'
import { HELP } from '../help-texts.ts'
import { bandChanges } from '../model/band-rules.ts'
import { BOUNDS } from '../model/bounds.ts'
import { entryOf, type LineSpan, totalLength } from '../model/line.ts'
import { idOf } from '../model/point-loads.ts'
import { setMainSpanCount, setSpanSize, setSpansEqual, setUseConsole } from '../model/span-rules.ts'
import type { Values } from '../model/values.ts'
import { BandChanges } from './band-changes.tsx'
import { JointsSection } from './joints-section.tsx'
import type { SheetProps } from './sheet-props.ts'
import { useRevertibleEdit } from './use-revertible-edit.ts'

type Place = Pick<LineSpan, 'kind' | 'index'>

/** Every field of the line, a cantilever of length 0 included: its length is typed here. */
function places(spans: Values['spans']): Place[] {
  const main = spans.main.map((_, index): Place => ({ kind: 'SPAN', index }))
  if (!spans.useConsole) return main
  return [{ kind: 'CONSOLE', index: 0 }, ...main, { kind: 'CONSOLE', index: 1 }]
}

/** How many spans, how long, with or without cantilevers, and how far apart the members are. */
export function SpansSection({ values, update, onStep }: SheetProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const edit = useRevertibleEdit({ values, update })
  const line = places(values.spans)
  const [asOpened] = useState(values)
  const [first, ...rest] = values.spans.main
  return (
    <Section title={t('spans' satisfies WordKey)} help={t(HELP.lengths)}>
      <Fields>
        <NumberField
          label={t('Número de vãos')}
          help={t(HELP.spans)}
          {...BOUNDS.mainSpans}
          buttons
          value={values.spans.main.length}
          onStart={edit.start}
          onChange={(count) => edit.edit((v) => setMainSpanCount(v, count))}
        />
        <NumberField
          label={t('Afastamento entre perfis')}
          help={<HelpText sketch={spacingSketch()}>{t(HELP.spacing)}</HelpText>}
          {...BOUNDS.spacing}
          value={values.spacing}
          onChange={(spacing) => update((v) => ({ ...v, spacing }))}
        />
      </Fields>
      <Switch
        label={t('Com consolas')}
        help={t(HELP.consoles)}
        checked={values.spans.useConsole}
        onChange={(useConsole) => update((v) => setUseConsole(v, useConsole))}
      />
      <div>
        <NumberGrid
          label={t('Comprimento dos vãos')}
          columns={line.map((place) => ({
            id: idOf(place),
            title: spanName(t, place),
            isCantilever: place.kind === 'CONSOLE',
          }))}
          rows={[
            {
              id: 'size',
              label: t('length' satisfies WordKey),
              bounds: (c) => (line[c]?.kind === 'CONSOLE' ? BOUNDS.console : BOUNDS.span),
              value: (c) => entryOf(values.spans, line[c]!).size,
              onEditStart: edit.start,
              set: (c, size, how) => {
                const rule = (v: Values) => setSpanSize(v, line[c]!, size)
                if (how === 'typed') edit.edit(rule)
                else update(rule)
              },
            },
          ]}
        />
        {first && rest.length > 0 && (
          <Button
            compact
            onClick={() => update(setSpansEqual)}
            aria-disabled={rest.every(({ size }) => size === first.size)}
          >
            {t('Todos os vãos como o primeiro: {{length}} m', { length: format.typed(first.size, 2) })}
          </Button>
        )}
        <p className="tabular">
          {t('Comprimento total: {{length}} m', { length: format.typed(totalLength(values.spans), 2) })}
        </p>
        <BandChanges changes={bandChanges(asOpened, values)} onStep={onStep} />
      </div>
      <JointsSection values={values} update={update} />
    </Section>
  )
}

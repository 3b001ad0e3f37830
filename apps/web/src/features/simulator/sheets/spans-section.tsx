import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { HelpText } from '../fields/help-text.tsx'
import folded from '../fields/point-load-fields.module.css'
import { Fields, Section, type SheetProps } from '../fields/section.tsx'
import { spanName } from '../fields/span-columns.ts'
import { NumberGrid } from '../grid/number-grid.tsx'
import { HELP } from '../help-texts.ts'
import { JointFields } from '../joints/late-joints.ts'
import { bandChanges } from '../model/band-rules.ts'
import { BOUNDS } from '../model/bounds.ts'
import { countedJoints, isInPieces, JOINT_KINDS, jointFaults } from '../model/joints.ts'
import { entryOf, type LineSpan, totalLength } from '../model/line.ts'
import { idOf, lostPoints } from '../model/point-loads.ts'
import { setMainSpanCount, setSpanSize, setSpansEqual, setUseConsole } from '../model/span-rules.ts'
import type { Values } from '../model/values.ts'
import details from './further-limits.module.css'

/** Only an edited line loads it. */
const LineChanges = lazyExtra(() => import('./line-changes.tsx'))

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
  const bands = bandChanges(asOpened, values)
  const lost = lostPoints(asOpened, values)
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
          help={<HelpText sketch="spacing">{t(HELP.spacing)}</HelpText>}
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
        <div role="status">
          {(bands.length > 0 || lost.length > 0) && <LineChanges bands={bands} lost={lost} onStep={onStep} />}
        </div>
      </div>
      <JointsSection values={values} update={update} />
    </Section>
  )
}

/**
 * Edits with consequences while they are typed: each keystroke starts again from the values of when the field was entered, so that the "1"
 * of a "12" does not clear bands or drop point loads for good.
 */
function useRevertibleEdit({ values, update }: SheetProps) {
  const before = useRef(values)
  return {
    start: () => {
      before.current = values
    },
    edit: (rule: (values: Values) => Values) => update(() => rule(before.current)),
  }
}

/** '2 × lap, 1 × hinge', or that the line is one piece. */
function inShort({ supports, hasHeavierEndBays }: Values['joints'], t: TFunction): string {
  const counts = JOINT_KINDS.map((kind) => [kind, supports.filter((joint) => joint.kind === kind).length] as const)
  const [[, continuous]] = counts as [(typeof counts)[number]]
  if (continuous === supports.length) return t('joint.CONTINUOUS' satisfies WordKey)
  return [
    ...counts.flatMap(([kind, n]) => (n === 0 ? [] : [`${n} × ${t(`joint.${kind}` satisfies WordKey)}`])),
    ...(hasHeavierEndBays ? [t('heavierEndBays' satisfies WordKey)] : []),
  ].join(', ')
}

/** What joins the spans over their inner supports: one line while it is one piece, and then the fields are not loaded. */
function JointsSection(props: SheetProps) {
  const { t } = useTranslation()
  const { values } = props
  const isFaulty = jointFaults(values).length > 0
  const [isOpen, setOpen] = useState(isFaulty || isInPieces(values))
  useEffect(() => {
    if (isFaulty) setOpen(true)
  }, [isFaulty])
  if (values.joints.supports.length === 0) return null
  return (
    <details className={details.details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('joints' satisfies WordKey)}
        <span className={folded.count}>{inShort(countedJoints(values), t)}</span>
      </summary>
      {isOpen && <JointFields {...props} />}
    </details>
  )
}

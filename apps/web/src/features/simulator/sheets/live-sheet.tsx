import { useTranslation } from 'react-i18next'
import { DeltaFields } from '../fields/delta-fields.tsx'
import { IntroductionFields } from '../fields/introduction-fields.tsx'
import { Note } from '../fields/note.tsx'
import { PointLoadFields } from '../fields/point-load-fields.tsx'
import { Section, type SheetProps } from '../fields/section.tsx'
import { SpanwiseFields } from '../fields/spanwise-fields.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { entryOf, lineSpans } from '../model/line.ts'
import type { Values } from '../model/values.ts'
import { RoofPointSection, RoofPointWithoutCategoryH } from './roof-point-section.tsx'

type Live = Values['loads']['live']

function hasLoad({ spans, loads }: Values): boolean {
  const { distributed } = loads.live
  if (!distributed.cfgMode.isSpanBySpan) return distributed.main[0] !== 0
  return lineSpans(spans).some((span) => entryOf(distributed, span) !== 0)
}

export function LiveSheet({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const { distributed, point } = values.loads.live
  const change = (rule: (live: Live, v: Values) => Live) =>
    update((v) => ({ ...v, loads: { ...v.loads, live: rule(v.loads.live, v) } }))
  return (
    <>
      <Section
        title={t('Cargas distribuídas')}
        help={t(HELP.live)}
        hint={values.envelope === 'ROOF' ? t('Por m² em projeção horizontal.') : t('Por m² de envolvente.')}
      >
        <SpanwiseFields
          label={t('Carga')}
          context={t('Cargas distribuídas')}
          bounds={BOUNDS.load}
          spans={values.spans}
          list={distributed}
          onChange={(rule) => change((live) => ({ ...live, distributed: rule(live.distributed) }))}
        />
        {values.envelope === 'FACADE' && hasLoad(values) && (
          <Note>
            {t('Na fachada esta carga atua na vertical, no plano da fachada, como um peso. Onde não houver, ponha 0.')}
          </Note>
        )}
      </Section>
      <RoofPointSection values={values} update={update} />
      <PointLoadFields
        spans={values.spans}
        list={point}
        onChange={(rule) => change((live, v) => ({ ...live, point: rule(live.point, v.spans) }))}
      />
      <IntroductionFields values={values} update={update} />
      <DeltaFields
        group="live"
        option={distributed.cfgMode.deltaCfgOption}
        deltas={distributed.deltas}
        onChange={(deltaCfgOption, deltas) =>
          change((live) => ({
            ...live,
            distributed: { ...live.distributed, deltas, cfgMode: { ...live.distributed.cfgMode, deltaCfgOption } },
          }))
        }
      />
      <RoofPointWithoutCategoryH values={values} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { DeltaFields } from '../fields/delta-fields.tsx'
import { PointLoadFields } from '../fields/point-load-fields.tsx'
import { Section } from '../fields/section.tsx'
import { SpanwiseFields } from '../fields/spanwise-fields.tsx'
import { BOUNDS } from '../model/bounds.ts'
import type { Values } from '../model/values.ts'
import type { SheetProps } from './sheet-props.ts'

type Live = Values['loads']['live']

/** Live loads: distributed, point loads and their combination factors. */
export function LiveSheet({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const { distributed, point } = values.loads.live
  const change = (rule: (live: Live, v: Values) => Live) =>
    update((v) => ({ ...v, loads: { ...v.loads, live: rule(v.loads.live, v) } }))
  return (
    <>
      <Section
        title={t('Cargas distribuídas')}
        hint={values.type === 'ROOF' ? t('Por m² em projeção horizontal.') : t('Por m² de envolvente.')}
      >
        <SpanwiseFields
          label={t('Carga')}
          context={t('Cargas distribuídas')}
          bounds={BOUNDS.load}
          spans={values.spans}
          list={distributed}
          onChange={(rule) => change((live) => ({ ...live, distributed: rule(live.distributed) }))}
        />
      </Section>
      <PointLoadFields
        spans={values.spans}
        list={point}
        onChange={(rule) => change((live, v) => ({ ...live, point: rule(live.point, v.spans) }))}
      />
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
    </>
  )
}

import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { BandFields } from '../fields/band-fields.tsx'
import { DeltaFields } from '../fields/delta-fields.tsx'
import { HelpText } from '../fields/help-text.tsx'
import { OptionalSection, type SheetProps } from '../fields/section.tsx'
import { SpanwiseFields } from '../fields/spanwise-fields.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { totalLength } from '../model/line.ts'
import { withPart } from '../model/mode-rules.ts'
import type { SnowLoad, Values } from '../model/values.ts'
import { LoadMarks, PlaceBar, type PlaceProps, useLoadSources } from '../place/place-bar.tsx'

type Accumulation = Values['snow']['drift']

/** Snow on the roof: general, exceptional and accumulated, and the combination factors. */
export function SnowSheet({ values, update, place }: SheetProps & { place?: PlaceProps }) {
  const { t } = useTranslation()
  const { snow } = values
  const total = totalLength(values.spans)
  const sources = useLoadSources(place?.draft)
  const change = (kind: 'general' | 'exceptional', rule: (load: SnowLoad) => SnowLoad) =>
    update((v) => ({ ...v, snow: { ...v.snow, [kind]: rule(v.snow[kind]) } }))
  const accumulate = (rule: (a: Accumulation) => Accumulation) =>
    update((v) => ({ ...v, snow: { ...v.snow, drift: rule(v.snow.drift) } }))
  const fields = (kind: 'general' | 'exceptional') => (
    <SpanwiseFields
      label={t('Carga')}
      context={kind === 'general' ? t('Neve geral') : t('Neve excecional')}
      bounds={BOUNDS.snow}
      minus={t('A neve não pode ser negativa.')}
      spans={values.spans}
      list={snow[kind]}
      onChange={(rule) => change(kind, rule)}
    />
  )
  return (
    <>
      {place && values.envelope !== 'GENERAL' && <PlaceBar {...place} />}
      <OptionalSection
        title={t('Neve geral')}
        help={t(HELP.snow)}
        hint={t('Na cobertura, já com os coeficientes de forma, por m² em projeção horizontal.')}
        use={snow.general.use}
        onUse={(use) => change('general', (load) => ({ ...load, use }))}
      >
        <LoadMarks sources={sources} loads={[['Sreg', '']]} />
        {fields('general')}
      </OptionalSection>
      <OptionalSection
        title={t('Neve excecional')}
        help={t(HELP.exceptionalSnow)}
        hint={t('Ação de acidente: substitui a neve geral na combinação acidental.')}
        use={snow.exceptional.use}
        onUse={(use) => change('exceptional', (load) => ({ ...load, use }))}
      >
        <LoadMarks sources={sources} loads={[['Sexc', '']]} />
        {fields('exceptional')}
      </OptionalSection>
      <OptionalSection
        title={t('drift' satisfies WordKey)}
        help={<HelpText sketch="drift">{t(HELP.drift)}</HelpText>}
        hint={t('Alternativa à neve geral, que se mantém fora das faixas.')}
        use={snow.drift.use}
        onUse={(use) => accumulate((a) => ({ ...a, use }))}
      >
        <LoadMarks sources={sources} loads={[['Sacc', '']]} />
        <BandFields
          label={t('drift' satisfies WordKey)}
          total={total}
          rest={t('vale a neve geral')}
          blocks={[
            {
              id: 'accumulation',
              label: t('Carga'),
              minus: t('A neve não pode ser negativa.'),
              loads: snow.drift.s,
              lengths: snow.drift.l,
              setLoad: (band, value) => accumulate((a) => ({ ...a, s: withPart(a.s, band, value) })),
              setLengths: (l) => accumulate((a) => ({ ...a, l })),
            },
          ]}
        />
      </OptionalSection>
      <LoadMarks sources={sources} loads={[['Spsi', t('factors' satisfies WordKey)]]} />
      <DeltaFields
        group="snow"
        option={snow.cfgMode.deltaCfgOption}
        deltas={snow.deltas}
        onChange={(deltaCfgOption, deltas) =>
          update((v) => ({ ...v, snow: { ...v.snow, deltas, cfgMode: { deltaCfgOption } } }))
        }
      />
    </>
  )
}

import type { Language } from '@madre/contract'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { BandFields } from '../fields/band-fields.tsx'
import { DeltaFields } from '../fields/delta-fields.tsx'
import { HelpText } from '../fields/help-text.tsx'
import { Note } from '../fields/note.tsx'
import { Fields, OptionalSection, Section, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { totalLength } from '../model/line.ts'
import { setBandByBand, setLocalWind, withPart } from '../model/mode-rules.ts'
import { directionOf, type Values, type WindBands } from '../model/values.ts'
import { LoadMarks, type LoadSources, PlaceBar, type PlaceProps, useLoadSources } from '../place/place-bar.tsx'

type Scope = 'general' | 'local'
type Sign = 'pressure' | 'suction'

const signs = (t: TFunction): { sign: Sign; label: string; minus: string }[] => [
  {
    sign: 'pressure',
    label: t('Pressão'),
    minus: t('O vento escreve-se sem sinal: a sucção tem a sua própria linha.'),
  },
  {
    sign: 'suction',
    label: t('Sucção'),
    minus: t('A sucção escreve-se sem sinal: esta linha já significa que puxa para fora.'),
  },
]

/** Wind normal to the surface: general and, where there are any, local values; over the whole line or in bands. */
export function WindSheet({
  values,
  update,
  place,
  wasNegative = false,
}: SheetProps & { place?: PlaceProps; wasNegative?: boolean }) {
  const { t } = useTranslation()
  const { wind } = values
  const sources = useLoadSources(place?.draft)
  return (
    <>
      {place && values.envelope !== 'GENERAL' && <PlaceBar {...place} />}
      <SlotNote values={values} sources={sources} />
      {wasNegative && (
        <Note>
          {t(
            'Nesta simulação está guardado vento com sinal negativo. Vale, e é aqui mostrado, sem sinal, no sentido da sua linha; fica assim quando a salvar.',
          )}
        </Note>
      )}
      <Section
        title={t('Distribuição ao longo da linha')}
        hint={t('Vale para o vento geral e para o local, p. ex. com as zonas de bordo como faixas.')}
      >
        <Switch
          label={t('Por faixas')}
          help={<HelpText sketch="bands">{t(HELP.bands)}</HelpText>}
          checked={wind.cfgMode.isBandByBand}
          onChange={(on) => update((v) => setBandByBand(v, on))}
        />
      </Section>
      <Section
        title={t('Vento geral')}
        help={t(HELP.wind)}
        hint={t(
          'Valores líquidos e positivos, por m² de superfície: a pressão empurra para dentro, a sucção puxa para fora.',
        )}
      >
        <LoadMarks sources={sources} loads={marked('general', t)} />
        <WindBlock scope="general" values={values} update={update} />
      </Section>
      <OptionalSection
        title={t('Vento local')}
        help={<HelpText sketch="bands">{t(HELP.localWind)}</HelpText>}
        hint={t('Alternativa ao vento geral do mesmo sentido, p. ex. em zonas de bordo.')}
        use={wind.local.use}
        onUse={(use) => update((v) => setLocalWind(v, use))}
      >
        <LoadMarks sources={sources} loads={marked('local', t)} />
        <WindBlock scope="local" values={values} update={update} />
      </OptionalSection>
      <DeltaFields
        group="wind"
        option={wind.cfgMode.deltaCfgOption}
        deltas={wind.deltas}
        onChange={(deltaCfgOption, deltas) =>
          update((v) => ({ ...v, wind: { ...v.wind, deltas, cfgMode: { ...v.wind.cfgMode, deltaCfgOption } } }))
        }
      />
    </>
  )
}

/** The loads of a block with their labels. */
const marked = (scope: Scope, t: TFunction) => signs(t).map(({ sign, label }) => [LOADS[scope][sign], label] as const)
const LOADS = {
  general: { pressure: 'Wp', suction: 'Ws' },
  local: { pressure: 'Wlp', suction: 'Wls' },
} as const

function withBands(v: Values, scope: Scope, sign: Sign, rule: (bands: WindBands) => WindBands): Values {
  const { wind } = v
  const next =
    scope === 'general'
      ? { ...wind, general: { ...wind.general, [sign]: rule(wind.general[sign]) } }
      : { ...wind, local: { ...wind.local, [sign]: rule(wind.local[sign]) } }
  return { ...v, wind: next }
}

function WindBlock({ scope, values, update }: SheetProps & { scope: Scope }) {
  const { t } = useTranslation()
  const total = totalLength(values.spans)
  const block = values.wind[scope]
  const setLoad = (sign: Sign, band: number, value: number) =>
    update((v) => withBands(v, scope, sign, (b) => ({ ...b, w: withPart(b.w, band, value) })))
  if (!values.wind.cfgMode.isBandByBand)
    return (
      <Fields>
        {signs(t).map(({ sign, label, minus }) => (
          <NumberField
            key={sign}
            label={label}
            {...BOUNDS.wind}
            minus={minus}
            value={block[sign].w[0]}
            onChange={(value) => setLoad(sign, 0, value)}
          />
        ))}
      </Fields>
    )
  return (
    <BandFields
      label={scope === 'general' ? t('Vento geral') : t('Vento local')}
      total={total}
      rest={scope === 'general' ? t('continua a última faixa') : t('vale o vento geral')}
      blocks={signs(t).map(({ sign, label, minus }) => ({
        id: sign,
        label,
        minus,
        loads: block[sign].w,
        lengths: block[sign].l,
        setLoad: (band, value) => setLoad(sign, band, value),
        setLengths: (l) => update((v) => withBands(v, scope, sign, (b) => ({ ...b, l }))),
      }))}
    />
  )
}

/** Which wind direction general and local wind hold, once one of them is from the place. */
function SlotNote({ values, sources }: { values: Values; sources: LoadSources }) {
  const { i18n } = useTranslation()
  const [words, setWords] = useState<typeof import('@madre/words/climate/climate-words') | null>(null)
  const { envelope } = values
  const isDerived = Object.entries(sources).some(([load, of]) => load.startsWith('W') && of !== 'TYPED')
  // The words of the place are there in every language, and most lines of members have none.
  useEffect(() => {
    if (isDerived) void import('@madre/words/climate/climate-words').then(setWords, () => {})
  }, [isDerived])
  if (!isDerived || words === null || envelope === 'GENERAL') return null
  const say = words.sayer(i18n.language as Language)
  return (
    <Note>
      {say('slots')} {say(`slot.${envelope}.${directionOf(values)}`)}
    </Note>
  )
}

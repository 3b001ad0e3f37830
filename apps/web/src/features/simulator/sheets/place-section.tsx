import { LOCATIONS, SIMULATION_TYPES } from '@madre/contract'
import { slopeSketch } from '@madre/drawing'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { LOCATION_LABELS, TYPE_LABELS } from '../../../i18n/labels.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { SLOPE } from '../../../ui/number-field/slope-notation.ts'
import { HelpText } from '../fields/help-text.tsx'
import { Fields, Section } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { setType } from '../model/restraint-rules.ts'
import { RoofPointOfOtherType } from './roof-point-section.tsx'
import type { SheetProps } from './sheet-props.ts'
import { TypePicture } from './type-picture.tsx'

/** Roof, façade or general, where it stands and how steep it is. */
export function PlaceSection({ values, update }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('Tipo e localização')} help={t(HELP.type)}>
      <RadioCards
        label={t('Tipo de simulação')}
        hideLabel
        value={values.envelope}
        onChange={(type) => update((v) => setType(v, type))}
        options={SIMULATION_TYPES.map((value) => ({
          value,
          label: t(TYPE_LABELS[value]),
          picture: <TypePicture type={value} angle={values.pitch} />,
        }))}
      />
      <Fields>
        <Select
          label={t('location' satisfies WordKey)}
          help={t(HELP.location)}
          hint={t('Escolhe o anexo nacional.')}
          value={values.location}
          onChange={(location) => update((v) => ({ ...v, location }))}
          options={LOCATIONS.map((value) => ({ value, label: t(LOCATION_LABELS[value]) }))}
        />
        {values.envelope === 'ROOF' && (
          <NumberField
            label={t('Inclinação')}
            help={<HelpText sketch={slopeSketch()}>{t(HELP.angle)}</HelpText>}
            {...BOUNDS.pitch}
            notation={SLOPE}
            characters={(text) => t('“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.', { text })}
            value={values.pitch}
            onChange={(pitch) => update((v) => ({ ...v, pitch }))}
          />
        )}
      </Fields>
      <RoofPointOfOtherType values={values} />
    </Section>
  )
}

import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { AXIAL_DIRECTION_LABELS, AXIAL_TYPE_LABELS } from '../../../i18n/labels.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { Fields, OptionalSection } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import type { Values } from '../model/values.ts'
import type { SheetProps } from './sheet-props.ts'

/** A force along the member. */
export function AxialSection({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const { axial } = values
  const change = (part: Partial<Values['axial']>) => update((v) => ({ ...v, axial: { ...v.axial, ...part } }))
  return (
    <OptionalSection
      title={t('axial' satisfies WordKey)}
      help={t(HELP.axial)}
      hint={t('Constante ao longo da linha, no centro de gravidade do perfil.')}
      use={axial.use}
      onUse={(use) => change({ use })}
    >
      <Fields>
        <NumberField
          label={t('value' satisfies WordKey)}
          help={t(HELP.axialValue)}
          {...BOUNDS.axial}
          value={axial.value}
          onChange={(value) => change({ value })}
        />
      </Fields>
      <RadioCards
        label={t('Sentido')}
        help={t(HELP.axialDirection)}
        value={axial.isTension ? 'TRACTION' : 'COMPRESSIONS'}
        onChange={(direction) => change({ isTension: direction === 'TRACTION' })}
        options={[
          { value: 'TRACTION', label: t(AXIAL_DIRECTION_LABELS.TRACTION) },
          { value: 'COMPRESSIONS', label: t(AXIAL_DIRECTION_LABELS.COMPRESSIONS) },
        ]}
      />
      <RadioCards
        label={t('O valor é')}
        help={t(HELP.axialType)}
        value={axial.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: 'DESIGN', label: t(AXIAL_TYPE_LABELS.DESIGN), hint: t('em todas as combinações últimas') },
          {
            value: 'UNFACTORED_WIND',
            label: t(AXIAL_TYPE_LABELS.UNFACTORED_WIND),
            hint: t('só nas combinações com vento'),
          },
        ]}
      />
    </OptionalSection>
  )
}

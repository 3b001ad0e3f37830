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
  const { axialLoads } = values
  const change = (part: Partial<Values['axialLoads']>) =>
    update((v) => ({ ...v, axialLoads: { ...v.axialLoads, ...part } }))
  return (
    <OptionalSection
      title={t('axial' satisfies WordKey)}
      help={t(HELP.axial)}
      hint={t('Constante ao longo da linha, no centro de gravidade do perfil.')}
      use={axialLoads.use}
      onUse={(use) => change({ use })}
    >
      <Fields>
        <NumberField
          label={t('value' satisfies WordKey)}
          help={t(HELP.axialValue)}
          {...BOUNDS.axial}
          value={axialLoads.value}
          onChange={(value) => change({ value })}
        />
      </Fields>
      <RadioCards
        label={t('Sentido')}
        help={t(HELP.axialDirection)}
        value={axialLoads.direction}
        onChange={(direction) => change({ direction })}
        options={[
          { value: 'TRACTION', label: t(AXIAL_DIRECTION_LABELS.TRACTION) },
          { value: 'COMPRESSIONS', label: t(AXIAL_DIRECTION_LABELS.COMPRESSIONS) },
        ]}
      />
      <RadioCards
        label={t('O valor é')}
        help={t(HELP.axialType)}
        value={axialLoads.type}
        onChange={(type) => change({ type })}
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

import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { Fields, OptionalSection } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import type { Values } from '../model/values.ts'
import type { SheetProps } from './sheet-props.ts'

/** What the cladding adds to the profile's stiffness. */
export function CladdingSection({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const change = (part: Partial<Values['claddingProperties']>) =>
    update((v) => ({ ...v, claddingProperties: { ...v.claddingProperties, ...part } }))
  return (
    <OptionalSection
      title={t('Propriedades do revestimento')}
      help={t(HELP.cladding)}
      hint={t('Dão rigidez de rotação à madre; são precisos os dois valores.')}
      offHint={t('Sem estes valores o revestimento só trava lateralmente.')}
      use={values.claddingProperties.use}
      onUse={(use) => change({ use })}
    >
      <Fields>
        <NumberField
          label={t('Inércia do revestimento')}
          help={t(HELP.inertia)}
          {...BOUNDS.coveringInertia}
          value={values.claddingProperties.coveringInertia}
          onChange={(coveringInertia) => change({ coveringInertia })}
        />
        <NumberField
          label={t('Fixações por metro')}
          help={t(HELP.fixings)}
          {...BOUNDS.fixationsPerMeter}
          value={values.claddingProperties.fixationsPerMeter}
          onChange={(fixationsPerMeter) => change({ fixationsPerMeter })}
        />
      </Fields>
    </OptionalSection>
  )
}

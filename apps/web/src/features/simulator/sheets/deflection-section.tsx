import { DEFLECTION_COMBINATIONS } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { COMBINATION_LABELS } from '../../../i18n/labels.ts'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { Fields, Section } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { FurtherLimits } from './further-limits.tsx'
import type { SheetProps } from './sheet-props.ts'

/** How much a span may deflect, and in which combination. */
export function DeflectionSection(props: SheetProps) {
  const { values, update } = props
  const { t } = useTranslation()
  const { unit: _, ...bounds } = BOUNDS.deflection
  return (
    <Section title={t('Limite de deformação')}>
      <Fields>
        <NumberField
          label={t('Vão dividido por')}
          help={t(HELP.deflection)}
          {...bounds}
          value={values.deflection.limit}
          onChange={(limit) => update((v) => ({ ...v, deflection: { ...v.deflection, limit } }))}
        />
        <Select
          label={t('combination' satisfies WordKey)}
          help={t(HELP.combination)}
          value={values.deflection.combination}
          onChange={(combination) => update((v) => ({ ...v, deflection: { ...v.deflection, combination } }))}
          options={DEFLECTION_COMBINATIONS.map((value) => ({ value, label: t(COMBINATION_LABELS[value]) }))}
        />
      </Fields>
      <FurtherLimits {...props} />
    </Section>
  )
}

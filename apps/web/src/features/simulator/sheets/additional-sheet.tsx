import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { withTexts } from '../../../i18n/i18n.ts'
import { AXIAL_DIRECTION_LABELS, AXIAL_TYPE_LABELS } from '../../../i18n/labels.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { Fields, OptionalSection, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { setBySheet } from '../model/sheeting-edits.ts'
import { asksFastener, isHeldByPanel, type Values } from '../model/values.ts'
import styles from './cladding-section.module.css'
import { RestraintSection } from './restraint-section.tsx'

/** Additional parameters: axial load, lateral restraints and the cladding. */
export function AdditionalSheet(props: SheetProps) {
  return (
    <>
      <AxialSection {...props} />
      <RestraintSection {...props} />
      <CladdingSection {...props} />
    </>
  )
}

function AxialSection({ values, update }: SheetProps) {
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

/** Only lines under a chosen sheet load them, with their texts. */
const SheetingFields = lazyExtra(() => withTexts('sheeting', import('../sheeting/sheeting-fields.tsx')))

/** What the cladding adds to the profile's stiffness, where the panel holds it: two numbers, or a sheet of which they follow. */
export function CladdingSection({ values, update }: SheetProps) {
  const { t } = useWords()
  const isHeld = isHeldByPanel(values)
  const isSheet = values.sheeting.use
  const change = (part: Partial<Values['cladding']>) => update((v) => ({ ...v, cladding: { ...v.cladding, ...part } }))
  return (
    <OptionalSection
      title={t('Propriedades do revestimento')}
      help={t(HELP.cladding)}
      hint={isSheet ? undefined : t('Dão rigidez de rotação à madre; são precisos os dois valores.')}
      offHint={
        isHeld
          ? t('Sem estes valores o revestimento só trava lateralmente.')
          : t('Só contam onde o painel trava a fibra superior; ficam guardadas até lá.')
      }
      use={isHeld && values.cladding.use}
      isLocked={!isHeld}
      onUse={(use) => change({ use })}
      always={asksFastener(values) && <FastenerField values={values} onChange={change} />}
    >
      <RadioCards
        label={t('Dados do revestimento')}
        hideLabel
        compact
        columns={2}
        value={isSheet ? 'sheet' : 'values'}
        onChange={(by) => update((v) => setBySheet(v, by === 'sheet'))}
        options={[
          { value: 'values', label: t('Valores escritos') },
          { value: 'sheet', label: t('Uma chapa') },
        ]}
      />
      {isSheet ? (
        <SheetingFields values={values} update={update} />
      ) : (
        <Fields>
          <NumberField
            label={t('Inércia do revestimento')}
            help={t(HELP.inertia)}
            {...BOUNDS.inertia}
            value={values.cladding.inertia}
            onChange={(inertia) => change({ inertia })}
          />
          <NumberField
            label={t('Fixações por metro')}
            help={t(HELP.fixings)}
            {...BOUNDS.fixings}
            value={values.cladding.fixings}
            onChange={(fixings) => change({ fixings })}
          />
        </Fields>
      )}
    </OptionalSection>
  )
}

/** A line of Ω loads none. */
const FastenerSketch = lazyExtra<{ values: Values }>(() =>
  import('../fields/field-sketches.tsx').then((code) => ({ default: code.FastenerSketch })),
)

/** Where the screws stand on a flange that bends by their lever; it counts without the two values of the cladding, and without a panel too. */
function FastenerField({
  values,
  onChange,
}: {
  values: Values
  onChange: (part: Partial<Values['cladding']>) => void
}) {
  const { t } = useWords()
  const isFacade = values.envelope === 'FACADE'
  return (
    <div className={styles.fastener}>
      <OptionalNumberField
        label={t('Da alma às fixações (a)')}
        help={t(HELP.fastener)}
        hint={t('Vazio: onde o fabricante da secção as prevê; se não o diz, a meio do banzo.')}
        {...BOUNDS.fastenerMm}
        goesBack
        value={values.cladding.fastenerMm}
        onChange={(fastenerMm) => onChange({ fastenerMm })}
      />
      <div className={isFacade ? styles.standing : styles.lying}>
        <FastenerSketch values={values} />
      </div>
    </div>
  )
}

import { loadIntoWebPictogram, loadOnFlangePictogram } from '@madre/drawing'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { HELP } from '../help-texts.ts'
import { asksIntroduction, hasPressingPoints } from '../model/point-loads.ts'
import type { PointIntroduction, UpdateValues, Values } from '../model/values.ts'
import styles from './introduction-fields.module.css'
import { picture } from './profile-picture.tsx'
import { Fields, Section } from './section.tsx'
import { TypedNumberField } from './typed-number-field.tsx'

interface IntroductionProps {
  values: Values
  update: UpdateValues
}

/** How point loads reach the member, asked wherever there are any: one answer for permanent and live ones. */
export function IntroductionFields({ values, update }: IntroductionProps) {
  const { t } = useTranslation()
  if (!hasPressingPoints(values)) return null
  return (
    <Section
      title={t('Como chegam as cargas pontuais à madre')}
      help={t(HELP.introduction)}
      hint={t('Vale para todas as cargas pontuais, permanentes e sobrecargas.')}
    >
      <Choice values={values} update={update} />
    </Section>
  )
}

/** The same, where only the concentrated load of a roof asks for it: a line that says the answer and can be opened. */
export function IntroductionInShort({ values, update }: IntroductionProps) {
  const { t } = useTranslation()
  const labels = useLabels(values)
  if (hasPressingPoints(values) || !asksIntroduction(values)) return null
  return (
    <details className={styles.short}>
      <summary>
        {t('Como chega à madre')}
        <span className={styles.answer}>{labels[values.loads.introduction]}</span>
      </summary>
      <div className={styles.choice}>
        <Choice values={values} update={update} />
      </div>
    </details>
  )
}

function useLabels({ numbers: { pointLoadBearingMm } }: Values): Record<PointIntroduction, string> {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    FLANGE: t('Sobre o banzo, em {{length}}', { length: `${format.typed(pointLoadBearingMm)}\u00a0mm` }),
    WEB: t('Na alma, por uma peça de ligação'),
  }
}

function Choice({ values, update }: IntroductionProps) {
  const { t } = useTranslation()
  const { introduction } = values.loads
  const labels = useLabels(values)
  return (
    <>
      <RadioCards
        label={t('Como chegam as cargas pontuais à madre')}
        hideLabel
        value={introduction}
        onChange={(next) => update((v) => ({ ...v, loads: { ...v.loads, introduction: next } }))}
        options={[
          {
            value: 'FLANGE',
            label: labels.FLANGE,
            hint: t('O esmagamento da alma é verificado sob cada carga.'),
            picture: picture(loadOnFlangePictogram(values.numbers.pointLoadBearingMm)),
          },
          {
            value: 'WEB',
            label: labels.WEB,
            hint: t('A peça e a sua fixação são dimensionadas à parte.'),
            picture: picture(loadIntoWebPictogram()),
          },
        ]}
      />
      {introduction === 'FLANGE' && (
        <Fields>
          <TypedNumberField
            name="pointLoadBearingMm"
            label={t('Comprimento de apoio da carga')}
            hint={t('Ao longo do perfil.')}
            values={values}
            update={update}
          />
        </Fields>
      )}
    </>
  )
}

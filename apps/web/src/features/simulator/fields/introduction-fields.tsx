import { loadIntoWebPictogram, loadOnFlangePictogram } from '@madre/drawing'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { asksIntroduction } from '../model/point-loads.ts'
import type { PointIntroduction, Values } from '../model/values.ts'
import { picture } from './profile-picture.tsx'
import { Fields, Section } from './section.tsx'

/** How point loads reach the member, asked wherever there are any: one answer for permanent and live ones. */
export function IntroductionFields({
  values,
  update,
}: {
  values: Values
  update: (rule: (values: Values) => Values) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!asksIntroduction(values)) return null
  const { kind, bearing } = values.loads.introduction
  const change = (part: Partial<PointIntroduction>) =>
    update((v) => ({ ...v, loads: { ...v.loads, introduction: { ...v.loads.introduction, ...part } } }))
  const title = t('Como chegam as cargas pontuais à madre')
  return (
    <Section
      title={title}
      help={t(HELP.introduction)}
      hint={t('Vale para todas as cargas pontuais, permanentes e sobrecargas.')}
    >
      <RadioCards
        label={title}
        hideLabel
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={[
          {
            value: 'FLANGE',
            label: t('Sobre o banzo, em {{length}}', { length: `${format.typed(bearing)}\u00a0mm` }),
            hint: t('O esmagamento da alma é verificado sob cada carga.'),
            picture: picture(loadOnFlangePictogram(bearing)),
          },
          {
            value: 'WEB',
            label: t('Na alma, por uma peça de ligação'),
            hint: t('A peça e a sua fixação são dimensionadas à parte.'),
            picture: picture(loadIntoWebPictogram()),
          },
        ]}
      />
      {kind === 'FLANGE' && (
        <Fields>
          <NumberField
            label={t('Comprimento de apoio da carga')}
            help={t(HELP.bearing)}
            hint={t('Ao longo do perfil.')}
            {...BOUNDS.bearing}
            value={bearing}
            onChange={(next) => change({ bearing: next })}
          />
        </Fields>
      )}
    </Section>
  )
}

import { PROFILE_TYPES, SUPPORT_WIDTHS } from '@madre/contract'
import {
  type Drawing,
  formatPictogram,
  orientationPictogram,
  profilePictogram,
  standing,
  supportsPictogram,
} from '@madre/drawing'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { wordsFor } from '../../../i18n/facade.ts'
import { SUPPORT_LABELS } from '../../../i18n/labels.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Note } from '../fields/note.tsx'
import { picture } from '../fields/profile-picture.tsx'
import { Section, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { LeftOutNotes } from '../joints/late-joints.ts'
import { lapsLeftOut } from '../model/joints.ts'
import { isUpperFibreFree, setInverted, setLevel } from '../model/restraint-rules.ts'
import { setProfile } from '../model/with-profile.ts'
import { FORMATS, ORIENTATIONS, PROFILES } from '../profile-labels.ts'
import styles from './profile-section.module.css'

/** The shape of the profile, how it stands and what it rests on, picked by picture. */
export function ProfileSection({ values, update }: SheetProps) {
  const isFacade = values.envelope === 'FACADE'
  const t = wordsFor(isFacade, useTranslation().t)
  const posed = (lying: Drawing) => picture(isFacade ? standing(lying) : lying)
  return (
    <Section title={t('profile' satisfies WordKey)}>
      <RadioCards
        label={t('Tipo de perfil')}
        help={t(HELP.profile)}
        value={values.profileType}
        onChange={(profileType) => update((v) => setProfile(v, profileType))}
        options={PROFILE_TYPES.map((value) => ({
          value,
          label: t(PROFILES[value]),
          picture: posed(profilePictogram(value)),
        }))}
      />
      {lapsLeftOut(values) && <LeftOutNotes what="LAPS" update={update} />}
      <RadioCards
        label={t('Orientação')}
        help={t(HELP.orientation)}
        value={values.isLevel ? 'level' : 'upright'}
        onChange={(orientation) => update((v) => setLevel(v, orientation === 'level'))}
        columns={3}
        options={(['level', 'upright'] as const).map((value) => ({
          value,
          label: t(ORIENTATIONS[value]),
          picture: picture(orientationPictogram(value === 'level')),
        }))}
      />
      {values.envelope === 'ROOF' && !values.isLevel && (
        <Note>
          {t(
            'Numa cobertura, vertical quer dizer ao longo da pendente: o peso, a sobrecarga e a neve dividem-se numa parte perpendicular à cobertura, que flete o perfil, e numa parte ao longo dele, que conta como compressão (o perfil assenta na sua extremidade direita). No plano da cobertura nada o flete.',
          )}
        </Note>
      )}
      <RadioCards
        label={t('Formato')}
        help={t(HELP.format)}
        value={values.isInverted ? 'inverted' : 'regular'}
        onChange={(format) => update((v) => setInverted(v, format === 'inverted'))}
        columns={3}
        options={(['regular', 'inverted'] as const).map((value) => ({
          value,
          label: t(FORMATS[value]),
          picture: posed(formatPictogram(values.profileType, value === 'inverted')),
        }))}
      />
      {values.profileType === 'Z' && (
        <p className={styles.hint}>
          {t(
            'Um Z de banzos iguais é a mesma secção nas duas posições; com banzos desiguais, a imagem mostra qual fica do lado do revestimento.',
          )}
        </p>
      )}
      {isUpperFibreFree(values) && (
        <Note>
          {t(
            'Com esta escolha a fibra superior fica sem travamentos entre apoios; mude-o em Parâmetros adicionais, se o revestimento a trava.',
          )}
        </Note>
      )}
      <RadioCards
        label={t('supports' satisfies WordKey)}
        help={t(HELP.support)}
        value={values.supports}
        onChange={(supports) => update((v) => ({ ...v, supports }))}
        options={SUPPORT_WIDTHS.map((value) => ({
          value,
          label: t(SUPPORT_LABELS[value]),
          picture: picture(supportsPictogram(value)),
        }))}
      />
    </Section>
  )
}

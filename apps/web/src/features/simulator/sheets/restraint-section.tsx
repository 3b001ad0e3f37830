import { restraintPictogram, standing } from '@madre/drawing'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { wordsFor } from '../../../i18n/facade.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Note } from '../fields/note.tsx'
import { picture } from '../fields/profile-picture.tsx'
import { OptionalSection } from '../fields/section.tsx'
import { SpanwiseFields } from '../fields/spanwise-fields.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { lineSpans } from '../model/line.ts'
import { isBeyondLockTable } from '../model/lock-table.ts'
import { isUpperFibreFree, locksFromSpans, railCarriesWeight } from '../model/restraint-rules.ts'
import type { Values } from '../model/values.ts'
import type { SheetProps } from './sheet-props.ts'

type Fibre = 'upperFibre' | 'lowerFibre'

/** What holds the two fibres sideways. */
export function RestraintSection({ values, update }: SheetProps) {
  const t = wordsFor(values.type === 'FACADE', useTranslation().t)
  const { locks } = values
  const held = (hold: Parameters<typeof restraintPictogram>[1]) => {
    const inverted = values.profileFormat === 'MAJOR_AXIS_BENDING_INVERTED'
    const lying = restraintPictogram(values.profileType, hold, inverted)
    return picture(values.type === 'FACADE' ? standing(lying) : lying)
  }
  const change = (rule: (locks: Values['locks']) => Values['locks']) => update((v) => ({ ...v, locks: rule(v.locks) }))
  return (
    <OptionalSection
      title={t('Travamentos laterais')}
      help={t(HELP.restraints)}
      offHint={t('Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.')}
      use={locks.use}
      onUse={(use) => change((l) => ({ ...l, use }))}
    >
      <RadioCards
        label={t('upperFibre' satisfies WordKey)}
        help={t(HELP.upperFibre)}
        value={String(locks.upperFibre.type)}
        onChange={(type) => change((l) => ({ ...l, upperFibre: { ...l.upperFibre, type: type === '1' ? 1 : 0 } }))}
        options={[
          {
            value: '0',
            label: t('Travada pelo painel'),
            picture: held('upper-panel'),
          },
          {
            value: '1',
            label: t('Número de travamentos laterais'),
            picture: held('upper-discrete'),
          },
        ]}
      />
      {locks.upperFibre.type === 1 && <LockFields fibre="upperFibre" values={values} update={update} />}
      {isUpperFibreFree(values) && (
        <Note>
          {t(
            'Assim nada trava a fibra superior entre apoios. Se o revestimento a trava, escolha “Travada pelo painel”.',
          )}
        </Note>
      )}
      {railCarriesWeight(values) && (
        <Note>
          {t(
            'Sem painel, são os perfis que levam o peso da fachada aos apoios e travamentos: atua na fibra exterior, dobra-os e torce-os. Se é o revestimento que o leva, no seu plano, escolha “Travada pelo painel”.',
          )}
        </Note>
      )}
      <RadioCards
        label={t('lowerFibre' satisfies WordKey)}
        help={t(HELP.lowerFibre)}
        value={locks.lowerFibre.use ? 'on' : 'off'}
        onChange={(on) => change((l) => ({ ...l, lowerFibre: { ...l.lowerFibre, use: on === 'on' } }))}
        options={[
          {
            value: 'off',
            label: t('Livre entre apoios'),
            picture: held('lower-free'),
          },
          {
            value: 'on',
            label: t('Número de travamentos laterais'),
            picture: held('lower-discrete'),
          },
        ]}
      />
      {locks.lowerFibre.use && <LockFields fibre="lowerFibre" values={values} update={update} />}
    </OptionalSection>
  )
}

function LockFields({ fibre, values, update }: SheetProps & { fibre: Fibre }) {
  const t = wordsFor(values.type === 'FACADE', useTranslation().t)
  const change = (
    rule: (list: Values['locks'][Fibre]['lateralLocks'], v: Values) => Values['locks'][Fibre]['lateralLocks'],
  ) =>
    update((v) => ({
      ...v,
      locks: { ...v.locks, [fibre]: { ...v.locks[fibre], lateralLocks: rule(v.locks[fibre].lateralLocks, v) } },
    }))
  const { isSpanBySpan } = values.locks[fibre].lateralLocks.cfgMode
  const beyond = isSpanBySpan && lineSpans(values.spans).some((s) => isBeyondLockTable(s.size))
  return (
    <>
      <SpanwiseFields
        label={t('Travamentos por vão')}
        help={t(HELP.locks)}
        context={fibre === 'upperFibre' ? t('upperFibre' satisfies WordKey) : t('lowerFibre' satisfies WordKey)}
        bounds={BOUNDS.locks}
        spans={values.spans}
        list={values.locks[fibre].lateralLocks}
        onChange={(rule) => change((list) => rule(list))}
        note={(size) => (isBeyondLockTable(size) ? t('vão acima de 20,5 m: além da tabela, propõem-se 6') : undefined)}
      />
      <div>
        <Button compact onClick={() => change((_, v) => locksFromSpans(v.spans))}>
          {t('Propor a partir dos vãos')}
        </Button>
      </div>
      {beyond && (
        <Note>{t('Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.')}</Note>
      )}
    </>
  )
}

import { restraintPictogram, standing } from '@madre/drawing'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { wordsFor } from '../../../i18n/facade.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { Note } from '../fields/note.tsx'
import { picture } from '../fields/profile-picture.tsx'
import { OptionalSection, type SheetProps } from '../fields/section.tsx'
import { SpanwiseFields } from '../fields/spanwise-fields.tsx'
import { HELP } from '../help-texts.ts'
import { LeftOutNotes } from '../joints/late-joints.ts'
import { BOUNDS } from '../model/bounds.ts'
import { heavierNeeds } from '../model/joints.ts'
import { lineSpans } from '../model/line.ts'
import {
  isBeyondRestraintTable,
  isLowerFibreFree,
  isUpperFibreFree,
  railCarriesWeight,
  restraintsFromSpans,
  setLowerHeld,
} from '../model/restraint-rules.ts'
import type { Values } from '../model/values.ts'

type Fibre = 'upper' | 'lower'

export function RestraintSection({ values, update }: SheetProps) {
  const t = wordsFor(values.envelope === 'FACADE', useTranslation().t)
  const { restraints } = values
  const held = (hold: Parameters<typeof restraintPictogram>[1]) => {
    const inverted = values.isInverted
    const lying = restraintPictogram(values.profileType, hold, inverted)
    return picture(values.envelope === 'FACADE' ? standing(lying) : lying)
  }
  const change = (rule: (restraints: Values['restraints']) => Values['restraints']) =>
    update((v) => ({ ...v, restraints: rule(v.restraints) }))
  return (
    <OptionalSection
      title={t('Travamentos laterais')}
      help={t(HELP.restraints)}
      offHint={t('Travamentos não especificados: supõe-se a fibra superior travada pelo revestimento.')}
      use={restraints.use}
      onUse={(use) => change((l) => ({ ...l, use }))}
    >
      <RadioCards
        label={t('upperFibre' satisfies WordKey)}
        help={<SymbolText text={t(HELP.upperFibre)} />}
        value={restraints.upper.byPanel ? 'panel' : 'discrete'}
        onChange={(by) => change((l) => ({ ...l, upper: { ...l.upper, byPanel: by === 'panel' } }))}
        options={[
          {
            value: 'panel',
            label: t('Travada pelo painel'),
            picture: held('upper-panel'),
          },
          {
            value: 'discrete',
            label: t('Número de travamentos laterais'),
            picture: held('upper-discrete'),
          },
        ]}
      />
      {!restraints.upper.byPanel && <RestraintFields fibre="upper" values={values} update={update} />}
      {values.joints.hasHeavierEndBays && heavierNeeds(values).includes('PANEL') && (
        <LeftOutNotes what="END_BAYS" update={update} />
      )}
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
        value={restraints.lower.isHeld ? 'on' : 'off'}
        onChange={(on) => update((v) => setLowerHeld(v, on === 'on'))}
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
      {restraints.lower.isHeld && <RestraintFields fibre="lower" values={values} update={update} />}
      {isLowerFibreFree(values) && <Note>{t('0 em todos os vãos: a fibra inferior fica livre entre apoios.')}</Note>}
    </OptionalSection>
  )
}

function RestraintFields({ fibre, values, update }: SheetProps & { fibre: Fibre }) {
  const t = wordsFor(values.envelope === 'FACADE', useTranslation().t)
  const change = (
    rule: (list: Values['restraints'][Fibre]['perSpan'], v: Values) => Values['restraints'][Fibre]['perSpan'],
  ) =>
    update((v) => ({
      ...v,
      restraints: {
        ...v.restraints,
        [fibre]: { ...v.restraints[fibre], perSpan: rule(v.restraints[fibre].perSpan, v) },
      },
    }))
  const { isSpanBySpan } = values.restraints[fibre].perSpan.cfgMode
  const beyond = isSpanBySpan && lineSpans(values.spans).some((s) => isBeyondRestraintTable(s.size))
  return (
    <>
      <SpanwiseFields
        label={t('Travamentos por vão')}
        help={t(HELP.restraintCount)}
        context={fibre === 'upper' ? t('upperFibre' satisfies WordKey) : t('lowerFibre' satisfies WordKey)}
        bounds={BOUNDS.restraints}
        spans={values.spans}
        list={values.restraints[fibre].perSpan}
        onChange={(rule) => change((list) => rule(list))}
        note={(size) =>
          isBeyondRestraintTable(size) ? t('vão acima de 20,5 m: além da tabela, propõem-se 6') : undefined
        }
      />
      <div>
        <Button compact onClick={() => change((_, v) => restraintsFromSpans(v.spans))}>
          {t('Propor a partir dos vãos')}
        </Button>
      </div>
      {beyond && (
        <Note>{t('Há vãos acima de 20,5 m, onde a tabela acaba: propõem-se 6 travamentos; confirme-os.')}</Note>
      )}
    </>
  )
}

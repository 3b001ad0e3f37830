import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { IntroductionInShort } from '../fields/introduction-fields.tsx'
import { Note } from '../fields/note.tsx'
import { Fields, OptionalSection, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { isLiveOfCategoryH, isRoofPointOn, roofPointLeftOutKn, withRoofPoint } from '../model/roof-point.ts'
import type { Values } from '../model/values.ts'

/** A person with what they carry, at any place of a roof: the alternative to its area load. */
export function RoofPointSection({ values, update }: SheetProps) {
  const { t } = useTranslation()
  if (values.envelope === 'FACADE') return null
  const isCategoryH = isLiveOfCategoryH(values)
  return (
    <OptionalSection
      title={t('roofPointLoad' satisfies WordKey)}
      help={t(HELP.roofPoint)}
      hint={t('Uma pessoa em qualquer ponto da linha, em alternativa à carga distribuída; nunca com neve nem vento.')}
      offHint={
        isCategoryH
          ? t('Desligada: a linha não é verificada com uma pessoa num ponto.')
          : t('Só na categoria H, com todos os ψ a 0.')
      }
      isLocked={!isCategoryH}
      use={isCategoryH && isRoofPointOn(values)}
      onUse={(use) => update((v) => withRoofPoint(v, { use }))}
    >
      <Fields>
        <NumberField
          label={
            <>
              {t('value' satisfies WordKey)} Q<sub>k</sub>
            </>
          }
          {...BOUNDS.roofPoint}
          value={values.loads.live.roofPoint.value}
          onChange={(value) => update((v) => withRoofPoint(v, { value }))}
        />
      </Fields>
      <IntroductionInShort values={values} update={update} />
    </OptionalSection>
  )
}

/** Said where the ψ are typed that take the concentrated load out. */
export function RoofPointWithoutCategoryH({ values }: { values: Values }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!isRoofPointOn(values) || isLiveOfCategoryH(values)) return null
  return (
    <Note>
      {t(
        'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.',
        { Q: format.typed(values.loads.live.roofPoint.value, 1) },
      )}
    </Note>
  )
}

/** Said where the type is chosen that leaves the concentrated load of a roof out. */
export function RoofPointOfOtherType({ values }: { values: Values }) {
  const { t } = useTranslation()
  const format = useFormat()
  const leftOut = roofPointLeftOutKn(values)
  if (leftOut === null) return null
  const Q = format.typed(leftOut, 1)
  return (
    <Note>
      {values.envelope === 'FACADE'
        ? t('A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: numa fachada não existe.', { Q })
        : t(
            'A carga concentrada de cobertura ({{Q}} kN) saiu do cálculo: em «Geral» só conta se a ligar, nas sobrecargas.',
            { Q },
          )}
    </Note>
  )
}

import {
  type CalculationRequest,
  furtherDeflectionsOf,
  restraintsUnspecified,
  type StartValueKey,
  type StartValues,
  typedCladding,
  typedRestraints,
  typedSheeting,
} from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import { COMBINATION_LABELS, LOCATION_LABELS, NUMBER_LABELS } from '../../i18n/labels.ts'
import { tk } from '../../i18n/tk.ts'
import { claddingText, sheetText } from './cladding-text.ts'
import { furtherLimitText } from './further-limit-text.ts'

/** The Portuguese name of each start value (its translation key), in the order of the form. */
export const START_VALUE_NAMES: Record<StartValueKey, string> = {
  location: 'location' satisfies WordKey,
  steelGrades: 'steel' satisfies WordKey,
  deflectionLimit: tk('Limite de deformação'),
  deflectionLimits: tk('Mais limites de deformação'),
  loadLiveCombinationFactor: tk('ψ da sobrecarga'),
  roofPointLoadKn: NUMBER_LABELS.roofPointLoadKn,
  loadWindCombinationFactor: tk('ψ do vento'),
  loadSnowCombinationFactor: tk('ψ da neve'),
  spanRestraints: tk('Travamentos laterais'),
  claddingProperties: tk('Revestimento'),
  sheeting: tk('Chapa do revestimento'),
}

export const startValueKeys = (start: StartValues): StartValueKey[] =>
  (Object.keys(START_VALUE_NAMES) as StartValueKey[]).filter((key) => start[key] !== undefined)

interface Fact {
  key: StartValueKey
  label: string
  value: string
}

export function startValueFacts(start: StartValues, t: TFunction, format: Format): Fact[] {
  const number = (value: number) => format.typed(value)
  const psi = ({ psi1, psi2, psi3 }: CalculationRequest['loadWindCombinationFactor']) =>
    `ψ₀ = ${number(psi1)} · ψ₁ = ${number(psi2)} · ψ₂ = ${number(psi3)}`
  const words: { [K in StartValueKey]: (value: NonNullable<StartValues[K]>) => string } = {
    location: (location) => t(LOCATION_LABELS[location]),
    steelGrades: (grades) => grades.join(', '),
    deflectionLimit: ({ limit, combination }) => `L/${number(limit)} · ${t(COMBINATION_LABELS[combination])}`,
    deflectionLimits: (list) =>
      format.list(furtherDeflectionsOf(list).map((limit) => furtherLimitText(limit, t, format))),
    loadLiveCombinationFactor: psi,
    roofPointLoadKn: (Q_k) => (Q_k === 0 ? t('Não utilizado') : `${number(Q_k)} kN`),
    loadWindCombinationFactor: psi,
    loadSnowCombinationFactor: psi,
    spanRestraints: (restraints) => {
      const typed = typedRestraints(restraints)
      const { upper, lower } = typed
      const each = ({ perSpan }: { perSpan: number[] }) => t('{{n}} por vão', { n: number(perSpan[0] ?? 0) })
      if (restraintsUnspecified(typed)) return t('Não especificados: fibra superior travada pelo revestimento')
      return format.list([
        format.labelled(t('upperFibre' satisfies WordKey), upper.byPanel ? t('Travada pelo painel') : each(upper)),
        format.labelled(t('lowerFibre' satisfies WordKey), lower.isHeld ? each(lower) : t('Sem travamentos')),
      ])
    },
    claddingProperties: (cladding) => claddingText({ cladding: typedCladding(cladding), sheeting: null }, t, format),
    sheeting: (given) => {
      const sheeting = typedSheeting(given)
      return sheeting ? sheetText(sheeting, t, format) : t('Não utilizado')
    },
  }
  const fact = <K extends StartValueKey>(key: K): Fact => ({
    key,
    label: t(START_VALUE_NAMES[key]),
    value: words[key](start[key] as NonNullable<StartValues[K]>),
  })
  return startValueKeys(start).map((key) => fact(key))
}

import type { TFunction } from 'i18next'
import type { SimulationSummary } from '../../api/calculations.ts'
import type { Format } from '../../i18n/format.ts'
import { TYPE_LABELS } from '../../i18n/labels.ts'

const PROFILES = { OMEGA: 'Ω', C: 'C', Z: 'Z' } as const

/** What a simulation is, so that ten of them can be told apart: type, profile and spans. */
export function simulationFacts(s: SimulationSummary, t: TFunction): string {
  const spans =
    s.mainSpans === undefined
      ? t('{{count}} vãos', { count: s.spans })
      : [
          t('{{count}} vãos', { count: s.mainSpans }),
          ...(s.consoles ? [t('{{count}} consolas', { count: s.consoles })] : []),
        ].join(' + ')
  return [t(TYPE_LABELS[s.simulationType]), ...(s.profileType ? [PROFILES[s.profileType]] : []), spans].join(' · ')
}

/** The section that was chosen, with what it weighs and how far it is used; null where none is. */
export function chosenFacts({ chosen }: SimulationSummary, format: Format): string | null {
  if (!chosen) return null
  const mass = `${format.number(chosen.massPerMetreKg, 2, true)}\u00a0kg/m`
  return [format.numbersIn(chosen.section), mass, format.utilisation(chosen.utilisation)].join(' · ')
}

import type { CalculationSummary } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import { TYPE_LABELS } from '../../i18n/labels.ts'
import { solutionName } from './solution-name.ts'

/** A broken line ends with the separator; the next one does not begin with it. */
const DOT = '\u00a0· '
const PLUS = '\u00a0+ '

const PROFILES = { OMEGA: 'Ω', C: 'C', Z: 'Z' } as const

/** Type, profile and spans of a simulation, to distinguish ten of them. */
export function simulationFacts(s: CalculationSummary, t: TFunction): string {
  const spans = [
    t('{{count}} vãos', { count: s.mainSpans }),
    ...(s.consoles ? [t('{{count}} consolas', { count: s.consoles })] : []),
  ].join(PLUS)
  return [t(TYPE_LABELS[s.simulationType]), PROFILES[s.profileType], spans].join(DOT)
}

/** The chosen section with its weight and utilisation; null without a choice. */
export function chosenFacts({ chosen }: CalculationSummary, format: Format): string | null {
  if (!chosen) return null
  // Of two thicknesses the mass that is kept is that of the inner spans alone: beside both it would mislead.
  const mass =
    chosen.endBayThicknessMm === undefined ? [`${format.number(chosen.massPerMetreKg, 2, true)}\u00a0kg/m`] : []
  return [solutionName(chosen, format), ...mass, format.utilisation(chosen.utilisation)].join(DOT)
}

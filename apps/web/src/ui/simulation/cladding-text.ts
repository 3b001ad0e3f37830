import type { CalculationRequest } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

/** The values of the cladding that give it a spring, and where its fasteners are said to stand. */
export function claddingText(
  { coveringInertia, fixationsPerMeter, fastenerToWebMm }: CalculationRequest['claddingProperties'],
  t: TFunction,
  format: Format,
): string {
  const spring = t('{{inertia}} cm⁴/m, {{fixings}} fixações/m', {
    inertia: format.typed(coveringInertia),
    fixings: format.typed(fixationsPerMeter),
  })
  const parts = [
    ...(coveringInertia === 0 && fixationsPerMeter === 0 ? [] : [spring]),
    ...(fastenerToWebMm === undefined ? [] : [t('fixações a {{a}} mm da alma', { a: format.typed(fastenerToWebMm) })]),
  ]
  return parts.length === 0 ? t('Não utilizado') : parts.join(', ')
}

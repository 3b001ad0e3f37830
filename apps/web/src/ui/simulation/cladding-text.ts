import { hasSpring, type TypedLine } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

/** The values of the cladding that give it a spring, and where its fasteners are said to stand. */
export function claddingText(cladding: TypedLine['cladding'], t: TFunction, format: Format): string {
  const spring = t('{{inertia}} cm⁴/m, {{fixings}} fixações/m', {
    inertia: format.typed(cladding.inertia),
    fixings: format.typed(cladding.fixings),
  })
  const parts = [
    ...(hasSpring(cladding) ? [spring] : []),
    ...(cladding.fastenerMm === null
      ? []
      : [t('fixações a {{a}} mm da alma', { a: format.typed(cladding.fastenerMm) })]),
  ]
  return parts.length === 0 ? t('Não utilizado') : parts.join(', ')
}

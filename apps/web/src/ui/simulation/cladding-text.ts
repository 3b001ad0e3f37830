import { hasSpring, type TypedLine, type TypedSheeting } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

/** A chosen sheet in short: name, thickness, and screws. */
export function sheetText(sheeting: TypedSheeting, t: TFunction, format: Format): string {
  if (sheeting.kind === 'DECLARED') return t('{{name}}, valores declarados', { name: sheeting.name })
  const { name, tNomMm, ribs, laidOn } = sheeting
  const values = { name, t: format.typed(tNomMm, 2) }
  const sheet =
    ribs === 'EVERY'
      ? t('{{name}}, {{t}} mm, aparafusada em cada nervura', values)
      : t('{{name}}, {{t}} mm, aparafusada de duas em duas nervuras', values)
  return laidOn === 'INSULATION' ? format.list([sheet, t('sobre isolamento')]) : sheet
}

/** The sheet, or the typed values of the cladding that give a spring, and the place of its fasteners. */
export function claddingText(
  { cladding, sheeting }: Pick<TypedLine, 'cladding' | 'sheeting'>,
  t: TFunction,
  format: Format,
): string {
  const spring = t('{{inertia}} cm⁴/m, {{fixings}} fixações/m', {
    inertia: format.typed(cladding.inertia),
    fixings: format.typed(cladding.fixings),
  })
  const parts = [
    ...(sheeting ? [sheetText(sheeting, t, format)] : hasSpring(cladding) ? [spring] : []),
    ...(cladding.fastenerMm === null
      ? []
      : [t('fixações a {{a}} mm da alma', { a: format.typed(cladding.fastenerMm) })]),
  ]
  return parts.length === 0 ? t('Não utilizado') : parts.join(', ')
}

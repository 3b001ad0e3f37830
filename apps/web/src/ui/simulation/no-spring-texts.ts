import type { SolutionSheeting } from '@madre/engine'
import { tk } from '../../i18n/tk.ts'

/** Why a chosen cladding gives a section no rotational spring. */
export const NO_SPRING_TEXTS: Record<NonNullable<SolutionSheeting['reason']>, string> = {
  THICKNESS: tk('a chapa tem menos de 0,66 mm de espessura nominal (EN 1993-1-3, 10.1.5.2)'),
  INSULATION: tk('há isolamento entre a chapa e o perfil'),
  FLANGE: tk(
    'o banzo da chapa que leva os parafusos tem mais de 120 mm, ou os parafusos ficam a menos de 25 mm da alma ou da ponta do banzo do perfil (EN 1993-1-3, 10.1.5.2(7))',
  ),
  INVERTED_OMEGA: tk('num Ω invertido a chapa assenta nas abas, e para isso não há regra'),
  NOT_DECLARED: tk('não foi declarada rigidez de rotação'),
}

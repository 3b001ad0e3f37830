import type { Subject } from './subject.ts'

/** Distance of the last bolt row from the end of a piece [mm]: 35, unless its maker has tested another. */
export const edgeOf = ({ family }: Pick<Subject, 'family'>): number =>
  ('lap' in family ? family.lap?.edgeMm : null) ?? 35

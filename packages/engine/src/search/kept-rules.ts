/** The section rules of a standard, computed once per section: they do not depend on the line. */
import { keptBySection } from '../sections/kept-sections.ts'
import type { Rules } from '../standards/rules.ts'

export type SectionRules = Pick<Rules, 'limits' | 'effectiveSections'> & {
  resistances: Pick<Rules['resistances'], 'section'>
}

const KEPT = new WeakMap<Rules, SectionRules>()
const ofSteel = (f_yb: number): number => f_yb
const ofNothing = (): string => ''

/** @returns functions with the same values as those of the standard */
export function keptRules(rules: Rules): SectionRules {
  const known = KEPT.get(rules)
  if (known) return known
  const { limits, effectiveSections, resistances } = rules
  const kept: SectionRules = {
    limits: {
      section: keptBySection(limits.section, ofSteel),
      purlin: keptBySection(limits.purlin, ofNothing),
      crippling: keptBySection(limits.crippling, ofNothing),
    },
    effectiveSections: keptBySection(effectiveSections, ofSteel),
    resistances: {
      // The effective sections and their shift depend on the steel.
      section: keptBySection(resistances.section, (_found, f_yb, gamma_M0, cleat) => `${f_yb} ${gamma_M0} ${cleat}`),
    },
  }
  KEPT.set(rules, kept)
  return kept
}

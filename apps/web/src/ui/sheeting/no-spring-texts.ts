import type { SolutionSheeting } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'

/** Reasons why a chosen cladding gives a section no rotational spring. */
export const NO_SPRING_TEXTS = {
  THICKNESS: 'noSpring.THICKNESS' satisfies WordKey,
  INSULATION: 'noSpring.INSULATION' satisfies WordKey,
  FLANGE: 'noSpring.FLANGE' satisfies WordKey,
  INVERTED_OMEGA: 'noSpring.INVERTED_OMEGA' satisfies WordKey,
  NOT_DECLARED: 'noSpring.NOT_DECLARED' satisfies WordKey,
} satisfies Record<NonNullable<SolutionSheeting['reason']>, WordKey>

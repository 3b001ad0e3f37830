import { type SectionSize, sectionSize } from '@madre/drawing'
import type { Solution } from '@madre/engine'
import type { EngineContext } from '../engine/engine-client.ts'

/** The size and the sense in which the section of a solution is drawn; undefined where the catalogue does not have it. */
export function drawnSize(
  { typed, catalogue }: EngineContext,
  { typology, thicknessMm }: Pick<Solution, 'typology' | 'thicknessMm'>,
): SectionSize | undefined {
  const family = catalogue.families.find((f) => f.typology === typology)
  return family && sectionSize(family, thicknessMm, typed.isInverted)
}

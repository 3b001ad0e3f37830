/** The signature curve of a solution with its shapes; computed in the worker. */
import { foldedSectionOfFamily } from '@madre/engine'
import { halfWavelengths, sectionStrips, traceCurve } from '@madre/strips'
import type { EngineContext } from '../engine/engine-client.ts'
import type { CurveQuestion, SolutionCurve } from './solution-curve.ts'

const POINTS = { coarse: 24, fine: 80 }

export function curveOfSolution(
  { typed, catalogue }: EngineContext,
  { typology, thicknessMm, steel, action, detail }: CurveQuestion,
): SolutionCurve {
  const family = catalogue.families.find((f) => f.typology === typology)
  const grade = catalogue.steels.find((s) => s.id === steel)
  if (!family || !grade) throw new Error(`not in the catalogue: ${typology} in ${steel}`)
  const section = foldedSectionOfFamily(family, thicknessMm, typed.isInverted, grade.fyb)
  const model = sectionStrips(section, action)
  return {
    nodes: model.nodes,
    f_yb: grade.fyb,
    ...traceCurve(model, halfWavelengths(POINTS[detail]), detail === 'fine'),
  }
}

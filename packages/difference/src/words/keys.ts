/** Keys of the English texts, which every language has to have. */
import type { Texts, WordKey } from '@madre/words/keys'
import type { own as en } from './en.ts'

/** Texts of the facts that are shared words. */
export const FACT_PLACES = {
  'inputs.spanNumber': 'spanNumber',
  'type.GENERAL': 'type.GENERAL',
  'type.ROOF': 'type.ROOF',
  'type.FACADE': 'type.FACADE',
  'inputs.location': 'location',
  'inputs.supports': 'supports',
  'case.wind': 'wind',
  'inputs.snow': 'snow',
  'case.Sacc': 'drift',
  'case.LiveR': 'roofPointLoad',
  'inputs.axial': 'axial',
  'inputs.cantileverLeft': 'leftCantilever',
  'inputs.cantileverRight': 'rightCantilever',
  'inputs.upperFibre': 'upperFibre',
  'inputs.lowerFibre': 'lowerFibre',
  'location.PORTUGAL': 'location.PORTUGAL',
  'location.SPAIN': 'location.SPAIN',
  'location.GERMANY': 'location.GERMANY',
  'inputs.band': 'bandNumber',
  joints: 'joints',
  'joint.CONTINUOUS': 'joint.CONTINUOUS',
  'joint.LAP': 'joint.LAP',
  'joint.SLEEVE': 'joint.SLEEVE',
  'joint.HINGE': 'joint.HINGE',
  heavierEndBays: 'heavierEndBays',
  project: 'project',
  'case.Wp': 'windPressure',
  'case.Ws': 'windSuction',
  'case.Wlp': 'load.wind-local-pressure',
  'case.Wls': 'load.wind-local-suction',
  'inputs.factors': 'factors',
  'inputs.pointLoads': 'pointLoads',
  'inputs.profile': 'profile',
  'summary.spans': 'spans',
  'inputs.length': 'length',
  'checks.utilisation': 'utilisation',
  'summary.checks': 'checks',
  'reactions.support': 'support',
  deflectionLimitN: 'deflectionLimitN',
  'limitOf.SPANS': 'limitOf.SPANS',
  'limitOf.CONSOLES': 'limitOf.CONSOLES',
  'limitAction.TOTAL': 'limitAction.TOTAL',
  'limitAction.VARIABLE': 'limitAction.VARIABLE',
  'summary.spacing': 'spacing',
  governing: 'governing',
} as const satisfies Record<string, WordKey>

export type OwnFactWords = Texts<typeof en>
/** The words of the facts, under the keys of the note. */
export type FactWords = OwnFactWords & Texts<typeof FACT_PLACES>

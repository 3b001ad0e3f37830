/** All references, in the order of their clauses. */
import { CLAUSES, type ClauseId } from '../clauses.ts'
import type { Reference } from '../evidence.ts'
import { accessSteelReferences } from './access-steel.ts'
import { axialReferences } from './axial-by-hand.ts'
import { caseReferences, randomDesignReferences } from './cases.ts'
import { combinationReferences } from './combinations.ts'
import { beamReferences } from './continuous-beams.ts'
import { curveReferences } from './curves-and-plates.ts'
import { favourableWindReferences } from './favourable-wind.ts'
import { finiteStripReferences } from './finite-strips.ts'
import { flangeEdgeReferences } from './flange-edges-by-hand.ts'
import { flangeReferences } from './flanges-and-deflection-by-hand.ts'
import { freeBendingReferences } from './free-bending.ts'
import { geometryReferences } from './geometry.ts'
import { loadReferences } from './loads.ts'
import { omegaReferences } from './omega-148.ts'
import { omegaLineReferences } from './omega-line.ts'
import { omegaLinesByShells } from './omega-lines-by-shells.ts'
import { pointLoadReferences } from './point-loads-by-hand.ts'
import { shiftReferences } from './shift-of-centroid.ts'
import { stabilityReferences } from './stability.ts'
import { strengthReferences } from './strength-by-hand.ts'
import { thinWalledReferences } from './thin-walled-theory.ts'
import { zedReferences } from './zed-200.ts'

const ORDER = Object.keys(CLAUSES) as ClauseId[]
let collected: Reference[] | undefined

export function references(): Reference[] {
  collected ??= [
    ...caseReferences(),
    ...randomDesignReferences(),
    ...accessSteelReferences,
    ...zedReferences,
    ...omegaReferences,
    ...beamReferences,
    ...thinWalledReferences,
    ...curveReferences,
    ...geometryReferences,
    ...stabilityReferences,
    ...freeBendingReferences,
    ...omegaLineReferences,
    ...omegaLinesByShells,
    ...loadReferences,
    ...combinationReferences,
    ...favourableWindReferences,
    ...strengthReferences,
    ...pointLoadReferences,
    ...axialReferences,
    ...shiftReferences,
    ...flangeReferences,
    ...flangeEdgeReferences,
    ...finiteStripReferences,
  ].sort((a, b) => ORDER.indexOf(a.clause) - ORDER.indexOf(b.clause))
  return collected
}

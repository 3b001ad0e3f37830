/** The pieces of a solution with joints, and their weight. */
import { testedLap } from '../joints/lap-resistance.ts'
import { countedPieces, EDGE, piecesAlong } from '../joints/pieces.ts'
import { sleeveOf } from '../joints/possible.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution } from '../result.ts'
import type { CandidateIdentity } from '../search/candidate.ts'
import { idOfPair, type MemberPair } from './member-pairs.ts'

/**
 * Adds the pieces to the record; their weight, sleeves included, becomes that of the line.
 * @param identity the section, or that between the end bays
 */
export function withPieces(
  { input, actions, isCantilever }: LineDesign,
  identity: CandidateIdentity,
  pair: MemberPair | null,
  solution: Solution,
): Solution {
  const { family, thickness, massPerMetre } = identity
  const last = input.spans.length - 1
  const isEndBay = (k: number) =>
    k === 0 || k === last || (k === 1 && isCantilever(0)) || (k === last - 1 && isCantilever(last))
  const memberOf = (span: number) => (pair && isEndBay(span) ? pair.endBay : identity)
  const pieces = countedPieces(piecesAlong(input, testedLap(family)?.edgeMm ?? EDGE), memberOf)
  const sleeves = input.joints!.supports.filter(({ kind }) => kind === 'SLEEVE').length
  const sleeve = sleeves > 0 ? sleeveOf(identity) : null
  const massOfSleeve = sleeve ? (sleeve.mass ?? (massPerMetre * sleeve.length) / 1e3) : 0
  const weight = pieces.reduce((sum, { mass, count }) => sum + mass * count, 0) + sleeves * massOfSleeve
  const plain = input.spans.reduce((sum, { length }, k) => sum + (memberOf(k).massPerMetre * length) / 1e3, 0)
  const lengthM = actions.ends.at(-1)! / 1e3
  return {
    ...solution,
    ...(pair && { id: idOfPair(pair), endBayThicknessMm: pair.endBay.thickness }),
    thicknessMm: thickness,
    massPerMetreKg: massPerMetre,
    alignmentWeightKg: weight,
    estimatedWeightKgM2: weight / (lengthM * (input.spacing / 1e3)),
    pieces: pieces.map((p) => ({ lengthM: p.length / 1e3, thicknessMm: p.thickness, count: p.count, massKg: p.mass })),
    jointWeightKg: weight - plain,
    joints: solution.joints ?? [],
  }
}

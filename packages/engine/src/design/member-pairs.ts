/** Two thicknesses of one section: the larger in the end bays. */
import { type BuiltCandidate, type CandidateIdentity, pairId } from '../search/candidate.ts'

export interface MemberPair {
  endBay: CandidateIdentity
  inner: CandidateIdentity
}

/** Largest ratio of the thickness in the end bays to the other. */
const MOST = 1.5

/** All pairs within a family and a steel, as indices of the list. */
export function pairsOf(built: BuiltCandidate[]): { endBay: number; inner: number }[] {
  const all = built.map((b) => ('candidate' in b ? b.candidate : b.identity))
  return all.flatMap((inner, i) =>
    all.flatMap((endBay, e) => {
      const isSame = inner.family === endBay.family && inner.steel === endBay.steel
      const isPair = isSame && endBay.thickness > inner.thickness && endBay.thickness <= MOST * inner.thickness + 1e-9
      return isPair ? [{ endBay: e, inner: i }] : []
    }),
  )
}

/** The id of a solution of two thicknesses. */
export const idOfPair = ({ endBay, inner }: MemberPair): string =>
  pairId(inner.family, endBay.thickness, inner.thickness, inner.steel.id)

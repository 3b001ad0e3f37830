import type { TypedJoint, TypedLine } from '@madre/contract'

/** A line in pieces, as a drawing needs it. */
export interface JointedLine {
  /** main spans, from left to right */
  spansM: number[]
  /** left and right, 0: none */
  cantileversM: [left: number, right: number]
  /** one for each support between two main spans */
  joints: TypedJoint[]
  hasHeavierEndBays: boolean
  /** nominal [mm]; null while none is known */
  thicknessMm: { endBays: number; others: number } | null
  /** from a bolt row to the end of the piece [m] */
  edgeM?: number
}

/** A piece of the line, from the left end of the line [m]. */
export interface LinePiece {
  fromM: number
  toM: number
  /** of a line with heavier end bays one of those */
  isHeavier: boolean
  /** nominal [mm]; null while none is known */
  thicknessMm: number | null
  /** it lies on the ones beside it: 1, or under them: 0 */
  level: 0 | 1
  /** what stands at its ends, with the number of the support; null: an end of the line */
  ends: [left: PieceEnd | null, right: PieceEnd | null]
}

/** `overM`: how far the piece runs beyond the support, to its end bolt row [m]; 0 where there is no lap. */
export interface PieceEnd {
  kind: 'LAP' | 'SLEEVE' | 'HINGE'
  /** counted from 1, the first support of the line */
  support: number
  overM: number
}

/** From a bolt row to the end of a piece, unless its maker has tested another distance [m]; engineering S.12. */
const EDGE_M = 0.035

/** Where the supports stand, from the left end of the line [m]. */
export function supportsOf({ spansM, cantileversM: [left] }: Pick<JointedLine, 'spansM' | 'cantileversM'>): number[] {
  const at = [left]
  for (const span of spansM) at.push(at.at(-1)! + span)
  return at
}

/** The pieces, from left to right; past a lap they change sides. */
export function piecesOf(line: JointedLine): LinePiece[] {
  const { spansM, cantileversM, joints, hasHeavierEndBays, thicknessMm, edgeM = EDGE_M } = line
  const supports = supportsOf(line)
  const pieces: LinePiece[] = []
  let begun: Pick<LinePiece, 'fromM' | 'level'> & { firstSpan: number; left: PieceEnd | null } = {
    fromM: 0,
    level: 0,
    firstSpan: 0,
    left: null,
  }
  const end = (toM: number, lastSpan: number, right: PieceEnd | null) => {
    const { fromM, level, firstSpan, left } = begun
    const isHeavier = hasHeavierEndBays && (firstSpan === 0 || lastSpan === spansM.length - 1)
    const thickness = thicknessMm && (isHeavier ? thicknessMm.endBays : thicknessMm.others)
    pieces.push({ fromM, toM, isHeavier, thicknessMm: thickness, level, ends: [left, right] })
  }
  for (const [i, joint] of joints.entries()) {
    const xM = supports[i + 1]
    if (joint.kind === 'CONTINUOUS' || xM === undefined || i + 1 >= spansM.length) continue
    const { kind } = joint
    const at = (overM: number): PieceEnd => ({ kind, support: i + 2, overM })
    const [leftM, rightM] = joint.kind === 'LAP' ? [joint.leftM, joint.rightM] : [0, 0]
    const edge = kind === 'LAP' ? edgeM : 0
    const other = begun.level === 0 ? 1 : 0
    end(xM + rightM + edge, i, at(rightM))
    begun = {
      fromM: xM - leftM - edge,
      level: kind === 'LAP' ? other : begun.level,
      firstSpan: i + 1,
      left: at(leftM),
    }
  }
  end(supports.at(-1)! + cantileversM[1], spansM.length - 1, null)
  return pieces
}

/** Of a line as it was typed; null where it is one piece. @param thicknessMm of a solution */
export function jointedLineOf(
  { spans, joints }: Pick<TypedLine, 'spans' | 'joints'>,
  thicknessMm: JointedLine['thicknessMm'] = null,
): JointedLine | null {
  if (!joints) return null
  const cantilever = (side: number) =>
    spans.find(({ kind, index }) => kind === 'CONSOLE' && index === side)?.lengthM ?? 0
  return {
    spansM: spans.flatMap(({ kind, lengthM }) => (kind === 'SPAN' ? [lengthM] : [])),
    cantileversM: [cantilever(0), cantilever(1)],
    joints: joints.supports,
    hasHeavierEndBays: joints.hasHeavierEndBays,
    thicknessMm,
  }
}

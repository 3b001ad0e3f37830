import type { DesignRequest } from '@madre/contract'

/** The line as a drawing needs it: where spans begin and end, and which points are supports. */
export interface LineGeometry {
  lengthM: number
  /** ends of all spans, consoles included: one more than spans */
  nodesXM: number[]
  supportsXM: number[]
  leftCantilever: boolean
  rightCantilever: boolean
}

/** @param input spans and cantilevers of a request; lengths in m */
export function lineGeometry(
  input: Pick<DesignRequest, 'spanLengthsM' | 'hasLeftCantilever' | 'hasRightCantilever'>,
): LineGeometry {
  const nodesXM = [0]
  for (const length of input.spanLengthsM) nodesXM.push(nodesXM.at(-1)! + length)
  const { hasLeftCantilever: leftCantilever, hasRightCantilever: rightCantilever } = input
  return {
    lengthM: nodesXM.at(-1)!,
    nodesXM,
    supportsXM: nodesXM.slice(leftCantilever ? 1 : 0, rightCantilever ? -1 : undefined),
    leftCantilever,
    rightCantilever,
  }
}

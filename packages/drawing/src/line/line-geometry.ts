import { endsWithCantilever, startsWithCantilever, type TypedLine } from '@madre/contract'

/** The line as a drawing needs it: where spans begin and end, and which points are supports. */
export interface LineGeometry {
  lengthM: number
  /** ends of all spans, cantilevers included: one more than spans */
  nodesXM: number[]
  supportsXM: number[]
  leftCantilever: boolean
  rightCantilever: boolean
}

export function lineGeometry(typed: Pick<TypedLine, 'spans' | 'lengthM'>): LineGeometry {
  const nodesXM = [0, ...typed.spans.map(({ toM }) => toM)]
  const [leftCantilever, rightCantilever] = [startsWithCantilever(typed), endsWithCantilever(typed)]
  return {
    lengthM: typed.lengthM,
    nodesXM,
    supportsXM: nodesXM.slice(leftCantilever ? 1 : 0, rightCantilever ? -1 : undefined),
    leftCantilever,
    rightCantilever,
  }
}

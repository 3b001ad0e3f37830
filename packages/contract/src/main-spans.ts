import type { DesignInput } from '@madre/engine'

type Line = Pick<DesignInput, 'spanLengthsM' | 'hasLeftCantilever' | 'hasRightCantilever'>

/** Spans of a line without its cantilevers. */
export const mainSpanCount = ({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: Line): number =>
  spanLengthsM.length - Number(hasLeftCantilever) - Number(hasRightCantilever)

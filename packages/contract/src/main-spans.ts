import type { DesignRequest } from './request.ts'

type Line = Pick<DesignRequest, 'spanLengthsM' | 'hasLeftCantilever' | 'hasRightCantilever'>

/** Spans of a line without its cantilevers. */
export const mainSpanCount = ({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: Line): number =>
  spanLengthsM.length - Number(hasLeftCantilever) - Number(hasRightCantilever)

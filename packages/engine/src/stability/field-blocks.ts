import type { Band } from './banded.ts'
import type { Block } from './hermite.ts'

/**
 * Adds an element matrix to the global one. At every node stand value and slope of `fields` fields, field after field;
 * `block` couples field `a` (rows) with field `b` (columns) of element `e`, and A stays symmetric.
 */
export function addFieldBlock(
  A: Band,
  fields: number,
  e: number,
  a: number,
  b: number,
  block: Block,
  factor: number,
): void {
  if (a === b) {
    addDiagonalBlock(A, fields, e, a, block, factor)
    return
  }
  const w = A.m + 1
  const perNode = 2 * fields
  const firstRow = perNode * e + 2 * a
  const firstColumn = perNode * e + 2 * b
  for (let i = 0; i < 4; i++) {
    const row = firstRow + (i < 2 ? i : perNode + i - 2)
    for (let j = 0; j < 4; j++) {
      const column = firstColumn + (j < 2 ? j : perNode + j - 2)
      const at = row < column ? row * w + column - row : column * w + row - column
      A.a[at] = A.a[at]! + factor * block[4 * i + j]!
    }
  }
}

/** Adds the symmetric matrix of one field with itself. */
function addDiagonalBlock(A: Band, fields: number, e: number, a: number, block: Block, factor: number): void {
  const values = A.a
  const w = A.m + 1
  const perNode = 2 * fields
  const r0 = (perNode * e + 2 * a) * w
  const r1 = r0 + w
  const r2 = r0 + perNode * w
  const r3 = r2 + w
  values[r0] = values[r0]! + factor * block[0]!
  values[r0 + 1] = values[r0 + 1]! + factor * block[1]!
  values[r0 + perNode] = values[r0 + perNode]! + factor * block[2]!
  values[r0 + perNode + 1] = values[r0 + perNode + 1]! + factor * block[3]!
  values[r1] = values[r1]! + factor * block[5]!
  values[r1 + perNode - 1] = values[r1 + perNode - 1]! + factor * block[6]!
  values[r1 + perNode] = values[r1 + perNode]! + factor * block[7]!
  values[r2] = values[r2]! + factor * block[10]!
  values[r2 + 1] = values[r2 + 1]! + factor * block[11]!
  values[r3] = values[r3]! + factor * block[15]!
}

/** Element matrices in the global one: at every node stand value and slope of each field, field after field. A stays symmetric. */
import type { Band } from './banded.ts'
import type { Block } from './hermite.ts'

/** Two fields by their places among those of a node: the rows of an element matrix are of one, its columns of the other. */
export interface Coupling {
  readonly rows: number
  readonly columns: number
}

/** Unknowns a node, by the half-bandwidth. */
const perNodeOf = (A: Band): number => (A.m + 1) >> 1

/** Adds `factor` times the matrix of element `e` that couples two fields. */
export function addCoupling(A: Band, e: number, { rows, columns }: Coupling, block: Block, factor = 1): void {
  const w = A.m + 1
  const perNode = perNodeOf(A)
  const firstRow = perNode * e + 2 * rows
  const firstColumn = perNode * e + 2 * columns
  for (let i = 0; i < 4; i++) {
    const row = firstRow + (i < 2 ? i : perNode + i - 2)
    for (let j = 0; j < 4; j++) {
      const column = firstColumn + (j < 2 ? j : perNode + j - 2)
      const at = row < column ? row * w + column - row : column * w + row - column
      A.a[at] = A.a[at]! + factor * block[4 * i + j]!
    }
  }
}

/** Adds `factor` times the symmetric matrix of element `e` that couples a field with itself. */
export function addFieldBlock(A: Band, e: number, field: number, block: Block, factor = 1): void {
  const values = A.a
  const w = A.m + 1
  const perNode = perNodeOf(A)
  const r0 = (perNode * e + 2 * field) * w
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

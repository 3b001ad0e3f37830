/** Stations in blocks, each with the largest sizes in it: what a whole block cannot reach needs no look at its stations. */

/** Stations a block. */
export const BLOCK = 16

/** Largest sizes in every block of stations [N, N·mm]. */
export interface BlockSizes {
  M: Float64Array
  M_z: Float64Array
  tension: Float64Array
  compression: Float64Array
}

/** @param M  envelopes of M_y */
export function blockSizes(M: Float64Array[], M_z: Float64Array, N: Float64Array): BlockSizes {
  const largest = (values: Float64Array, size: (v: number) => number, sizes: Float64Array) => {
    for (let i = 0; i < values.length; i++) {
      const b = Math.floor(i / BLOCK)
      sizes[b] = Math.max(sizes[b]!, size(values[i]!))
    }
    return sizes
  }
  const blocks = () => new Float64Array(Math.ceil(N.length / BLOCK))
  return {
    M: M.reduce((sizes, values) => largest(values, Math.abs, sizes), blocks()),
    M_z: largest(M_z, Math.abs, blocks()),
    tension: largest(N, (v) => v, blocks()),
    compression: largest(N, (v) => -v, blocks()),
  }
}

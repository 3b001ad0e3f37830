/** Stations in blocks with their largest sizes: a block that cannot govern is skipped as a whole. */

/** Stations a block. */
export const BLOCK = 16

export type BlockSizes = ReturnType<typeof blockSizes>

/** Largest sizes in every block of stations [N, N·mm]. @param M  envelopes of M_y */
export function blockSizes(M: Float64Array[], M_z: Float64Array, N: Float64Array) {
  const largest = (size: (v: number) => number, ...of: Float64Array[]) => {
    const sizes = new Float64Array(Math.ceil(N.length / BLOCK))
    for (const values of of)
      for (let i = 0; i < values.length; i++) {
        const b = Math.floor(i / BLOCK)
        sizes[b] = Math.max(sizes[b]!, size(values[i]!))
      }
    return sizes
  }
  return {
    M: largest(Math.abs, ...M),
    M_z: largest(Math.abs, M_z),
    tension: largest((v) => v, N),
    compression: largest((v) => -v, N),
  }
}

import { type Band, isolate, tie } from './banded.ts'
import type { ThinWalledLine } from './thin-walled-line.ts'

/**
 * Puts the supports (forks: v = φ = w = 0) and the lateral restraints of single fibres into a matrix of the line.
 * A restrained fibre moves v − (z − z_s)·φ = 0, so v follows φ at that node; both fibres at one node, or the lower one
 * beside a panel on the upper, leave no twist either.
 *
 * @param diagonal  what an unknown taken out leaves behind: 1 in K, 0 in G
 */
export function restrain(line: ThinWalledLine, A: Band, diagonal: number): void {
  const { mesh, section, hold, fields, v, phi } = line
  for (let node = 0; node < mesh.nodeCount; node++) {
    const first = 2 * fields * node
    if (mesh.isSupport[node]) {
      for (let f = 0; f < fields; f++) isolate(A, first + 2 * f, diagonal)
      continue
    }
    const upper = line.isPanelBraced || mesh.isUpperRestraint[node] === 1
    const lower = mesh.isLowerRestraint[node] === 1
    if (upper && lower) isolate(A, first + 2 * phi, diagonal)
    if (v < 0 || !(upper || lower)) continue
    if (upper && lower) isolate(A, first + 2 * v, diagonal)
    else tie(A, first + 2 * v, first + 2 * phi, (upper ? hold!.z_up : hold!.z_low) - section!.z_s, diagonal)
  }
}

/** One set of displacements of a results file: of a load, or of a buckling mode with its factor. */
export interface DisplacementSet {
  /** buckling factor, or the time of a load step */
  value: number
  /** x, y, z by node */
  byNode: Map<number, [number, number, number]>
}

/** Reads the displacements of a CalculiX results file (.frd, ASCII): fixed columns of 13, 12, 12 and 12 characters. */
export function readDisplacements(frd: string): DisplacementSet[] {
  const sets: DisplacementSet[] = []
  let value = 0
  let current: DisplacementSet | undefined
  for (const line of frd.split('\n')) {
    if (line.startsWith('  100C')) value = Number(line.slice(12, 24))
    else if (line.startsWith(' -4')) {
      current = line.slice(5, 13).trim() === 'DISP' ? { value, byNode: new Map() } : undefined
      if (current) sets.push(current)
    } else if (line.startsWith(' -1') && current) {
      const at = (i: number) => Number(line.slice(13 + 12 * i, 25 + 12 * i))
      current.byNode.set(Number(line.slice(3, 13)), [at(0), at(1), at(2)])
    } else if (line.startsWith(' -3')) current = undefined
  }
  return sets
}

/** A point of the cross-section: y to the right, z towards the supports [mm]. */
export interface SectionPoint {
  y: number
  z: number
}

/** One shell element's width: three points of the section along a plate. */
export interface SectionSegment {
  plate: string
  from: number
  middle: number
  to: number
}

/** The midline of a section cut into shell elements: flat plates that meet in sharp corners. */
export interface SectionMesh {
  points: SectionPoint[]
  segments: SectionSegment[]
}

export const createSectionMesh = (): SectionMesh => ({ points: [], segments: [] })

export function addPoint(section: SectionMesh, y: number, z: number): number {
  return section.points.push({ y, z }) - 1
}

/** A flat plate from a point that stands to a new one, `count` elements wide. Returns the new point's index. */
export function addPlate(section: SectionMesh, plate: string, start: number, end: SectionPoint, count: number): number {
  const a = section.points[start]!
  let from = start
  for (let i = 1; i <= 2 * count; i += 2) {
    const at = (k: number) =>
      addPoint(section, a.y + ((end.y - a.y) * k) / (2 * count), a.z + ((end.z - a.z) * k) / (2 * count))
    const middle = at(i)
    const to = at(i + 1)
    section.segments.push({ plate, from, middle, to })
    from = to
  }
  return from
}

/** The points of the plates named, each once. */
export function pointsOf(section: SectionMesh, plates: readonly string[]): number[] {
  const inPlates = section.segments.filter((s) => plates.includes(s.plate))
  return [...new Set(inPlates.flatMap((s) => [s.from, s.middle, s.to]))]
}

/** Developed length of the plates named [mm]. */
export function lengthOfPlates(section: SectionMesh, plates: readonly string[]): number {
  return section.segments.filter((s) => plates.includes(s.plate)).reduce((sum, s) => sum + segmentLength(section, s), 0)
}

export function segmentLength({ points }: SectionMesh, { from, to }: SectionSegment): number {
  return Math.hypot(points[to]!.y - points[from]!.y, points[to]!.z - points[from]!.z)
}

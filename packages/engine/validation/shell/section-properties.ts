import { type SectionMesh, segmentLength } from './section-mesh.ts'

/** Of the midline of the plates named: area, height of the centroid and second moment about y [mm², mm, mm⁴]. */
export function midlineProperties(section: SectionMesh, plates: readonly string[], t: number) {
  let [A, S, I] = [0, 0, 0]
  for (const segment of section.segments) {
    if (!plates.includes(segment.plate)) continue
    const dA = t * segmentLength(section, segment)
    const [a, b] = [section.points[segment.from]!.z, section.points[segment.to]!.z]
    A += dA
    S += (dA * (a + b)) / 2
    I += (dA * (a * a + a * b + b * b)) / 3
  }
  const z_c = S / A
  return { A, z_c, I_y: I - A * z_c * z_c }
}

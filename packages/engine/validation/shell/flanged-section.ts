import type { FlangedDimensions } from './case.ts'
import { addPlate, addPoint, createSectionMesh, type SectionMesh } from './section-mesh.ts'

/** A lipped C or Z, web midline at y = 0, upper flange at z = 0 pointing towards +y; named points of the mesh. */
export interface FlangedMesh {
  section: SectionMesh
  steelPlates: string[]
  /** corners of the flanges with the web and with the lips */
  webCorner: { upper: number; lower: number }
  lipCorner: { upper: number; lower: number }
  /** free edges of the lips */
  lipEdge: { upper: number; lower: number }
  /** the points of the upper flange at the distances asked for */
  onUpperFlange: number[]
  elementsOver: number
}

const ELEMENTS = { flange: 4, web: 10, lip: 2 }

/** Midline with sharp corners; `distances`: places on the upper flange [mm from the web] that need a line of nodes. */
export function flangedMesh(d: FlangedDimensions, distances: readonly number[] = []): FlangedMesh {
  const h_p = d.h - d.t
  const c_p = d.c - d.t / 2
  const section = createSectionMesh()
  const web = addPoint(section, 0, 0)
  const onUpperFlange = new Map<number, number>([[0, web]])
  let last = web
  let before = 0
  const width = d.b - d.t
  const cuts = [...new Set([...distances.filter((a) => a > 0), width])].sort((a, b) => a - b)
  for (const a of cuts) {
    const count = Math.max(1, Math.round((ELEMENTS.flange * (a - before)) / width))
    last = addPlate(section, 'upper flange', last, { y: a, z: 0 }, count)
    onUpperFlange.set(a, last)
    before = a
  }
  const upperEdge = addPlate(section, 'upper lip', last, { y: width, z: c_p }, ELEMENTS.lip)
  const side = d.profile === 'C' ? 1 : -1
  const lowerWidth = side * ((d.bLower ?? d.b) - d.t)
  const foot = addPlate(section, 'web', web, { y: 0, z: h_p }, ELEMENTS.web)
  const lower = addPlate(section, 'lower flange', foot, { y: lowerWidth, z: h_p }, ELEMENTS.flange)
  const lowerEdge = addPlate(section, 'lower lip', lower, { y: lowerWidth, z: h_p - c_p }, ELEMENTS.lip)
  return {
    section,
    steelPlates: ['upper lip', 'upper flange', 'web', 'lower flange', 'lower lip'],
    webCorner: { upper: web, lower: foot },
    lipCorner: { upper: last, lower },
    lipEdge: { upper: upperEdge, lower: lowerEdge },
    onUpperFlange: distances.map((a) => onUpperFlange.get(a)!),
    elementsOver: section.segments.length,
  }
}

import type { OmegaSection } from './case.ts'
import { addPlate, addPoint, createSectionMesh, type SectionMesh } from './section-mesh.ts'

/** The Ω in its own axes, closed flange on top at z = 0, feet at z = h_p; named points of the mesh. */
export interface OmegaMesh {
  section: SectionMesh
  steelPlates: string[]
  /** closed flange: middle, corners with the webs (left, right) */
  M: number
  T: [number, number]
  /** web and foot corners, outer end of the feet, edge of the lips, middle of the feet (left, right) */
  B: [number, number]
  F: [number, number]
  /** free edge of the lips; without lips that of the feet */
  L: [number, number]
  footMiddle: [number, number]
  elementsOver: number
}

/** Elements over the width of each plate: 22 over the section (20 without lips). */
const ELEMENTS = { flange: 4, web: 6, foot: 2, lip: 1 }

/**
 * Midline of an Ω with sharp corners: the same model as EN 1993-1-3 widths (outside dimensions less the nominal thickness).
 * A foot without lip counts from the web's outer face to its free edge: midline foot + t_nom/2.
 */
export function omegaMesh(d: OmegaSection): OmegaMesh {
  if (d.r !== 0) throw new RangeError('the shells have sharp corners: r must be 0')
  const h_p = d.h - d.tNom
  const y_t = (d.bTop - d.tNom) / 2
  const y_b = (d.bBase - d.tNom) / 2
  const foot = d.c > 0 ? d.bFoot - d.tNom : d.bFoot + d.tNom / 2
  const lip = d.c > 0 ? d.c - d.tNom / 2 : 0
  const section = createSectionMesh()
  const M = addPoint(section, 0, 0)
  const half = (side: -1 | 1, name: string) => {
    const T = addPlate(section, 'closed flange', M, { y: side * y_t, z: 0 }, ELEMENTS.flange / 2)
    const B = addPlate(section, `${name} web`, T, { y: side * y_b, z: h_p }, ELEMENTS.web)
    const footMiddle = addPlate(section, `${name} foot`, B, { y: side * (y_b + foot / 2), z: h_p }, ELEMENTS.foot / 2)
    const F = addPlate(section, `${name} foot`, footMiddle, { y: side * (y_b + foot), z: h_p }, ELEMENTS.foot / 2)
    const edge = { y: side * (y_b + foot), z: h_p - lip }
    const L = lip > 0 ? addPlate(section, `${name} lip`, F, edge, ELEMENTS.lip) : F
    return { T, B, F, L, footMiddle }
  }
  const left = half(-1, 'left')
  const right = half(1, 'right')
  return {
    section,
    steelPlates: [...new Set(section.segments.map((s) => s.plate))],
    M,
    T: [left.T, right.T],
    B: [left.B, right.B],
    F: [left.F, right.F],
    L: [left.L, right.L],
    footMiddle: [left.footMiddle, right.footMiddle],
    elementsOver: section.segments.length,
  }
}

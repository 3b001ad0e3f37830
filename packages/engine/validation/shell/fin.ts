import { addPlate, type SectionMesh } from './section-mesh.ts'

/**
 * The sheet's rotational spring as a plate: it stands on the panel's line, is held sideways and free to turn at its far edge, and bends
 * only across the line. A moment m per length at its foot turns it by m·H/(3·D), so D = C_D·H/3. (Spring elements will not do:
 * CalculiX counts them twice in a buckling step.)
 */
export interface Fin {
  plate: string
  /** the far edge, held sideways */
  edge: number
  C_D: number
  /** only between these x [mm]; absent: along the whole line */
  along?: readonly [from: number, to: number]
}

export const FIN_HEIGHT = 60
export const FIN_THICKNESS = 2

/** Sets a fin on `foot`, pointing away from the section: upwards (-1) or downwards (1). */
export function addFin(section: SectionMesh, plate: string, foot: number, direction: -1 | 1, C_D: number): Fin {
  const { y, z } = section.points[foot]!
  return { plate, edge: addPlate(section, plate, foot, { y, z: z + direction * FIN_HEIGHT }, 2), C_D }
}

/** Young's modulus of the fin across the line [N/mm²]: E·t³/12 = C_D·H/3. */
export const finModulus = ({ C_D }: Fin): number => ((C_D * FIN_HEIGHT) / 3) * (12 / FIN_THICKNESS ** 3)

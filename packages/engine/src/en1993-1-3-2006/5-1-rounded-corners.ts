/** Influence of rounded corners; EN 1993-1-3:2006, 5.1, method 3.8 and 3.9. */
import { distance, type Point } from '../sections/midline.ts'
import type { PlateRole } from '../sections/plate.ts'
import { turnAngles } from '../sections/rounded-polyline.ts'

/**
 * Widths and correction of a section with corners of inside radius r.
 * @param vertices sharp midline [mm]  @param roles of the plates between them  @param r inside radius [mm]
 * @param r_m radius of the midline [mm]  @param t core thickness [mm]
 */
export function sectionRoundings(vertices: Point[], roles: PlateRole[], r: number, r_m: number, t: number) {
  const turns = turnAngles(vertices)
  const b_sharp = roles.map((_, i) => distance(vertices[i]!, vertices[i + 1]!))
  const small = r <= 5 * t && roles.every((role, i) => role === 'lip' || r <= 0.1 * b_sharp[i]!)
  const loss = turns.map((phi) => r_m * (Math.tan(phi / 2) - Math.sin(phi / 2)))
  const totalTurn = turns.reduce((sum, phi) => sum + (r * phi) / (Math.PI / 2), 0)
  const total = b_sharp.reduce((sum, b) => sum + b, 0)
  return {
    /** r ≤ 5t and r ≤ 0.10·b_p for web, flanges and closed flange, 5.1(3) */
    sharpCornersAllowed: small,
    /** width of each plate for slenderness [mm] */
    b_p: small ? b_sharp : b_sharp.map((b, i) => b - loss[i]! - loss[i + 1]!),
    /** δ = 0.43·Σ(r_j·φ_j/90)/Σb_p,i, 5.1(4), whether or not sharp corners are allowed */
    delta: (0.43 * totalTurn) / total,
  }
}

/** Shear stiffness of the sheeting; EN 1993-1-3:2006, 10.1.1(6). */
import { formula } from '../formula/formula.ts'

/**
 * S_req that the sheeting needs to hold the upper fibre laterally [N].
 *
 * I_w [mm⁶], I_t, I_z [mm⁴] of the gross section, L the longest main span, h the outside depth [mm], G [N/mm²].
 */
export const requiredShearStiffness = formula(
  'S_req',
  'EN 1993-1-3 10.1.1(6)',
  '(E*I_w*pi^2/L^2+G*I_t+E*I_z*pi^2/L^2*0.25*h^2)*70/h^2/10^3',
  { S_req: 'kN', I_w: 'mm⁶', G: 'N/mm²' },
)

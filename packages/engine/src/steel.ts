/** Elastic constants and density of steel; EN 1993-1-3:2006, 3.2.6 and EN 1991-1-1 Table A.4. */

/** Modulus of elasticity [N/mm²] */
export const E = 210_000
/** Poisson's ratio [-] */
export const nu = 0.3
/** Shear modulus E / (2(1 + ν)) [N/mm²] */
export const G = E / (2 * (1 + nu))
/** Density [kg/m³] */
export const rho_steel = 7850
/** Acceleration of free fall [m/s²] */
export const g_earth = 9.81

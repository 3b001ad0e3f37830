/** One cross-section of one thickness: sharp and rounded midlines, plate widths, gross properties. */
import { sectionRoundings } from '../en1993-1-3-2006/5-1-rounded-corners.ts'
import { ScopeError } from '../scope-error.ts'
import { rho_steel } from '../steel.ts'
import { grossProperties } from './gross-properties.ts'
import { distance, lengthOf } from './midline.ts'
import { joinPlates } from './plate.ts'
import { profileOf, type SectionDimensions } from './profiles/all.ts'
import { polylineLength, roundCorners } from './rounded-polyline.ts'

export type SectionModel = ReturnType<typeof buildSection>

/**
 * Midlines, widths and gross properties of a section; method 3.4 to 3.6.
 * @param d outside dimensions and design thickness, mm
 * @throws ScopeError dimensions that give no section
 */
export function buildSection(d: SectionDimensions, profile = profileOf(d.profile)) {
  const { vertices, plates, widths, run, omega, missingClauses } = profile.describe(d)
  const h_p = d.h - d.t_nom
  for (const width of [h_p, ...Array.from(vertices.slice(1), (p, i) => distance(vertices[i]!, p))]) {
    ScopeError.unless(width > 0, 'EN 1993-1-3 5.1', 'every plate longer than its corners', width)
  }
  const r_m = d.r + d.t_nom / 2
  const midline = roundCorners(vertices, r_m)
  const roles = plates.map((p) => p.role)
  const roundings = sectionRoundings(vertices, roles, d.r, r_m, d.t)
  return {
    widths,
    run,
    omega,
    missingClauses,
    dimensions: d,
    profile,
    t: d.t,
    t_nom: d.t_nom,
    /** depth between flange midlines [mm] */
    h_p,
    /** web along its slope [mm] and its angle to the flanges [rad] */
    s_w: lengthOf(h_p, run.value),
    phi: Math.atan2(h_p, Math.abs(run.value)),
    /** in order along the midline */
    plates: joinPlates(plates, vertices, roundings.b_p),
    midline,
    gross: grossProperties(midline, d.t),
    massPerMetre: (rho_steel * d.t_nom * polylineLength(midline)) / 1e6,
    /** the sharp-corner model may be used without correction, 5.1(3) */
    sharpCornersAllowed: roundings.sharpCornersAllowed,
    /** δ of 5.1(4) */
    delta: roundings.delta,
    /** δ by which effective properties are reduced: 0 where sharp corners are allowed */
    delta_effective: roundings.sharpCornersAllowed ? 0 : roundings.delta,
  }
}

/** One cross-section of one thickness: sharp and rounded midlines, plate widths, gross properties; the foot of an Ω by decision 0002. */
import { sectionRoundings } from '../en1993-1-3-2006/5-1-rounded-corners.ts'
import { ScopeError } from '../scope-error.ts'
import { rho_steel } from '../steel.ts'
import { type GrossProperties, grossProperties } from './gross-properties.ts'
import { distance, lengthOf, type Point } from './midline.ts'
import { polylineLength, roundCorners } from './rounded-polyline.ts'

export type SectionDimensions = ChannelDimensions | OmegaDimensions

interface CommonDimensions {
  h: number
  /** inside radius */
  r: number
  t_nom: number
  /** design (core) thickness */
  t: number
}

/** Outside dimensions of a C or Z [mm]. */
export interface ChannelDimensions extends CommonDimensions {
  profile: 'C' | 'Z'
  bTop: number
  bBottom: number
  cTop: number
  cBottom: number
}

/** Outside dimensions of a hat section [mm]. */
interface OmegaDimensions extends CommonDimensions {
  profile: 'OMEGA'
  /** turned by 180° about x: feet at the top, closed flange on the support */
  inverted: boolean
  bTop: number
  bBase: number
  bFoot: number
  c: number
}

/** A plate between two corners. */
export interface Plate {
  name: string
  start: Point
  end: Point
  /** sharp-corner midline length [mm] */
  b_sharp: number
  /** width for slenderness: sharp, or notional where 5.1(3) is not met [mm] */
  b_p: number
}

export interface SectionModel {
  dimensions: SectionDimensions
  t: number
  t_nom: number
  /** depth between flange midlines [mm] */
  h_p: number
  /** web along its slope [mm] and its angle to the flanges [rad] */
  s_w: number
  phi: number
  webs: 1 | 2
  /** in order along the midline */
  plates: Plate[]
  midline: Point[]
  gross: GrossProperties
  massPerMetre: number
  /** the sharp-corner model may be used without correction, 5.1(3) */
  sharpCornersAllowed: boolean
  /** δ of 5.1(4) */
  delta: number
  /** δ by which effective properties are reduced: 0 where sharp corners are allowed */
  delta_effective: number
}

function channelVertices(d: ChannelDimensions): { names: string[]; vertices: Point[] } {
  const { t_nom } = d
  const top = t_nom / 2
  const bottom = d.h - t_nom / 2
  const towards = d.profile === 'C' ? 1 : -1
  const flange = (b: number, c: number) => b - (c > 0 ? t_nom : t_nom / 2)
  const yTop = towards * flange(d.bTop, d.cTop)
  const yBottom = flange(d.bBottom, d.cBottom)
  const vertices: Point[] = []
  const names: string[] = []
  if (d.cTop > 0) {
    vertices.push({ y: yTop, z: top + d.cTop - t_nom / 2 })
    names.push('lipTop')
  }
  vertices.push({ y: yTop, z: top }, { y: 0, z: top }, { y: 0, z: bottom }, { y: yBottom, z: bottom })
  names.push('flangeTop', 'web', 'flangeBottom')
  if (d.cBottom > 0) {
    vertices.push({ y: yBottom, z: bottom - d.cBottom + t_nom / 2 })
    names.push('lipBottom')
  }
  return { names, vertices }
}

function omegaVertices(d: OmegaDimensions): { names: string[]; vertices: Point[] } {
  const { t_nom } = d
  const top = t_nom / 2
  const bottom = d.h - t_nom / 2
  const yTop = (d.bTop - t_nom) / 2
  const yBase = (d.bBase - t_nom) / 2
  // With a lip bFoot counts from the cell-side face of the web; a plain foot is measured from the web's outer face, as ECCS 123 p. 170 has it.
  const yFoot = yBase + (d.c > 0 ? d.bFoot - t_nom : d.bFoot + t_nom / 2)
  const right: Point[] = [
    { y: yTop, z: top },
    { y: yBase, z: bottom },
    { y: yFoot, z: bottom },
  ]
  if (d.c > 0) right.push({ y: yFoot, z: bottom - d.c + t_nom / 2 })
  if (d.inverted) for (const p of right) p.z = d.h - p.z
  const left = right.map((p) => ({ y: -p.y, z: p.z })).reverse()
  const half = d.c > 0 ? ['web', 'foot', 'lip'] : ['web', 'foot']
  return {
    names: [...half.map((n) => `${n}Left`).reverse(), 'closedFlange', ...half.map((n) => `${n}Right`)],
    vertices: [...left, ...right],
  }
}

/**
 * Midlines, widths and gross properties of a section; method 3.4 to 3.6.
 * @param d outside dimensions and design thickness, mm
 * @throws ScopeError dimensions of which no section can be made
 */
export function buildSection(d: SectionDimensions): SectionModel {
  const { names, vertices } = d.profile === 'OMEGA' ? omegaVertices(d) : channelVertices(d)
  const h_p = d.h - d.t_nom
  const run = d.profile === 'OMEGA' ? (d.bBase - d.bTop) / 2 : 0
  for (const width of [h_p, ...vertices.slice(1).map((p, i) => distance(vertices[i]!, p))]) {
    ScopeError.unless(width > 0, 'EN 1993-1-3 5.1', 'every plate longer than its corners', width)
  }
  const r_m = d.r + d.t_nom / 2
  const midline = roundCorners(vertices, r_m)
  const roundings = sectionRoundings(vertices, names, d.r, r_m, d.t)
  return {
    dimensions: d,
    t: d.t,
    t_nom: d.t_nom,
    h_p,
    s_w: lengthOf(h_p, run),
    phi: Math.atan2(h_p, Math.abs(run)),
    webs: d.profile === 'OMEGA' ? 2 : 1,
    plates: names.map((name, i) => ({
      name,
      start: vertices[i]!,
      end: vertices[i + 1]!,
      b_sharp: distance(vertices[i]!, vertices[i + 1]!),
      b_p: roundings.b_p[i]!,
    })),
    midline,
    gross: grossProperties(midline, d.t),
    massPerMetre: (rho_steel * d.t_nom * polylineLength(midline)) / 1e6,
    sharpCornersAllowed: roundings.sharpCornersAllowed,
    delta: roundings.delta,
    delta_effective: roundings.sharpCornersAllowed ? 0 : roundings.delta,
  }
}

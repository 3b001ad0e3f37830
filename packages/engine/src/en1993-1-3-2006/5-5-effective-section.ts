/** Effective cross-sections for N and M_y; EN 1993-1-3:2006, 5.5, method 3.12 to 3.22. */
import {
  internalBucklingFactor,
  internalReduction,
  k_sigma_internal,
  k_sigma_outstand,
  outstandReduction,
  plateSlenderness,
} from '../en1993-1-5-2006/4-4-plates.ts'
import type { Edge, Plate } from '../sections/plate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { type StripProperties, StripSums } from '../sections/strip-properties.ts'
import { type DistortionalCurve, distortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import {
  type LippedFlange,
  reduceEdgeStiffener,
  type StiffenerPass,
  type StiffenerResult,
  stiffenerPass,
} from './5-5-3-2-edge-stiffener.ts'

/** COMPRESSION: N alone; TOP_COMPRESSED: upper edge of the section as built compressed by M_y. */
type Sense = 'COMPRESSION' | 'TOP_COMPRESSED' | 'BOTTOM_COMPRESSED'

/** What is left of one plate: parts of its slenderness width from its start, with their thickness factor. */
export interface EffectiveElement {
  plate: Plate
  b_p: number
  psi: number
  k_sigma: number
  lambda_p: number
  rho: number
  /** effective widths in contract order: web side first; for webs from the compressed edge [mm] */
  effective: number[]
}

interface EffectivePart {
  plate: Plate
  /** fractions of the plate from its start */
  from: number
  to: number
  /** t_eff/t */
  factor: number
}

export interface EffectiveSection {
  sense: Sense
  A: number
  y_c: number
  /** centroid, from the top outside face [mm] */
  z_c: number
  I_y: number
  I_z: number
  /** to the flange midlines [mm³] */
  W_top: number
  W_bottom: number
  elements: EffectiveElement[]
  /** the stiffener(s) of the compressed flange(s); empty where none is */
  stiffeners: { flange: Plate; result: StiffenerResult }[]
  parts: EffectivePart[]
  /** smallest χ_d, 1 without a stiffener */
  chi_d: number
}

interface Flange {
  plate: Plate
  lip: Plate | null
  web: Plate
  /** the end of the plate at the web */
  webEnd: 'start' | 'end'
}

/** Minimum c/b of an effective lip, (5.2a): a shorter one is left out. */
export const MIN_LIP_RATIO = 0.2

const closedFlangeOf = (s: SectionModel) => s.plates.find((p) => p.role === 'closedFlange')

/** The flanges (feet) at one edge of a section. */
function flangesAt(s: SectionModel, edge: Edge): Flange[] {
  const open = s.plates.filter((p) => p.edge === edge && (p.role === 'flange' || p.role === 'foot'))
  return open.map((plate) => {
    const { b, c } = plate.outside!
    const lip = c![1] / b[1] >= MIN_LIP_RATIO ? plate.stiffener : null
    return { plate, lip, web: webBeside(plate), webEnd: plate.before?.role === 'web' ? 'start' : 'end' }
  })
}

const webBeside = ({ before, after }: Plate): Plate => (before?.role === 'web' ? before : after!)

/** A part of a flange or its lip given by lengths from the end nearer to the web, as fractions from its start. */
function fromWeb({ webEnd }: Flange, plate: Plate, from: number, to: number, factor: number): EffectivePart {
  const a = from / plate.b_p
  const b = to / plate.b_p
  return webEnd === 'start' ? { plate, from: a, to: b, factor } : { plate, from: 1 - b, to: 1 - a, factor }
}

const whole = (plate: Plate): EffectivePart => ({ plate, from: 0, to: 1, factor: 1 })
const wholeFlange = (f: Flange): EffectivePart[] => [whole(f.plate), ...(f.lip ? [whole(f.lip)] : [])]

interface Reduced {
  parts: EffectivePart[]
  elements: EffectiveElement[]
  stiffeners: EffectiveSection['stiffeners']
}

/** Of a uniformly compressed plate. */
const uniform = (
  plate: Plate,
  k_sigma: number,
  lambda_p: number,
  rho: number,
  effective: number[],
): EffectiveElement => ({ plate, b_p: plate.b_p, psi: 1, k_sigma, lambda_p, rho, effective })

const lipped = (t: number, { plate }: Flange, lip: Plate, f_yb: number): LippedFlange => ({
  b_p: plate.b_p,
  b_p_c: lip.b_p,
  t,
  f_yb,
})

/** A compressed flange: by 5.5.3.2 with its lip, as an outstand without. */
function compressedFlange(
  t: number,
  f: Flange,
  f_yb: number,
  curve: DistortionalCurve,
  other: StiffenerPass | null,
): Reduced {
  const { plate, lip } = f
  if (lip === null) {
    const lambda_p = plateSlenderness(plate.b_p, t, f_yb, k_sigma_outstand)
    const rho = outstandReduction(lambda_p)
    const effective = rho * plate.b_p
    return {
      parts: [fromWeb(f, plate, 0, effective, 1)],
      elements: [uniform(plate, k_sigma_outstand, lambda_p, rho, [effective])],
      stiffeners: [],
    }
  }
  const flange = lipped(t, f, lip, f_yb)
  const first = stiffenerPass(flange, 1, null)
  const result = reduceEdgeStiffener(flange, f.web.b_p, first, other, curve)
  const { last, chi_d } = result
  return {
    parts: [
      fromWeb(f, plate, 0, last.b_e1, 1),
      fromWeb(f, plate, plate.b_p - last.b_e2, plate.b_p, chi_d),
      fromWeb(f, lip, 0, last.c_eff, chi_d),
    ],
    elements: [
      uniform(plate, k_sigma_internal, first.lambda_p, first.rho, [last.b_e1, last.b_e2]),
      uniform(lip, first.k_sigma_lip, first.lambda_p_lip, first.rho_lip, [last.c_eff]),
    ],
    stiffeners: [{ flange: plate, result }],
  }
}

/** A uniformly compressed internal plate: half of what is left at each end. */
function compressedInternal(plate: Plate, t: number, f_yb: number): Reduced {
  const lambda_p = plateSlenderness(plate.b_p, t, f_yb, k_sigma_internal)
  const rho = internalReduction(lambda_p, 1)
  const half = rho / 2
  const b_e = half * plate.b_p
  const [start, end] = [
    { ...whole(plate), to: half },
    { ...whole(plate), from: 1 - half },
  ] as const
  return {
    parts: rho < 1 ? [start, end] : [whole(plate)],
    elements: [uniform(plate, k_sigma_internal, lambda_p, rho, [b_e, b_e])],
    stiffeners: [],
  }
}

/**
 * A web with stress varying along it, method 3.17: one pass.
 * @param z_c distance of the neutral axis of flange-reduced section from the compressed flange midline [mm]
 */
function bentWeb(s: SectionModel, plate: Plate, compressedEnd: 'start' | 'end', z_c: number, f_yb: number): Reduced {
  const psi = -(s.h_p - z_c) / z_c
  const k_sigma = internalBucklingFactor(psi)
  const lambda_p = plateSlenderness(plate.b_p, s.t, f_yb, k_sigma)
  const rho = internalReduction(lambda_p, psi)
  const compressed = z_c / s.h_p
  const b_eff = rho * Math.min(1, compressed) * plate.b_p
  const [edge, inner] =
    psi >= 0 ? [(2 / (5 - psi)) * rho * plate.b_p, (1 - 2 / (5 - psi)) * rho * plate.b_p] : [0.4 * b_eff, 0.6 * b_eff]
  const parts: EffectivePart[] = []
  if (rho === 1) parts.push(whole(plate))
  else {
    const a = edge / plate.b_p
    const b = Math.min(1, compressed) - inner / plate.b_p
    if (compressedEnd === 'start')
      parts.push({ plate, from: 0, to: a, factor: 1 }, { plate, from: b, to: 1, factor: 1 })
    else parts.push({ plate, from: 0, to: 1 - b, factor: 1 }, { plate, from: 1 - a, to: 1, factor: 1 })
  }
  return {
    parts,
    elements: [{ plate, b_p: plate.b_p, psi, k_sigma, lambda_p, rho, effective: [edge, inner] }],
    stiffeners: [],
  }
}

function propertiesOf(parts: EffectivePart[], t: number): StripProperties {
  const sums = new StripSums()
  for (const { plate, from, to, factor } of parts) {
    const { start, end } = plate
    const y = end.y - start.y
    const z = end.z - start.z
    sums.add(start.y + y * from, start.z + z * from, start.y + y * to, start.z + z * to, t * factor)
  }
  return sums.properties
}

/** Rounded corners lower A and I by δ, 5.1(4). */
const rounded = ({ A, y_c, z_c, I_y, I_z }: StripProperties, { delta_effective: delta }: SectionModel) => ({
  A: A * (1 - delta),
  y_c,
  z_c,
  I_y: I_y * (1 - 2 * delta),
  I_z: I_z * (1 - 2 * delta),
})

function assemble(s: SectionModel, sense: Sense, reduced: Reduced[]): EffectiveSection {
  const parts = reduced.flatMap((r) => r.parts)
  const stiffeners = reduced.flatMap((r) => r.stiffeners)
  const { A, y_c, z_c, I_y, I_z } = rounded(propertiesOf(parts, s.t), s)
  const top = s.t_nom / 2
  return {
    sense,
    A,
    y_c,
    z_c,
    I_y,
    I_z,
    W_top: I_y / (z_c - top),
    W_bottom: I_y / (top + s.h_p - z_c),
    elements: reduced.flatMap((r) => r.elements),
    stiffeners,
    parts,
    chi_d: stiffeners.reduce((chi, x) => Math.min(chi, x.result.chi_d), 1),
  }
}

const websOf = (s: SectionModel): { plate: Plate; topEnd: 'start' | 'end' }[] =>
  s.plates
    .filter((p) => p.role === 'web')
    .map((plate) => ({ plate, topEnd: plate.start.z < plate.end.z ? 'start' : 'end' }))

/**
 * The section under uniform compression.
 * @param f_yb basic yield strength [N/mm²]
 */
export function effectiveInCompression(s: SectionModel, f_yb: number, curve = distortionalCurve): EffectiveSection {
  const top = flangesAt(s, 'top')
  const bottom = flangesAt(s, 'bottom')
  const closed = closedFlangeOf(s)
  // k_f couples the two flanges of one web; the webs of a hat hold each foot by itself (method 3.15).
  const areCoupled = top[0]?.web === bottom[0]?.web
  const first = (f: Flange | undefined) =>
    f?.lip && areCoupled ? stiffenerPass(lipped(s.t, f, f.lip, f_yb), 1, null) : null
  const [firstTop, firstBottom] = [first(top[0]), first(bottom[0])]
  return assemble(s, 'COMPRESSION', [
    ...(closed ? [compressedInternal(closed, s.t, f_yb)] : []),
    ...top.map((f) => compressedFlange(s.t, f, f_yb, curve, firstBottom)),
    ...websOf(s).map(({ plate }) => compressedInternal(plate, s.t, f_yb)),
    ...bottom.map((f) => compressedFlange(s.t, f, f_yb, curve, firstTop)),
  ])
}

/**
 * The section under M_y that compresses one edge: flanges first, then the web on the neutral axis they leave (one pass).
 * @param f_yb basic yield strength [N/mm²]
 */
export function effectiveInBending(
  s: SectionModel,
  compressed: 'TOP' | 'BOTTOM',
  f_yb: number,
  curve = distortionalCurve,
): EffectiveSection {
  const top = flangesAt(s, 'top')
  const bottom = flangesAt(s, 'bottom')
  const closed = closedFlangeOf(s)
  const isTop = compressed === 'TOP'
  const [inCompression, inTension] = isTop ? [top, bottom] : [bottom, top]
  const flanges: Reduced[] = Array.from(inCompression, (f) => compressedFlange(s.t, f, f_yb, curve, null))
  const tension: EffectivePart[] = inTension.flatMap(wholeFlange)
  if (closed) {
    if (inCompression.length === 0) flanges.push(compressedInternal(closed, s.t, f_yb))
    else tension.push(whole(closed))
  }
  const webs = websOf(s)
  const trial = propertiesOf([...flanges.flatMap((r) => r.parts), ...tension, ...webs.map((w) => whole(w.plate))], s.t)
  const z_c = isTop ? trial.z_c - s.t_nom / 2 : s.h_p + s.t_nom / 2 - trial.z_c
  const bent = Array.from(webs, ({ plate, topEnd }) => {
    const compressedEnd = isTop ? topEnd : topEnd === 'start' ? 'end' : 'start'
    return bentWeb(s, plate, compressedEnd, z_c, f_yb)
  })
  return assemble(s, isTop ? 'TOP_COMPRESSED' : 'BOTTOM_COMPRESSED', [
    ...flanges,
    ...bent,
    { parts: tension, elements: [], stiffeners: [] },
  ])
}

/** The whole section on the sharp-corner model: what effective values are compared with. */
export const unreducedSection = (s: SectionModel): StripProperties => rounded(propertiesOf(s.plates.map(whole), s.t), s)

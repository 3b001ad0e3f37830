/** Effective cross-sections for N and M_y; EN 1993-1-3:2006, 5.5, method 3.12 to 3.22. */
import {
  internalBucklingFactor,
  internalReduction,
  k_sigma_internal,
  k_sigma_outstand,
  outstandReduction,
  plateSlenderness,
  WEB,
} from '../en1993-1-5-2006/4-4-plates.ts'
import type { Edge, Plate } from '../sections/plate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { type StripProperties, StripSums } from '../sections/strip-properties.ts'
import { distortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import {
  reduceEdgeStiffener,
  type StiffenerPass,
  type StiffenerResult,
  stiffenerPass,
} from './5-5-3-2-edge-stiffener.ts'

/** COMPRESSION: N alone; TOP_COMPRESSED: upper edge of the section as built compressed by M_y. */
type Sense = 'COMPRESSION' | 'TOP_COMPRESSED' | 'BOTTOM_COMPRESSED'

/** A part of a plate: fractions of its length from its start, t_eff/t. */
const part = (from: number, to: number, factor = 1) => ({ from, to, factor })
type Part = ReturnType<typeof part>

const WHOLE = part(0, 1)

/** A plate in compression, and its effective parts. */
export interface EffectiveElement {
  plate: Plate
  psi: number
  k_sigma: number
  lambda_p: number
  rho: number
  /** effective widths in contract order: web side first; for webs from the compressed edge [mm] */
  effective: number[]
  /** the effective widths as parts of the plate */
  parts: Part[]
  /** the stiffener that a flange forms with its lip */
  stiffener: StiffenerResult | null
}

export type EffectiveSection = ReturnType<typeof assemble>

/** Minimum c/b of an effective lip, (5.2a): a shorter one is left out. */
export const MIN_LIP_RATIO = 0.2

/** The flanges (feet) at one edge of a section, with the lips that are effective and the webs they stand on. */
const flangesAt = ({ plates, t }: SectionModel, edge: Edge, f_yb: number) =>
  plates
    .filter((p) => p.edge === edge && (p.role === 'flange' || p.role === 'foot'))
    .map((plate) => {
      const { b, c } = plate.outside!
      const isAfterWeb = plate.before?.role === 'web'
      const lip = c![1] / b[1] >= MIN_LIP_RATIO ? plate.stiffener : null
      const lipped = lip && { b_p: plate.b_p, b_p_c: lip.b_p, t, f_yb }
      return { plate, lip, lipped, web: (isAfterWeb ? plate.before : plate.after)!, isAfterWeb }
    })

type Flange = ReturnType<typeof flangesAt>[number]

/** A part of a flange or its lip given by lengths from the end nearer to the web. */
function fromWeb({ isAfterWeb }: Flange, plate: Plate, from: number, to: number, factor: number): Part {
  const a = from / plate.b_p
  const b = to / plate.b_p
  return isAfterWeb ? part(a, b, factor) : part(1 - b, 1 - a, factor)
}

/** The element of a uniformly compressed plate. */
const uniform = (
  plate: Plate,
  { k_sigma, lambda_p, rho }: Pick<EffectiveElement, 'k_sigma' | 'lambda_p' | 'rho'>,
  effective: number[],
  parts: Part[],
  stiffener: StiffenerResult | null = null,
): EffectiveElement => ({ plate, psi: 1, k_sigma, lambda_p, rho, effective, parts, stiffener })

/** A compressed flange: with a lip by 5.5.3.2, without as an outstand. @param other first pass of the coupled flange */
function compressedFlange(
  s: SectionModel,
  f: Flange,
  f_yb: number,
  curve: typeof distortionalCurve,
  other: StiffenerPass | null,
): EffectiveElement[] {
  const { plate, lip, lipped } = f
  if (!lip || !lipped) {
    const lambda_p = plateSlenderness(plate.b_p, s.t, f_yb, k_sigma_outstand)
    const rho = outstandReduction(lambda_p)
    const effective = rho * plate.b_p
    const values = { k_sigma: k_sigma_outstand, lambda_p, rho }
    return [uniform(plate, values, [effective], [fromWeb(f, plate, 0, effective, 1)])]
  }
  const result = reduceEdgeStiffener(lipped, f.web.b_p, other, curve)
  const { first, last, chi_d } = result
  const edge = fromWeb(f, plate, 0, first.b_e2, 1)
  const inner = fromWeb(f, plate, plate.b_p - last.b_e2, plate.b_p, chi_d)
  const ofLip = { k_sigma: first.k_sigma_lip, lambda_p: first.lambda_p_lip, rho: first.rho_lip }
  return [
    uniform(plate, { ...first, k_sigma: k_sigma_internal }, [first.b_e2, last.b_e2], [edge, inner], result),
    uniform(lip, ofLip, [last.c_eff], [fromWeb(f, lip, 0, last.c_eff, chi_d)]),
  ]
}

/** A uniformly compressed internal plate: half of the effective width at each end. */
function compressedInternal(plate: Plate, t: number, f_yb: number): EffectiveElement {
  const lambda_p = plateSlenderness(plate.b_p, t, f_yb, k_sigma_internal)
  const rho = internalReduction(lambda_p, 1)
  const half = rho / 2
  const b_e = half * plate.b_p
  const parts = rho < 1 ? [part(0, half), part(1 - half, 1)] : [WHOLE]
  return uniform(plate, { k_sigma: k_sigma_internal, lambda_p, rho }, [b_e, b_e], parts)
}

/**
 * A web with stress varying along it, method 3.17: one pass.
 * @param isTop its upper end is compressed
 * @param z_c distance of the neutral axis of flange-reduced section from the compressed flange midline [mm]
 */
function bentWeb({ h_p, t }: SectionModel, plate: Plate, isTop: boolean, z_c: number, f_yb: number): EffectiveElement {
  const psi = WEB.psi({ h_p, z_com: z_c })
  const k_sigma = internalBucklingFactor(psi)
  const lambda_p = plateSlenderness(plate.b_p, t, f_yb, k_sigma)
  const rho = internalReduction(lambda_p, psi)
  const compressed = Math.min(1, z_c / h_p)
  const b_eff = rho * compressed * plate.b_p
  const share = 2 / (5 - psi)
  const [edge, inner] = psi >= 0 ? [share * rho * plate.b_p, (1 - share) * rho * plate.b_p] : [0.4 * b_eff, 0.6 * b_eff]
  const a = edge / plate.b_p
  const b = compressed - inner / plate.b_p
  const isAtStart = plate.start.z < plate.end.z === isTop
  const parts = isAtStart ? [part(0, a), part(b, 1)] : [part(0, 1 - b), part(1 - a, 1)]
  const effective = [edge, inner]
  return { plate, psi, k_sigma, lambda_p, rho, effective, parts: rho === 1 ? [WHOLE] : parts, stiffener: null }
}

/** Properties of reduced plates and whole ones together. Rounded corners reduce A and I by δ, 5.1(4). */
function propertiesOf(s: SectionModel, elements: EffectiveElement[], whole: Plate[]): StripProperties {
  const sums = new StripSums()
  const add = ({ start, end }: Plate, { from, to, factor }: Part) => {
    const y = end.y - start.y
    const z = end.z - start.z
    sums.add(start.y + y * from, start.z + z * from, start.y + y * to, start.z + z * to, s.t * factor)
  }
  for (const { plate, parts } of elements) for (const part of parts) add(plate, part)
  for (const plate of whole) add(plate, WHOLE)
  const { A, y_c, z_c, I_y, I_z } = sums.properties
  const { delta_effective: delta } = s
  return { A: A * (1 - delta), y_c, z_c, I_y: I_y * (1 - 2 * delta), I_z: I_z * (1 - 2 * delta) }
}

/** @param whole plates in tension, not reduced */
function assemble(s: SectionModel, sense: Sense, elements: EffectiveElement[], whole: Plate[] = []) {
  const { A, y_c, z_c, I_y, I_z } = propertiesOf(s, elements, whole)
  const top = s.t_nom / 2
  return {
    sense,
    A,
    y_c,
    /** centroid, from the top outside face [mm] */
    z_c,
    I_y,
    I_z,
    /** to the flange midlines [mm³] */
    W_top: I_y / (z_c - top),
    W_bottom: I_y / (top + s.h_p - z_c),
    elements,
    whole,
    /** smallest χ_d, 1 without a stiffener */
    chi_d: Math.min(1, ...elements.map((x) => x.stiffener?.chi_d ?? 1)),
  }
}

/** The effective parts of a plate; none for a lip that is too short. */
export const partsOf = ({ elements, whole }: EffectiveSection, plate: Plate): Part[] =>
  elements.find((x) => x.plate === plate)?.parts ?? (whole.includes(plate) ? [WHOLE] : [])

const platesOf = (s: SectionModel, role: Plate['role']) => s.plates.filter((p) => p.role === role)

/** The section under uniform compression. @param f_yb basic yield strength [N/mm²] */
export function effectiveInCompression(s: SectionModel, f_yb: number, curve = distortionalCurve): EffectiveSection {
  const [top, bottom] = [flangesAt(s, 'top', f_yb), flangesAt(s, 'bottom', f_yb)]
  // k_f couples the two flanges of one web. The webs of an Ω hold each foot alone (method 3.15).
  const areCoupled = top[0]?.web === bottom[0]?.web
  const first = (f: Flange | undefined) => (f?.lipped && areCoupled ? stiffenerPass(f.lipped) : null)
  const [firstTop, firstBottom] = [first(top[0]), first(bottom[0])]
  return assemble(s, 'COMPRESSION', [
    ...platesOf(s, 'closedFlange').map((plate) => compressedInternal(plate, s.t, f_yb)),
    ...top.flatMap((f) => compressedFlange(s, f, f_yb, curve, firstBottom)),
    ...platesOf(s, 'web').map((plate) => compressedInternal(plate, s.t, f_yb)),
    ...bottom.flatMap((f) => compressedFlange(s, f, f_yb, curve, firstTop)),
  ])
}

/** The section under M_y that compresses one edge: flanges first, then the web with the neutral axis after their reduction (one pass). */
export function effectiveInBending(
  s: SectionModel,
  compressed: 'TOP' | 'BOTTOM',
  f_yb: number,
  curve = distortionalCurve,
): EffectiveSection {
  const isTop = compressed === 'TOP'
  const [top, bottom] = [flangesAt(s, 'top', f_yb), flangesAt(s, 'bottom', f_yb)]
  const [inCompression, inTension] = isTop ? [top, bottom] : [bottom, top]
  const flanges = inCompression.flatMap((f) => compressedFlange(s, f, f_yb, curve, null))
  const whole = inTension.flatMap(({ plate, lip }) => (lip ? [plate, lip] : [plate]))
  for (const plate of platesOf(s, 'closedFlange')) {
    if (inCompression.length === 0) flanges.push(compressedInternal(plate, s.t, f_yb))
    else whole.push(plate)
  }
  const webs = platesOf(s, 'web')
  const trial = propertiesOf(s, flanges, [...whole, ...webs])
  const z_c = isTop ? trial.z_c - s.t_nom / 2 : s.h_p + s.t_nom / 2 - trial.z_c
  const bent = webs.map((plate) => bentWeb(s, plate, isTop, z_c, f_yb))
  return assemble(s, isTop ? 'TOP_COMPRESSED' : 'BOTTOM_COMPRESSED', [...flanges, ...bent], whole)
}

/** The whole section on the sharp-corner model, for comparison with effective values. */
export const unreducedSection = (s: SectionModel): StripProperties => propertiesOf(s, [], s.plates)

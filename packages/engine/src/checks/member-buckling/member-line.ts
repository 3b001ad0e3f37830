/** The line whose buckling governs LTB and TORSIONAL_BUCKLING: distorting for Ω, of rigid cross-section for C and Z without panel. */
import { DISTORTION, GENERAL_METHOD } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { sidewaysSection } from '../../line/sideways-section.ts'
import { type Purlin, rotationalSpringOf } from '../../search/candidate.ts'
import type { GrossProperties } from '../../sections/gross-properties.ts'
import { keptBySection } from '../../sections/kept-sections.ts'
import type { SectionModel } from '../../sections/section-model.ts'
import { createLoadParts, type LineActions } from '../../stability/field-parts.ts'
import { lineBuckling, lineIsStableAt, lineProvenFactor, setLineStiffness } from '../../stability/line-buckling.ts'
import {
  createOmegaLine,
  type HeldFibre,
  omegaBuckling,
  omegaIsStableAt,
  omegaLoad,
  omegaProvenFactor,
  setOmegaStiffness,
} from '../../stability/omega-line.ts'
import { type OmegaMatrices, omegaMatrices } from '../../stability/omega-matrices.ts'
import { frameSprings, omegaMidlines } from '../../stability/omega-shape.ts'
import type { KeptOmegaLoad } from '../../stability/sway-modes.ts'
import { createThinWalledLine, type ThinWalledSection } from '../../stability/thin-walled-line.ts'

export type MemberLine = NonNullable<ReturnType<typeof createMemberLine>>

/** Null for C and Z under a panel: their upper flange is held, and the free one has its own check (10.1.4). */
export function createMemberLine(line: LineDesign) {
  const { mesh, restraints, profile } = line
  const model = null as SectionModel | null
  // Ω: its cross-section distorts, method 5.8 to 5.15.
  if (profile.line === 'DISTORTING')
    return {
      kind: 'distorting' as const,
      omega: line.sideways?.omega.line ?? createOmegaLine(mesh, heldFibre(line), line.input.isInverted),
      model,
    }
  if (restraints.panel) return null
  // C and Z without panel, method 5.5 and 5.6.
  return {
    kind: 'rigid' as const,
    /** v and φ under bending; w follows from free bending and is eliminated */
    bending: createThinWalledLine(mesh, false),
    /** v, φ and w under N alone */
    column: createThinWalledLine(mesh, true),
    model,
  }
}

/** The fibre of an Ω held by the panel: the outer one. */
const heldFibre = (line: LineDesign): HeldFibre =>
  line.restraints.panel ? line.profile.panelHolds(line.input.isInverted) : null

/** The section matrices of an Ω candidate on its line, also for load in the plane. */
export function matricesOf(purlin: Purlin): OmegaMatrices {
  const { line, candidate } = purlin
  if (line.sideways) return sidewaysSection(line.sideways, candidate.model).matrices
  return keptMatrices(candidate.model, heldFibre(line), rotationalSpringOf(purlin), line.input.isInverted ? 'B' : 'T')
}

const keptMatrices = keptBySection(
  (s, held: HeldFibre, C_D: number, loaded: 'B' | 'T') => {
    const m = omegaMidlines(s)
    return omegaMatrices(m, frameSprings(m, held, C_D), loaded)
  },
  (held, C_D, loaded) => `${held} ${C_D} ${loaded}`,
)

/** Section that bends freely, M_z = 0: w = −(I_yz/I_y)·v minimises E·I_yz·v″w″ + ½E·I_y·w″² and vanishes where v does; method 5.6. */
export function freelyBent({ I_y, I_z, I_yz, beta_free, ...section }: GrossProperties): ThinWalledSection {
  return { ...section, I_y, I_z: GENERAL_METHOD.I_z_free({ I_z, I_yz, I_y }), I_yz: 0, beta: beta_free }
}

/** Sets the section of the line; the steel does not matter. @returns whether the section differs from the previous one */
export function setMemberSection(member: MemberLine, purlin: Purlin): boolean {
  const { model } = purlin.candidate
  const isOther = member.model !== model
  // The line also serves load in the plane and may hold another section by now.
  if (!isOther && !purlin.line.sideways) return false
  member.model = model
  if (member.kind === 'distorting') {
    setOmegaStiffness(member.omega, matricesOf(purlin))
    return isOther
  }
  // Fibres at the flange midlines, from the centroid. Under N alone the gross section refers to its own axes.
  const z_up = model.t_nom / 2 - model.gross.z_c
  const heights = { z_up, z_low: z_up + model.h_p, z_q: z_up }
  setLineStiffness(member.bending, freelyBent(model.gross), heights)
  setLineStiffness(member.column, model.gross, heights)
  return true
}

/**
 * α_cr under bending with every transverse load at the upper fibre, or under N alone, which is separate (method 5.16). For a C or Z in
 * bending reduced for distortion (method 5.24), but not for its columns.
 */
export function loadFactor(member: MemberLine, actions: LineActions): number {
  if (member.kind === 'distorting') return omegaBuckling(member.omega, actions).alpha_cr
  return actions.N
    ? lineBuckling(member.column, actions).alpha
    : DISTORTION * lineBuckling(member.bending, actions).alpha
}

/** Whether α_cr under bending alone is larger than `alpha`. */
export const isStableInBending = (member: MemberLine, actions: LineActions, alpha: number): boolean =>
  member.kind === 'rigid'
    ? lineIsStableAt(member.bending, actions, alpha / DISTORTION)
    : omegaIsStableAt(member.omega, actions, alpha)

/** A bending load kept from section to section. Returns a certainly stable load factor, at most `within` below α_cr. */
export type KeptLoad = (within: number) => number

export function keepLoad(member: MemberLine, actions: LineActions): KeptLoad {
  if (member.kind === 'rigid') {
    const mode = new Float64Array(member.bending.problem.mode.length)
    return (within) => DISTORTION * lineProvenFactor(member.bending, actions, within, mode)
  }
  const { omega } = member
  const kept: KeptOmegaLoad = { load: omegaLoad(omega, actions, createLoadParts(omega.mesh)), modes: [] }
  return (within) => omegaProvenFactor(omega, kept, within)
}

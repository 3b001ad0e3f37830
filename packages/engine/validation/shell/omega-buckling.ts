import { calculixInput } from './calculix-input.ts'
import { runCalculix } from './calculix-run.ts'
import type { OmegaBuckling, OmegaLine } from './case.ts'
import { readDisplacements } from './frd-reader.ts'
import { momentOf } from './line-moments.ts'
import { describeMode, isGlobal, type ModeDescription } from './mode-description.ts'
import { modeShape } from './mode-shape.ts'
import { omegaModel } from './omega-model.ts'
import { lengthOfPlates } from './section-mesh.ts'

/** How many of the lowest modes are asked for, one attempt after the other, until a global one is among them. */
const ATTEMPTS = [12, 40]

export interface OmegaBucklingResult {
  /** of the lowest global mode; null: none among the modes solved, all of them below `searchedTo` */
  alpha: number | null
  McrKnm: number | null
  mode: ModeDescription | null
  searchedTo: number
  /** modes below it */
  skipped: { count: number; lowest: (ModeDescription & { alpha: number })[] }
  mesh: string
  boundary: string[]
}

/** The lowest global buckling mode of an Ω line by shells. */
export function omegaBuckling({ case: line, shells = {} }: OmegaBuckling): OmegaBucklingResult {
  // CalculiX starts at a load factor of 1 and wants the lowest root above 5: stresses of 1 N/mm² are far below any buckling.
  const loadFactor = 1 / largestStress(line)
  const model = omegaModel(line, shells, loadFactor)
  for (const modes of ATTEMPTS) {
    const sets = readDisplacements(runCalculix(calculixInput(model, { kind: 'buckling', modes })))
    const found = sets
      .filter((s) => s.value > 0)
      .map((s) => ({ alpha: s.value * loadFactor, ...describeMode(modeShape(model, s)) }))
    const lowest = found.findIndex((m) => isGlobal(m.mode))
    if (lowest < 0 && modes !== ATTEMPTS.at(-1)) continue
    const { alpha = null, ...mode } = found[lowest] ?? {}
    const below = lowest < 0 ? found : found.slice(0, lowest)
    return {
      alpha: alpha && significant(alpha),
      McrKnm: alpha && Number(((alpha * momentOf(line).largest) / 1e6).toFixed(3)),
      mode: lowest < 0 ? null : (mode as ModeDescription),
      searchedTo: significant(found.at(-1)?.alpha ?? 0),
      skipped: { count: below.length, lowest: below.slice(0, 3).map((m) => ({ ...m, alpha: significant(m.alpha) })) },
      mesh: `S8R, ${(model.stations.length - 1) / 2} elements along the line (at most ${shells.elementMm ?? 100} mm) × ${model.omega.elementsOver} over the section`,
      boundary: boundaryOf(line, shells),
    }
  }
  throw new Error('no attempt')
}

const significant = (v: number) => Number(v.toPrecision(6))

/** Bending and axial stress of the gross midline under the loads as they are [N/mm²]: only to scale them. */
function largestStress(line: OmegaLine): number {
  const { section, omega } = omegaModel(line)
  const A = line.section.t * lengthOfPlates(section, omega.steelPlates)
  return Math.abs(line.N) / A + momentOf(line).largest / ((A * line.section.h) / 4)
}

function boundaryOf(line: OmegaLine, shells: NonNullable<OmegaBuckling['shells']>): string[] {
  const isInverted = line.format === 'INVERTED'
  const lock = shells.restraintHolds === 'one' ? 'one of the two corners' : 'both corners'
  return [
    'supports: every point of the section held in y and z, free to warp',
    ...(line.panel ? [`panel: middle of ${isInverted ? 'both feet' : 'the closed flange'} held in y`] : []),
    ...(line.panel && line.CD > 0
      ? [`C_D: a plate fin${isInverted ? ' of C_D/2 on each foot' : ''}, D = C_D·H/3, far edge held in y`]
      : []),
    ...(line.lower.length > 0
      ? [`restraints of the lower fibre: ${lock} of ${isInverted ? 'closed flange' : 'web and feet'} held in y`]
      : []),
    ...(line.upper.length > 0
      ? [`restraints of the upper fibre: ${lock} of ${isInverted ? 'web and feet' : 'closed flange'} held in y`]
      : []),
    `loads: half on each ${isInverted ? 'corner of web and foot' : 'corner of closed flange and web'}${line.N === 0 ? '' : '; N as uniform stress at both ends'}`,
  ]
}

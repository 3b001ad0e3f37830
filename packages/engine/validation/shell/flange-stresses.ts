import { calculixInput } from './calculix-input.ts'
import { runCalculix } from './calculix-run.ts'
import type { FlangedLine, FreeFlange } from './case.ts'
import { largestCompression, type StressLine, stressAlong } from './edge-stresses.ts'
import { type FlangedModel, flangedModel, loadPosition } from './flanged-model.ts'
import { type DisplacementSet, readDisplacements } from './frd-reader.ts'
import { momentOf } from './line-moments.ts'
import { midlineProperties } from './section-properties.ts'
import { midlineDisplacements, solidInput } from './solid-input.ts'

/** Largest compression at an edge of a flange where M_y compresses that flange, and the bending stress at the same place [N/mm²]. */
export interface EdgeStress {
  stress: number
  xMm: number
  bending: number
}

export type FlangeStresses = Record<'web' | 'lip', EdgeStress>

export interface FreeFlangeResult {
  analysis: 'first order' | 'second order'
  /** of the free flange: the lower one, without a panel both */
  flanges: Partial<Record<'upper' | 'lower', FlangeStresses>>
  mesh: string
  boundary: string[]
  mode: string
}

/** Displacements under the whole load: shells, with large displacements one layer of bricks. */
function solve(model: FlangedModel, analysis: FreeFlangeResult['analysis']): DisplacementSet {
  const isLarge = analysis === 'second order'
  const sets = readDisplacements(runCalculix(isLarge ? solidInput(model) : calculixInput(model, { kind: analysis })))
  const last = sets.at(-1)!
  return isLarge ? midlineDisplacements(model, last) : last
}

/** Stresses at the edges of the free flanges of a C or Z by shells, compression positive. */
export function flangeStresses({ case: line, shells = {} }: FreeFlange): FreeFlangeResult {
  const { elementMm = 100, analysis = 'first order' } = shells
  const model = flangedModel(line, elementMm)
  const last = solve(model, analysis)
  const flanges: FreeFlangeResult['flanges'] = {}
  for (const flange of line.panel ? (['lower'] as const) : (['upper', 'lower'] as const)) {
    const bending = bendingOf(model, line, flange)
    const edge = (point: number) => largest(stressAlong(model, last, point, analysis === 'second order'), bending)
    const web = edge(model.mesh.webCorner[flange])
    const lip = edge(model.mesh.lipCorner[flange])
    if (web && lip) flanges[flange] = { web, lip }
  }
  return {
    analysis,
    flanges,
    mesh: `${analysis === 'second order' ? 'C3D20R, one layer' : 'S8R'}, ${(model.stations.length - 1) / 2} elements along the line (at most ${elementMm} mm) × ${model.mesh.elementsOver} over the section`,
    boundary: boundaryOf(line, analysis),
    mode: analysis === 'first order' ? 'linear static' : 'static, large displacements, the load in steps',
  }
}

/** M_y/W_y of a flange by beam theory, compression positive. */
function bendingOf({ mesh, section, thickness }: FlangedModel, line: FlangedLine, flange: 'upper' | 'lower') {
  const { z_c, I_y } = midlineProperties(section, mesh.steelPlates, thickness)
  const z = section.points[mesh.webCorner[flange]]!.z - z_c
  const q = line.spansMm.map(() => line.qNmm)
  const { momentAt } = momentOf({ spans: line.spansMm, consoles: [0, 0], q, points: line.pointsN ?? [] })
  return (x: number) => (-momentAt(x) * z) / I_y
}

function largest({ x, stress }: StressLine, bending: (x: number) => number): EdgeStress | undefined {
  const isCompressed = x.map((at) => bending(at) > 1e-9)
  const inside = { x: x.filter((_, i) => isCompressed[i]), stress: stress.filter((_, i) => isCompressed[i]) }
  if (inside.x.length === 0) return undefined
  const { xMm, stress: value } = largestCompression(inside)
  return { stress: Number(value.toFixed(2)), xMm: Number(xMm.toFixed(1)), bending: Number(bending(xMm).toFixed(2)) }
}

const SPRING: Record<FreeFlangeResult['analysis'], string> = {
  'first order': 'a plate fin, D = C_D·H/3, far edge held in y',
  'second order': 'springs in y between both faces of the flange at the fastener, C_D/t²',
}

function boundaryOf(line: FlangedLine, analysis: FreeFlangeResult['analysis']): string[] {
  const at = loadPosition(line)
  return [
    'supports: every point of web and flanges held in y and z, free to warp',
    ...(line.panel ? [`panel: upper flange held in y ${line.aMm} mm from the web`] : []),
    ...(line.panel && line.CD > 0 ? [`C_D: ${SPRING[analysis]}`] : []),
    ...(line.barsMm.length > 0
      ? [`bars: web corner of ${line.panel ? 'the lower flange' : 'both flanges'} held in y`]
      : []),
    `load: on the upper flange ${at === 0 ? 'at the web corner' : `${at} mm from the web`}`,
  ]
}

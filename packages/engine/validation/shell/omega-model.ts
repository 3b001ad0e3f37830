import type { OmegaLine, OmegaShells } from './case.ts'
import { addFin, type Fin } from './fin.ts'
import { partsOf } from './line-parts.ts'
import { type OmegaMesh, omegaMesh } from './omega-section.ts'
import { lengthOfPlates, pointsOf } from './section-mesh.ts'
import { addEndForce, addForce, addLineLoad, hold, holdAlong, type ShellModel, stationAt } from './shell-model.ts'
import { stationsOf } from './stations.ts'

export interface OmegaModel extends ShellModel {
  omega: OmegaMesh
}

/**
 * The shells of an Ω line, in the section's own axes (closed flange on top): the loads of an INVERTED one are turned round.
 * Supports hold every point of the section sideways and towards the support and leave it free to warp.
 */
export function omegaModel(line: OmegaLine, shells: OmegaShells = {}, loadFactor = 1): OmegaModel {
  const omega = omegaMesh(line.section)
  const { section, M, T, B, footMiddle, steelPlates } = omega
  const isInverted = line.format === 'INVERTED'
  const fins = line.panel && line.CD > 0 ? finsOf(omega, isInverted, line.CD) : []
  const { ends, supports } = partsOf(line)
  const points = line.points.map(([x]) => x)
  const stations = stationsOf([...ends, ...line.lower, ...line.upper, ...points], shells.elementMm ?? 100)
  const model: OmegaModel = {
    omega,
    section,
    stations,
    thickness: line.section.t,
    E: line.E,
    nu: line.nu,
    fins,
    held: [],
    loads: new Map(),
  }

  for (const x of supports) hold(model, stationAt(model, x), pointsOf(section, steelPlates), ['y', 'z'])
  hold(model, stationAt(model, supports[0]!), [M], ['x'])
  if (line.panel) holdAlong(model, isInverted ? footMiddle : [M], ['y'])
  for (const fin of fins) holdAlong(model, [fin.edge], ['y'])
  const restrainedPoints = (points: [number, number]) => (shells.restraintHolds === 'one' ? points.slice(0, 1) : points)
  for (const x of line.lower) hold(model, stationAt(model, x), restrainedPoints(isInverted ? T : B), ['y'])
  for (const x of line.upper) hold(model, stationAt(model, x), restrainedPoints(isInverted ? B : T), ['y'])

  const loaded = isInverted ? B : T
  const turned = (isInverted ? -1 : 1) * loadFactor
  let part = 0
  for (const q of line.q) {
    for (const corner of loaded) addLineLoad(model, corner, 'z', (turned * q) / 2, ends[part]!, ends[part + 1]!)
    part += 1
  }
  for (const [x, P] of line.points)
    for (const corner of loaded) addForce(model, stationAt(model, x), corner, 'z', (turned * P) / 2)
  if (line.N !== 0) {
    const n = (loadFactor * line.N) / lengthOfPlates(section, steelPlates)
    addEndForce(model, 0, steelPlates, -n)
    addEndForce(model, stations.length - 1, steelPlates, n)
  }
  return model
}

/** The sheet's spring: one fin on the closed flange, or half at each foot of an INVERTED section. */
function finsOf({ section, M, footMiddle }: OmegaMesh, isInverted: boolean, C_D: number): Fin[] {
  if (!isInverted) return [addFin(section, 'fin', M, -1, C_D)]
  return footMiddle.map((foot, i) => addFin(section, `fin ${i}`, foot, 1, C_D / 2))
}

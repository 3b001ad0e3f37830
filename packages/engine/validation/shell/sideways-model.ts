import type { FlangedDimensions, OmegaSection, SidewaysLine } from './case.ts'
import { flangedMesh } from './flanged-section.ts'
import { partsOf } from './line-parts.ts'
import { omegaModel } from './omega-model.ts'
import { pointsOf } from './section-mesh.ts'
import { addForce, addLineLoad, hold, type ShellModel, stationAt } from './shell-model.ts'
import { stationsOf } from './stations.ts'

/** The shells of a line under sideways load, and the lines of the section whose stress is asked for. */
export interface SidewaysModel extends ShellModel {
  places: Record<string, number[]>
  elementsOver: number
}

export const isOmega = (section: SidewaysLine['section']): section is OmegaSection => 'bBase' in section

const STEEL = { E: 210_000, nu: 0.3 }

export function sidewaysModel(line: SidewaysLine, elementMm = 50): SidewaysModel {
  const { section } = line
  return isOmega(section) ? omegaSidewaysModel(line, section, elementMm) : flangedModel(line, section, elementMm)
}

/** Half of the load at each foot where the feet are the outer fibre, otherwise the whole in the middle of the closed flange. */
function omegaSidewaysModel(line: SidewaysLine, section: OmegaSection, elementMm: number): SidewaysModel {
  const { spansMm: spans, cantileversMm: consoles = [0, 0], pointsN = [], format = 'REGULAR' } = line
  const { ends } = partsOf({ consoles, spans })
  const plain = { q: ends.slice(1).map(() => 0), points: pointsN.map(([x]): [number, number] => [x, 0]), N: 0 }
  const restraints = { lower: line.lowerMm, upper: line.upperMm }
  const free = { panel: false, CD: 0 }
  const model = omegaModel(
    { section, ...STEEL, format, spans, consoles, ...plain, ...free, ...restraints },
    { elementMm },
  )
  model.loads.clear()
  const { M, T, B, F, L, footMiddle, elementsOver } = model.omega
  loadAlong(model, line, format === 'INVERTED' ? footMiddle : [M], ends.at(-1)!)
  return { ...model, places: { L, F, B, T }, elementsOver }
}

/** Supports and bars as in the model of free flanges; the load at the web corner of the upper flange. */
function flangedModel(line: SidewaysLine, section: FlangedDimensions, elementMm: number): SidewaysModel {
  const mesh = flangedMesh(section)
  const { webCorner, lipCorner, lipEdge } = mesh
  const { spansMm: spans, cantileversMm: consoles = [0, 0], pointsN = [] } = line
  const { ends, supports } = partsOf({ consoles, spans })
  const cuts = [...ends, ...line.upperMm, ...line.lowerMm, ...pointsN.map(([x]) => x)]
  const stations = stationsOf(cuts, elementMm)
  const steel = { section: mesh.section, stations, thickness: section.t, ...STEEL }
  const model: ShellModel = { ...steel, fins: [], held: [], loads: new Map() }
  const walls = pointsOf(mesh.section, ['web', 'upper flange', 'lower flange'])
  for (const x of supports) hold(model, stationAt(model, x), walls, ['y', 'z'])
  hold(model, stationAt(model, supports[0]!), [webCorner.upper], ['x'])
  for (const x of line.upperMm) hold(model, stationAt(model, x), [webCorner.upper], ['y'])
  for (const x of line.lowerMm) hold(model, stationAt(model, x), [webCorner.lower], ['y'])
  loadAlong(model, line, [webCorner.upper], ends.at(-1)!)
  const places = {
    'upper web': [webCorner.upper],
    'upper lip': [lipCorner.upper],
    'upper edge': [lipEdge.upper],
    'lower web': [webCorner.lower],
    'lower lip': [lipCorner.lower],
    'lower edge': [lipEdge.lower],
  }
  return { ...model, places, elementsOver: mesh.elementsOver }
}

function loadAlong(model: ShellModel, { qNmm, pointsN = [] }: SidewaysLine, points: number[], end: number): void {
  for (const point of points) {
    if (qNmm !== 0) addLineLoad(model, point, 'y', qNmm / points.length, 0, end)
    for (const [x, P] of pointsN) addForce(model, stationAt(model, x), point, 'y', P / points.length)
  }
}

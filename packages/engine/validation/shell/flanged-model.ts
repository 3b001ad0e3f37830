import type { FlangedLine } from './case.ts'
import { addFin } from './fin.ts'
import { type FlangedMesh, flangedMesh } from './flanged-section.ts'
import { partsOf } from './line-parts.ts'
import { pointsOf } from './section-mesh.ts'
import { addLineLoad, hold, holdAlong, type ShellModel, stationAt } from './shell-model.ts'
import { stationsOf } from './stations.ts'

export interface FlangedModel extends ShellModel {
  mesh: FlangedMesh
}

const STEEL = { E: 210_000, nu: 0.3 }

/** Length over which a single force is spread, as the engine takes it [mm]. */
const FORCE_OVER = 100

/** Of the shells beside a force, which dents the flange it stands on: a quarter of its length. */
const BESIDE_FORCE = FORCE_OVER / 4

/** Where a load acts, as positive towards the supports or not. */
const isDownwards = ({ qNmm, pointsN = [] }: FlangedLine): boolean =>
  qNmm > 0 || (qNmm === 0 && pointsN.some(([, P]) => P > 0))

/** Where the load acts on the upper flange: gravity at the web corner when there is a panel, otherwise at the fastener. */
export const loadPosition = (line: FlangedLine): number =>
  line.loadAtMm ?? (line.panel && isDownwards(line) ? 0 : line.aMm)

/**
 * The shells of a C or Z. Supports hold web and flanges in the plane of the section and leave them free to warp; bars hold the web
 * corner of the free flange sideways (without a panel: of both flanges).
 */
export function flangedModel(line: FlangedLine, elementMm = 100): FlangedModel {
  const position = loadPosition(line)
  const mesh = flangedMesh(line.section, [position, line.aMm])
  const [loaded, fastener] = mesh.onUpperFlange as [number, number]
  const { section, webCorner } = mesh
  const fins = line.panel && line.CD > 0 ? [addFin(section, 'fin', fastener, -1, line.CD)] : []
  const { ends, supports } = partsOf({ consoles: [0, 0], spans: line.spansMm })
  const stations = stationsOf([...ends, ...line.barsMm, ...besideForces(line)], elementMm)
  const model: FlangedModel = {
    mesh,
    section,
    stations,
    thickness: line.section.t,
    ...STEEL,
    fins,
    held: [],
    loads: new Map(),
  }
  for (const x of supports)
    hold(model, stationAt(model, x), pointsOf(section, ['web', 'upper flange', 'lower flange']), ['y', 'z'])
  hold(model, stationAt(model, 0), [webCorner.upper], ['x'])
  if (line.panel) holdAlong(model, [fastener], ['y'])
  for (const fin of fins) holdAlong(model, [fin.edge], ['y'])
  const barred = line.panel ? [webCorner.lower] : [webCorner.lower, webCorner.upper]
  for (const x of line.barsMm) hold(model, stationAt(model, x), barred, ['y'])
  addLineLoad(model, loaded, 'z', line.qNmm, 0, ends[ends.length - 1]!)
  for (const [x, P] of line.pointsN ?? []) {
    const over = (point: number, direction: 'y' | 'z', F: number) =>
      addLineLoad(model, point, direction, F / FORCE_OVER, x - FORCE_OVER / 2, x + FORCE_OVER / 2)
    if (line.pointsBy !== 'WEB') over(loaded, 'z', P)
    else {
      over(webCorner.upper, 'z', P)
      const H = (P * position) / (line.section.h - line.section.t)
      over(webCorner.upper, 'y', H)
      over(webCorner.lower, 'y', -H)
    }
  }
  return model
}

/** Ends of the short elements under every force and as far again on both sides of it. */
const besideForces = ({ pointsN = [] }: FlangedLine): number[] =>
  pointsN.flatMap(([x]) => Array.from({ length: 9 }, (_, i) => x + (i - 4) * BESIDE_FORCE))

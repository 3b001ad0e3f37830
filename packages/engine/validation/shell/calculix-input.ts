import { FIN_THICKNESS, finModulus } from './fin.ts'
import { type Direction, middlePoints, nodeAt, type ShellModel } from './shell-model.ts'

const DEGREE = { x: 1, y: 2, z: 3 } as const satisfies Record<Direction, number>

/**
 * Of a fin, along the line and in shear [N/mm²]: less than a thousandth of the purlin's own stiffness, and yet more than the bending
 * stresses of the fin, or it would buckle by shear before the purlin does.
 */
const FIN_ALONG = 10
const FIN_SHEAR = 100

export type Analysis = { kind: 'buckling'; modes: number } | { kind: 'first order' }

/** The whole input file of a model: S8R elements, sharp corners as rigid joints of the plates. */
export function calculixInput(model: ShellModel, analysis: Analysis): string {
  return [
    ...nodes(model),
    ...elements(model),
    '*MATERIAL, NAME=STEEL',
    '*ELASTIC',
    `${model.E}, ${model.nu}`,
    '*SHELL SECTION, ELSET=STEEL, MATERIAL=STEEL',
    `${model.thickness}`,
    ...finMaterials(model),
    '*BOUNDARY',
    ...new Set(model.held.map((h) => `${h.node}, ${DEGREE[h.direction]}`)),
    ...step(analysis),
    '*CLOAD',
    ...[...model.loads.values()].map((l) => `${l.node}, ${DEGREE[l.direction]}, ${l.force.toExponential(10)}`),
    '*NODE FILE, OUTPUT=2D',
    'U',
    '*END STEP',
    '',
  ].join('\n')
}

function step(analysis: Analysis): string[] {
  switch (analysis.kind) {
    case 'buckling':
      return ['*STEP', '*BUCKLE', `${analysis.modes}, 1e-6, ${2 * analysis.modes + 20}, 3000`]
    case 'first order':
      return ['*STEP', '*STATIC']
  }
}

function nodes(model: ShellModel): string[] {
  const lines = ['*NODE, NSET=ALL']
  const middles = middlePoints(model.section)
  model.stations.forEach((x, station) => {
    model.section.points.forEach(({ y, z }, point) => {
      if (station % 2 === 1 && middles.has(point)) return
      lines.push(`${nodeAt(model, station, point)}, ${x.toFixed(6)}, ${y.toFixed(6)}, ${z.toFixed(6)}`)
    })
  })
  return lines
}

function elements(model: ShellModel): string[] {
  const sets = new Map<string, string[]>()
  let number = 0
  for (let s = 0; s + 2 < model.stations.length; s += 2) {
    for (const { plate, from, middle, to } of model.section.segments) {
      const fin = model.fins.findIndex((f) => f.plate === plate)
      const set = fin < 0 ? 'STEEL' : `FIN${fin}`
      const at = (station: number, point: number) => nodeAt(model, station, point)
      const corners = [at(s, from), at(s + 2, from), at(s + 2, to), at(s, to)]
      const sides = [at(s + 1, from), at(s + 2, middle), at(s + 1, to), at(s, middle)]
      number += 1
      const lines = sets.get(set) ?? []
      sets.set(set, lines)
      lines.push([number, ...corners, ...sides].join(', '))
    }
  }
  return [...sets].flatMap(([set, lines]) => [`*ELEMENT, TYPE=S8R, ELSET=${set}`, ...lines])
}

/** Local axes of a fin: 1 along the line, 2 up the fin, 3 across it. */
function finMaterials({ fins }: ShellModel): string[] {
  if (fins.length === 0) return []
  const sections = fins.flatMap((fin, i) => {
    const E = finModulus(fin)
    return [
      `*MATERIAL, NAME=FIN${i}`,
      '*ELASTIC, TYPE=ENGINEERING CONSTANTS',
      `${FIN_ALONG}, ${E}, ${E}, 0, 0, 0, ${FIN_SHEAR}, ${FIN_SHEAR}`,
      `${E}`,
      `*SHELL SECTION, ELSET=FIN${i}, MATERIAL=FIN${i}, ORIENTATION=ALONG`,
      `${FIN_THICKNESS}`,
    ]
  })
  return ['*ORIENTATION, NAME=ALONG', '1, 0, 0, 0, 0, 1', ...sections]
}

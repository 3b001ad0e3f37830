import { calculixInput } from './calculix-input.ts'
import { runCalculix } from './calculix-run.ts'
import type { Sideways, SidewaysLine } from './case.ts'
import { type StressLine, stressAlong } from './edge-stresses.ts'
import { readDisplacements } from './frd-reader.ts'
import { nodeAt } from './shell-model.ts'
import { isOmega, sidewaysModel } from './sideways-model.ts'

/** Nearer than that to a node that is held or loaded alone, the stress grows with every finer mesh. */
const NEAR_MM = 25

export interface PlaceStress {
  /** the larger of tension and compression [N/mm²], not nearer than 25 mm to a restraint or a single force */
  stress: number
  xMm: number
  /** nearer to them, where it is larger there: of this mesh alone */
  peak?: number
}

export interface SidewaysResult {
  /** largest membrane stress along the line at the corners and edges of the section, either half */
  places: Record<string, PlaceStress>
  /** largest movement sideways of these lines */
  sidewaysMm: number
  mesh: string
  boundary: string[]
}

/** First order: longitudinal stress of the shells under load in the plane of the envelope. */
export function sidewaysStresses({ case: line, shells = {} }: Sideways): SidewaysResult {
  const { elementMm = 50 } = shells
  const model = sidewaysModel(line, elementMm)
  const set = readDisplacements(runCalculix(calculixInput(model, { kind: 'first order' }))).at(-1)!
  const single = [...line.upperMm, ...line.lowerMm, ...(line.pointsN ?? []).map(([x]) => x)]
  const places = Object.entries(model.places).map(([name, points]) => {
    const all = points.map((p) => largest(stressAlong(model, set, p), single))
    return [name, all.reduce((a, b) => (b.stress > a.stress ? b : a))] as const
  })
  let sidewaysMm = 0
  for (let s = 0; s < model.stations.length; s += 2)
    for (const point of Object.values(model.places).flat())
      sidewaysMm = Math.max(sidewaysMm, Math.abs(set.byNode.get(nodeAt(model, s, point))![1]))
  return {
    places: Object.fromEntries(places),
    sidewaysMm: Number(sidewaysMm.toPrecision(4)),
    mesh: `S8R, ${(model.stations.length - 1) / 2} elements along the line (at most ${elementMm} mm) × ${model.elementsOver} over the section`,
    boundary: boundaryOf(line),
  }
}

function largest({ x, stress }: StressLine, single: number[]): PlaceStress {
  const isNear = (at: number) => single.some((place) => Math.abs(place - at) < NEAR_MM - 1e-6)
  const found = { stress: 0, xMm: 0 }
  let peak = 0
  x.forEach((at, i) => {
    const value = Math.abs(stress[i]!)
    if (isNear(at)) peak = Math.max(peak, value)
    else if (value > found.stress) Object.assign(found, { stress: value, xMm: at })
  })
  const rounded = { stress: Number(found.stress.toFixed(2)), xMm: Number(found.xMm.toFixed(1)) }
  return peak > found.stress ? { ...rounded, peak: Number(peak.toFixed(2)) } : rounded
}

function boundaryOf({ section, format, upperMm, lowerMm }: SidewaysLine): string[] {
  const ofOmega = isOmega(section)
  const held = ofOmega ? 'both corners of the fibre held in y' : 'web corner of the flange held in y'
  const loaded = ofOmega
    ? format === 'INVERTED'
      ? 'half in the middle of each foot'
      : 'in the middle of the closed flange'
    : 'at the web corner of the upper flange'
  return [
    'supports: every point of the section held in y and z, free to warp',
    ...(upperMm.length + lowerMm.length > 0 ? [`restraints: ${held}`] : []),
    `load in y ${loaded}`,
  ]
}

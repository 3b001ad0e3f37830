import { calculixInput } from './calculix-input.ts'
import { runCalculix } from './calculix-run.ts'
import type { FreeLine } from './case.ts'
import { flangedModel } from './flanged-model.ts'
import { readDisplacements } from './frd-reader.ts'
import { grossOfFlanged } from './free-line-rule.ts'
import { partsOf } from './line-parts.ts'
import { addLineLoad, nodeAt } from './shell-model.ts'

export interface FreeLineResult {
  /** of the lowest mode that moves the web corners at least half as far as anything else */
  alpha: number | null
  /** how far they move in it, the largest movement of the section being 1 */
  corners: number | null
  /** modes below it, of plates and lips */
  skipped: number[]
  mesh: string
  boundary: string[]
}

/** CalculiX starts at a load factor of 1 and wants the lowest root above it. */
const LOAD_FACTOR = 0.01

/** The lowest buckling mode of a free C or Z that is one of the whole line, by shells. */
export function freeLineBuckling({ case: line, shells = {} }: FreeLine): FreeLineResult {
  const { elementMm = 100 } = shells
  const { section, spansMm, qNmm } = line
  const plain = { ...line, panel: false, aMm: section.b / 2, CD: 0, loadAtMm: 0, qNmm: LOAD_FACTOR * qNmm }
  const model = flangedModel(plain, elementMm)
  const { webCorner, elementsOver, steelPlates } = model.mesh
  // A pair sideways brings the load from the web to the shear centre.
  const end = partsOf({ consoles: [0, 0], spans: spansMm }).ends.at(-1)!
  const pair = (LOAD_FACTOR * qNmm * grossOfFlanged(section).y_s) / (section.h - section.t)
  addLineLoad(model, webCorner.upper, 'y', -pair, 0, end)
  addLineLoad(model, webCorner.lower, 'y', pair, 0, end)
  const points = model.section.segments
    .filter((s) => steelPlates.includes(s.plate))
    .flatMap((s) => [s.from, s.middle, s.to])
  const modes = readDisplacements(runCalculix(calculixInput(model, { kind: 'buckling', modes: 12 })))
    .filter((set) => set.value > 0)
    .map((set) => {
      const largest = (of: number[]) => {
        let size = 0
        for (let s = 0; s < model.stations.length; s += 2)
          for (const p of of) {
            const [, y, z] = set.byNode.get(nodeAt(model, s, p))!
            size = Math.max(size, Math.hypot(y, z))
          }
        return size
      }
      return { alpha: set.value * LOAD_FACTOR, corners: largest(Object.values(webCorner)) / largest(points) }
    })
  const lowest = modes.findIndex((m) => m.corners >= 0.5)
  const digits = (v: number) => Number(v.toPrecision(5))
  return {
    alpha: lowest < 0 ? null : digits(modes[lowest]!.alpha),
    corners: lowest < 0 ? null : Number(modes[lowest]!.corners.toFixed(3)),
    skipped: modes.slice(0, lowest < 0 ? undefined : lowest).map((m) => digits(m.alpha)),
    mesh: `S8R, ${(model.stations.length - 1) / 2} elements along the line (at most ${elementMm} mm) × ${elementsOver} over the section`,
    boundary: [
      'supports: every point of web and flanges held in y and z, free to warp',
      ...(line.barsMm.length > 0 ? ['bars: web corner of both flanges held in y'] : []),
      'load: at the web corner of the upper flange, with a pair sideways at both web corners that brings it to the shear centre',
    ],
  }
}

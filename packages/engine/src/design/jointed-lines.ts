/** The lines by which a line with joints is designed: each independent line in each model of its laps; decision 0031. */
import { type Actions, buildActions, type LoadCase } from '../actions/load-cases.ts'
import { solveContinuousBeam } from '../beam/continuous-beam.ts'
import { influenceLines } from '../beam/influence.ts'
import type { LineLoading } from '../beam/line.ts'
import type { PurlinLine } from '../input.ts'
import { type IndependentLine, independentLines, supportOfJoint } from '../joints/independent-lines.ts'
import { type Cut, type JointedLine, lapsOf, type Model, stiffnessOf, withJoints } from '../joints/jointed-line.ts'
import { jointedInfluence } from '../line/jointed-influence.ts'
import { type LineDesign, prepareLine } from '../line/line-design.ts'
import type { Standard } from '../standards/standard.ts'
import { createDesignSpace, type DesignSpace } from './candidate-solution.ts'
import { forJoints } from './checks-for-joints.ts'

/** Properties of a section, besides its own weight, that a line depends on. */
export interface JointStiffness {
  /** stiffness of a tested lap over half the sum of both members; null: both models */
  lap: number | null
  /** EI/k of the sleeve [mm], and its length; null without one */
  sleeve: { softness: number; length: number } | null
  /** which of two thicknesses is designed, and stiffness and weight of the other over its own; null: one thickness */
  pair: { isEndBay: boolean; stiffness: number; weight: number } | null
}

/** For every span, whether it belongs to an end bay; cantilevers do. */
const isEndBay = ({ spans }: PurlinLine): boolean[] => {
  const mains = spans.filter(({ kind }) => kind === 'SPAN').length
  return spans.map(({ kind, index }) => kind === 'CONSOLE' || index === 0 || index === mains - 1)
}

/** One of these lines. */
export interface JointedDesign {
  part: IndependentLine
  model: Model | null
  line: LineDesign
  space: DesignSpace
}

/** Sum of the axial loads left of a place [N]; a force at the place counts as right of it. */
function before({ distributed, points }: LineLoading, x: number): number {
  let sum = 0
  for (const d of distributed) sum += d.q0 * Math.max(0, Math.min(x, d.to) - d.from)
  for (const p of points) if (p.x < x - 1e-6) sum += p.P
  return sum
}

/** Moments over all supports of the whole line in every case, with sleeves and hinges as springs. */
function momentsOver(actions: Actions, springs: number[]): Map<string, Float64Array> {
  const line = { ...actions.line, springs }
  const all = [...actions.cases, actions.ownWeight]
  return new Map(all.map((c: LoadCase) => [c.id, solveContinuousBeam(line, c.normal).supportMoments]))
}

/** What prepares the lines, and what they may share. */
export interface LineRules {
  standard: Standard
  profiles?: Parameters<typeof prepareLine>[2]
  /** lines of the same whole line in other models or of other sections; further lines take from them what does not depend on stiffness */
  known: Map<string, LineDesign>
}

/** The independent lines of a whole line. @returns by model, then from left to right */
export function jointedLines(
  { input, combinations }: LineDesign,
  { lap, sleeve, pair }: JointStiffness,
  models: (Model | null)[],
  { standard, profiles, known }: LineRules,
): JointedDesign[] {
  const joints = input.joints!
  const ofLine = { ...standard, checks: forJoints(standard.checks, pair !== null) }
  const plain = buildActions(input)
  const parts = independentLines(input)
  const total = plain.ends.at(-1)!
  const cutAt = (joint: number | null): Cut | null => {
    if (joint === null) return null
    const kind = joints.supports[joint]!.kind as Cut['kind']
    return { joint, kind, reach: kind === 'SLEEVE' ? sleeve!.length / 2 : 0 }
  }
  const springs = plain.line.supports.map((_, k) => {
    const kind = joints.supports[k - 1]?.kind
    return kind === 'HINGE' ? Number.POSITIVE_INFINITY : kind === 'SLEEVE' ? sleeve!.softness : 0
  })
  return models.flatMap((model) => {
    const ratio = stiffnessOf(model, lap ?? 1)
    const members = pair && { ...pair, isOwn: isEndBay(input).map((isEnd) => isEnd === pair.isEndBay) }
    const laps = lapsOf({ input, left: null }, members)
    const whole = { model, laps, ratio, members, left: null, right: null }
    const stepped = withJoints(plain, whole)
    // The weight of every member acts along the whole line, that of both in each lap.
    const axial = new Map([...stepped.cases, stepped.ownWeight].map((c) => [c.id, c.axial]))
    const moments = sleeve ? momentsOver(stepped, springs) : null
    const influence = sleeve ? influenceLines({ ...stepped.line, springs }) : null
    return parts.flatMap((part): JointedDesign[] => {
      const { input: own, firstSpan, from, left, right } = part
      const isOwn = members?.isOwn.slice(firstSpan, firstSpan + own.spans.length)
      if (isOwn && !isOwn.includes(true)) return []
      const ofPart = members && { ...members, isOwn: isOwn! }
      const firstSupport = left === null ? 0 : supportOfJoint(left)
      const supports = own.spans.filter(({ kind }) => kind === 'SPAN').length + 1
      const momentAt = (joint: number | null, id: string) =>
        joint === null ? 0 : (moments?.get(id)?.[supportOfJoint(joint)] ?? 0)
      const jointed: JointedLine = {
        model,
        ratio,
        members: ofPart,
        laps: lapsOf({ input: own, left }, ofPart),
        left: cutAt(left),
        right: cutAt(right),
        endMoments: (id) => [momentAt(left, id), momentAt(right, id)],
        momentsByForce: influence && ((x) => influence.at(x + from).M.slice(firstSupport, firstSupport + supports)),
        influence: (of) => jointedInfluence(of, jointed),
        reach: { left: from, right: total - part.to },
        axialBefore: (id) => (from === 0 ? 0 : before(axial.get(id)!, from)),
      }
      // Where a sleeve ends the line is cut. Stations and mesh depend on its length, the member in a span on which of two is designed.
      const place = `${from} ${sleeve?.length}`
      const placeOfMember = `${place} ${pair?.isEndBay}`
      const like = known.get(placeOfMember) ?? known.get(place) ?? null
      // A continuous line is the same line as without joints.
      const isContinuous = left === null && right === null && jointed.laps.length === 0 && !members
      const line = prepareLine(own, standard, profiles, { combinations, jointed: isContinuous ? null : jointed, like })
      for (const key of [place, placeOfMember]) if (!known.has(key)) known.set(key, line)
      return [{ part, model, line, space: createDesignSpace(line, isContinuous ? standard : ofLine) }]
    })
  })
}

/** Diagrams of one solution: the same forces the checks use, at the same stations. */

import type { Catalogue, PurlinLine } from '../input.ts'
import { InputError } from '../input-error.ts'
import { memberForce } from '../line/combined-forces.ts'
import type { Check } from '../result.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { lapForces, lapMoments } from '../search/lap-forces.ts'
import { standardOf } from '../standards/of-line.ts'
import { kN, kNm, m } from '../units.ts'
import { findJointed } from './jointed-design.ts'
import {
  alongLine,
  deflections,
  type Envelopes,
  envelopesOn,
  type PurlinPart,
  uncutEnvelopes,
} from './line-envelopes.ts'
import type { OnLine } from './worst-of-lines.ts'

export type LineForces = ReturnType<typeof lineForces>

/** Forces along a line in one combination, in the spans of one section. */
interface Curves {
  xM: number[]
  /** index among the spans of the whole line */
  span: number[]
  momentKnm: number[]
  shearKn: number[]
  axialKn: number[]
  deflectionMm: number[] | null
}

/** Moment of a member that ends inside a lap: linear from its share over the support to 0 at its bolt row. */
export interface EndingMoment {
  fromM: number
  toM: number
  momentKnm: [from: number, to: number]
}

/** Forces on one line of a purlin; with two thicknesses only in the spans of its section. */
function forcesOn({ purlin, from, firstSpan }: PurlinPart, combinationId: string): Curves | null {
  const { line, candidate } = purlin
  const { stations } = line
  const sls = line.sls.combinations.findIndex((c) => c.id === combinationId)
  const uls = line.uls.combinations.findIndex((c) => c.id === combinationId)
  if (sls < 0 && uls < 0) return null
  const [f, c] = uls >= 0 ? [line.uls, uls] : [line.sls, sls]
  const own = Array.from(stations.x.keys()).filter((i) => line.isOwn(stations.span[i]!))
  const along = (values: ArrayLike<number>, unit: (v: number) => number = (v) => v) => own.map((i) => unit(values[i]!))
  const force = (effect: 'M' | 'V' | 'N') => memberForce(f, c, effect, candidate.ownWeight)
  return {
    xM: along(stations.x, (x) => m(x + from)),
    span: own.map((i) => stations.span[i]! + firstSpan),
    momentKnm: along(force('M'), kNm),
    shearKn: along(force('V'), kN),
    axialKn: uls >= 0 ? along(force('N'), kN) : own.map(() => 0),
    deflectionMm: sls >= 0 ? along(deflections(purlin, sls)) : null,
  }
}

/** @throws InputError no such combination */
const asked = <T>(found: T | null, combinationId: string): T => {
  if (found) return found
  throw new InputError([{ path: ['combination'], message: `a combination of this request, got ${combinationId}` }])
}

/** Forces of one combination; with joints in one model of the laps: the first, or the one named. */
interface AskedForces {
  solutionId: string
  combinationId: string
  model?: Check['model'] | undefined
}

/**
 * Internal forces along the line: positions rise; a jump has two points at one x. In laps they are those of the member that runs through.
 * @throws InputError unknown solution or combination, or a solution outside the limits of the standard
 */
export function lineForces(
  input: PurlinLine,
  catalogue: Catalogue,
  { solutionId, combinationId, model }: AskedForces,
  standard = standardOf(input),
) {
  if (!input.joints) {
    const purlin = findPurlin(input, catalogue, solutionId, standard)
    const { span: _, ...curves } = asked(forcesOn({ purlin, from: 0, firstSpan: 0 }, combinationId), combinationId)
    return { combinationId, ...curves }
  }
  const { given } = findJointed(input, catalogue, solutionId, standard).lines
  const models = modelsIn(given)
  const shown = models.includes(model ?? null) ? (model ?? null) : models[0]!
  const parts = given.filter(({ placed }) => placed.model === shown)
  const curves = parts.map((one) => asked(forcesOn(partOf(one), combinationId), combinationId))
  const points = curves.flatMap((of) => of.xM.map((x, i) => ({ x, span: of.span[i]!, of, i }))).sort(alongLine)
  const joined = (pick: (of: Curves) => number[]) => points.map(({ of, i }) => pick(of)[i]!)
  return {
    combinationId,
    xM: joined((of) => of.xM),
    momentKnm: joined((of) => of.momentKnm),
    shearKn: joined((of) => of.shearKn),
    axialKn: joined((of) => of.axialKn),
    /** SLS combinations: the deflection the check uses (method 7.3), positive inwards; ULS: null */
    deflectionMm: curves.some((of) => of.deflectionMm === null) ? null : joined((of) => of.deflectionMm!),
    /** only with laps */
    ...(shown && {
      model: shown,
      models: models.flatMap((of) => of ?? []),
      ending: parts.flatMap((one) => endingIn(one, combinationId)),
    }),
  }
}

const partOf = ({ purlin, placed: { part } }: OnLine): PurlinPart => ({ purlin, ...part })

const modelsIn = (given: OnLine[]) => [...new Set(given.map(({ placed }) => placed.model))]

/** Moments of the members of this section that end inside laps, in one combination. */
function endingIn({ purlin, placed }: OnLine, combinationId: string): EndingMoment[] {
  const { line, candidate } = purlin
  const uls = line.uls.combinations.findIndex(({ id }) => id === combinationId)
  if (uls < 0) return []
  const forces = lapForces(line)
  const from = placed.part.from
  return forces.laps.flatMap(({ x, a, b, isOwn }, k): EndingMoment[] => {
    const { M_l0, M_r0 } = lapMoments({ line, candidate }, forces, uls, k)
    const left: EndingMoment = { fromM: m(x + from), toM: m(x + b + from), momentKnm: [kNm(M_l0), 0] }
    const right: EndingMoment = { fromM: m(x - a + from), toM: m(x + from), momentKnm: [0, kNm(M_r0)] }
    return [...(isOwn[1] ? [left] : []), ...(isOwn[0] ? [right] : [])]
  })
}

/**
 * Envelopes of one solution; in laps those of the member that runs through, over all models of the laps.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function envelopes(
  input: PurlinLine,
  catalogue: Catalogue,
  solutionId: string,
  standard = standardOf(input),
): Envelopes {
  if (!input.joints) return uncutEnvelopes(input, catalogue, solutionId, standard)
  return envelopesOn(findJointed(input, catalogue, solutionId, standard).lines.given.map(partOf))
}

/** A line with joints designed from the text of S alone: candidates, pieces, models, checks, reactions and joints. */
import type { Catalogue, PurlinLine } from '../../src/input.ts'
import type { Combination } from '../../src/result.ts'
import { buildCandidates, type Candidate, type CandidateIdentity, candidateId } from '../../src/search/candidate.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { type CutLine, cutLines, loadedPlaces } from './cut-lines.ts'
import { JointMost } from './joint-most.ts'
import { Kept } from './kept.ts'
import { type LoadedLine, loadedLine, type Model, meshOf, pressedBy } from './loaded-line.ts'
import {
  type Choice,
  choicesOf,
  hasLap,
  lapRecord,
  liesBothWays,
  obstacleOf,
  piecesOf,
  sleeveRecord,
  thicknessesOf,
} from './members.ts'
import { forceOfRoof, roofForceAlong, roofPlaces } from './roof-places.ts'
import { checkSag, sagLimits } from './sag.ts'
import { sumOf } from './stiffness-line.ts'
import { checkStrength, type Jointed, type State } from './strength.ts'
import { insideSleeves, lapShares, memberForces } from './through-member.ts'
import { near, type Webs } from './web-rows.ts'
import { checkWebs, PRESSES, type Pressing } from './webs.ts'

export interface SecondSolution extends ReturnType<typeof piecesOf> {
  id: string
  obstacle: { reason: string; jointProblem?: string; lapNeededM?: number } | null
  kept: Kept
  /** of every support [N] */
  reactions: { max: number; min: number }[]
  joints: JointMost
}

export function secondDesign(line: PurlinLine, catalogue: Catalogue): SecondSolution[] {
  const national = EN1993_1_3_2006.nationalParameters(line.location)
  const combinations = EN1993_1_3_2006.combinations(line, national)
  const senses = [line, { ...line, isInverted: !line.isInverted }].map((sense) =>
    buildCandidates(sense, catalogue, EN1993_1_3_2006),
  )
  const identities = senses[0]!.map((built) => ('candidate' in built ? built.candidate : built.identity))
  return choicesOf(line, identities).map((choice) => {
    const ids = thicknessesOf(line, choice).map((t) => candidateId(choice.family, t, choice.steel.id))
    const ofSpans = ids.map((id) => identities.find((identity) => identity.id === id)!)
    const ways = liesBothWays(line, choice.family) ? senses : [senses[0]!]
    const members = ways.map((built) =>
      ids.map((id) => built.flatMap((b) => ('candidate' in b && b.candidate.id === id ? [b.candidate] : []))[0]),
    )
    const empty = { ...record(line, choice, ofSpans), kept: new Kept(), joints: new JointMost(), reactions: [] }
    if (members.some((way) => way.includes(undefined))) return { ...empty, obstacle: { reason: 'OUTSIDE_STANDARD' } }
    const obstacle = obstacleOf(line, choice)
    if (obstacle) return { ...empty, obstacle }
    const solution: SecondSolution = { ...empty, obstacle: null }
    ;(members as Candidate[][]).forEach((way, turned) => {
      checkWay(line, choice, way, turned === 1, combinations, national.gammaM1, solution)
    })
    return solution
  })
}

const record = (line: PurlinLine, choice: Choice, ofSpans: CandidateIdentity[]) => ({
  id: choice.id,
  ...piecesOf(line, choice, ofSpans),
})

/** One sense of the pieces in every model. */
function checkWay(
  line: PurlinLine,
  choice: Choice,
  members: Candidate[],
  turned: boolean,
  combinations: Combination[],
  gamma_M1: number,
  into: SecondSolution,
): void {
  const isLapped = hasLap(line)
  const lap = lapRecord(choice.family)
  const sleeve = line.joints!.supports.some(({ kind }) => kind === 'SLEEVE') ? sleeveRecord(choice) : undefined
  const sleeveLength = sleeve?.lengthMm ?? 0
  const webs: Webs = { s_s: line.bearingLength, s_P: line.introduction.bearingLength, gamma_M1 }
  const mesh = meshOf(line, sleeveLength, roofPlaces(line, sleeveLength, members.map(near), webs))
  const inSleeve = insideSleeves(mesh, sleeveLength)
  const jointed: Jointed = { mesh, members, sleeve, inSleeve, kappa_s: lap?.kappaS ?? 0.85 }
  const cuts = cutLines(line, mesh)
  const loadNodes = loadedPlaces(line).map(mesh.nodeAt)
  const models: Model[] = !isLapped ? ['SINGLE'] : lap?.stiffnessRatio === undefined ? ['SUM', 'SINGLE'] : ['TEST']
  const k_theta = (sleeve?.kThetaKnmPerRad ?? 0) * 1e6
  for (const model of models) {
    const loaded = loadedLine(line, mesh, members, model, lap?.stiffnessRatio ?? 1, k_theta)
    for (const combination of combinations) {
      const from = { combination: combination.id, model: isLapped ? model : null, turned }
      for (const place of combination.factors.LiveR === undefined ? [null] : mesh.x.keys()) {
        const stateUnder = (onlyPermanent: boolean) =>
          stateOf(line, loaded, jointed, sleeveLength, combination, place, onlyPermanent, from)
        const state = stateUnder(false)
        if (combination.limitState === 'SLS') {
          const limits = sagLimits(line).filter((limit) => limit.combination === combination.situation)
          checkSag(line, jointed, state, stateUnder(true), limits, into.kept)
        } else checkState(line, jointed, webs, cuts, pressing(line, loaded, loadNodes, combination, place), state, into)
      }
    }
  }
}

function checkState(
  line: PurlinLine,
  jointed: Jointed,
  webs: Webs,
  cuts: CutLine[],
  loads: Pressing[],
  state: State,
  into: SecondSolution,
): void {
  checkStrength(jointed, state, into.kept)
  checkWebs(jointed, webs, cuts, line.introduction.kind === 'FLANGE' ? loads : [], state, into.kept)
  into.joints.take(jointed.mesh, state)
  jointed.mesh.supports.forEach((node, i) => {
    const { r } = state
    const R = (r.V_l[node] ?? 0) - (r.V_r[node - 1] ?? 0) + r.P[node]!
    const known = into.reactions[i] ?? { max: R, min: R }
    into.reactions[i] = { max: Math.max(known.max, R), min: Math.min(known.min, R) }
  })
}

/** @param place node of the concentrated load of the roof  @param onlyPermanent without variable actions */
function stateOf(
  line: PurlinLine,
  { cases, respond, mesh }: LoadedLine,
  { members }: Jointed,
  sleeveLength: number,
  { factors }: Combination,
  place: number | null,
  onlyPermanent: boolean,
  from: State['from'],
): State {
  const used = Object.entries(factors).filter(([id]) => cases.has(id) && (!onlyPermanent || id.startsWith('G')))
  const parts = used.map(([id, factor]) => ({ response: cases.get(id)!.response, factor }))
  const along = used.map(([id, factor]) => ({ N: cases.get(id)!.N, factor }))
  if (place !== null && !onlyPermanent) {
    const at = (force: number) => {
      const P = new Float64Array(mesh.x.length)
      P[place] = force
      return { q: new Float64Array(mesh.x.length - 1), P }
    }
    parts.push({ response: respond(at(forceOfRoof(line))), factor: factors.LiveR! })
    along.push({ N: pressedBy(mesh, at(roofForceAlong(line))), factor: factors.LiveR! })
  }
  const r = sumOf(mesh.x.length, parts)
  const N_all = (factors.Nax ?? 0) * line.axial.N
  const N = [0, 1].map((side) =>
    Float64Array.from(mesh.spanOf, (_, e) => along.reduce((sum, part) => sum + part.factor * part.N[side]![e]!, N_all)),
  ) as State['N']
  const shares = lapShares(mesh, members, r)
  return { r, s: memberForces(mesh, r, shares, sleeveLength), shares, N, from }
}

/** Point loads of a combination that press inwards, of those that stand at some nodes. */
function pressing(
  line: PurlinLine,
  { cases, mesh }: LoadedLine,
  loadNodes: number[],
  { factors }: Combination,
  place: number | null,
): Pressing[] {
  const forces = new Map<number, number>()
  for (const node of loadNodes) {
    const parts = Object.entries(factors).map(([id, factor]) => factor * (cases.get(id)?.response.P[node] ?? 0))
    forces.set(
      node,
      parts.reduce((sum, part) => sum + part, 0),
    )
  }
  if (place !== null) forces.set(place, (forces.get(place) ?? 0) + factors.LiveR! * forceOfRoof(line))
  return [...forces].filter(([, F]) => F > PRESSES).map(([node, F]) => ({ node, x: mesh.x[node]!, F }))
}

/** What a candidate of a line with joints is made of: the member of every span, S.3 to S.5, and its pieces, S.12. */
import type { Joint, PurlinLine, SectionFamily, SleeveRecord, SteelGrade, TestedLap } from '../../src/input.ts'
import { type CandidateIdentity, candidateId, pairId } from '../../src/search/candidate.ts'

/** Of one thickness, or of the end bays and the others. */
export interface Choice {
  id: string
  family: SectionFamily
  steel: SteelGrade
  t: number
  t_end: number
}

/** A support between two main spans: the spans left and right of it in the whole list. */
export interface JointPlace {
  index: number
  x: number
  left: number
  right: number
  joint: Joint
}

export function endsOf({ spans }: PurlinLine): number[] {
  const ends = [0]
  for (const { length } of spans) ends.push(ends.at(-1)! + length)
  return ends
}

export function jointPlaces(line: PurlinLine): JointPlace[] {
  const ends = endsOf(line)
  const main = line.spans.flatMap(({ kind }, i) => (kind === 'SPAN' ? [i] : []))
  return line.joints!.supports.map((joint, index) => {
    const left = main[index]!
    return { index, x: ends[left + 1]!, left, right: left + 1, joint }
  })
}

export const hasLap = (line: PurlinLine): boolean => line.joints!.supports.some(({ kind }) => kind === 'LAP')

/** Every candidate of one thickness and, with heavier end bays, every pair t < t_end ≤ 1.5·t (S.4). */
export function choicesOf(line: PurlinLine, identities: CandidateIdentity[]): Choice[] {
  return identities.flatMap(({ family, steel, thickness: t }) => {
    const one: Choice = { id: candidateId(family, t, steel.id), family, steel, t, t_end: t }
    if (line.joints!.endBays !== 'HEAVIER') return [one]
    const heavier = family.thicknesses.filter((t_end) => t_end > t && t_end <= 1.5 * t + 1e-9)
    return [one, ...heavier.map((t_end) => ({ ...one, id: pairId(family, t_end, t, steel.id), t_end }))]
  })
}

/** Thickness of each span: that of the end bays in the first and last main span and their cantilevers. */
export function thicknessesOf({ spans }: PurlinLine, { t, t_end }: Choice): number[] {
  const last = Math.max(...spans.map(({ kind, index }) => (kind === 'SPAN' ? index : 0)))
  return spans.map(({ kind, index }) => (kind === 'CONSOLE' || index === 0 || index === last ? t_end : t))
}

export const lapRecord = (family: SectionFamily): TestedLap | undefined =>
  family.profileType === 'OMEGA' ? undefined : family.lap

/** Of the thinner member in a steel. */
export const sleeveRecord = ({ family, steel, t, t_end }: Choice): SleeveRecord | undefined =>
  family.sleeves?.find(
    (s) => s.thicknessMm === Math.min(t, t_end) && (s.steels === undefined || s.steels.includes(steel.id)),
  )

type Obstacle = { reason: string; jointProblem?: string; lapNeededM?: number }

/** Why a choice whose sections are within the standard cannot have the joints, S.3; null: it can. */
export function obstacleOf(line: PurlinLine, choice: Choice): Obstacle | null {
  const { family } = choice
  const { supports } = line.joints!
  const isNesting = family.profileType === 'Z' && family.nests === true
  if (hasLap(line) && !isNesting) return { reason: 'JOINT_NOT_POSSIBLE', jointProblem: 'NOT_NESTING' }
  if (supports.some(({ kind }) => kind === 'SLEEVE')) {
    const record = sleeveRecord(choice)
    if (!record) return { reason: 'JOINT_NOT_POSSIBLE', jointProblem: 'NO_SLEEVE' }
    const shortest = Math.min(...line.spans.flatMap(({ kind, length }) => (kind === 'SPAN' ? [length] : [])))
    if (record.lengthMm / 2 > 0.25 * shortest + 1e-6)
      return { reason: 'JOINT_NOT_POSSIBLE', jointProblem: 'SLEEVE_TOO_LONG' }
  }
  const tested = lapRecord(family)?.minSideMm
  const needed = tested === undefined ? 3 * family.h : Math.max(1.5 * family.h, tested)
  const sides = supports.flatMap((j) => (j.kind === 'LAP' ? [j.a, j.b] : []))
  if (sides.some((side) => side < needed - 1e-3)) return { reason: 'LAP_TOO_SHORT', lapNeededM: needed / 1e3 }
  return null
}

/** Whether the pieces lie one way and the other, S.3.5. */
export const liesBothWays = (line: PurlinLine, f: SectionFamily): boolean =>
  hasLap(line) && f.profileType !== 'OMEGA' && (f.bTop !== f.bBottom || f.cTop !== f.cBottom)

export interface Piece {
  lengthM: number
  thicknessMm: number
  massKg: number
}

/** Pieces one by one and the weights, S.12. @param members of each span */
export function piecesOf(line: PurlinLine, choice: Choice, members: CandidateIdentity[]) {
  const ends = endsOf(line)
  const edge = lapRecord(choice.family)?.edgeMm ?? 35
  const cuts = jointPlaces(line).filter(({ joint }) => joint.kind !== 'CONTINUOUS')
  const starts = [{ x: 0, span: 0 }, ...cuts.map((c) => ({ x: before(c, edge), span: c.right }))]
  const stops = [...cuts.map((c) => after(c, edge)), ends.at(-1)!]
  const pieces = starts.map(({ x, span }, i): Piece => {
    const lengthM = (stops[i]! - x) / 1e3
    const { thickness, massPerMetre } = members[span]!
    return { lengthM, thicknessMm: thickness, massKg: lengthM * massPerMetre }
  })
  const record = sleeveRecord(choice)
  const thinner = members.reduce((a, b) => (b.thickness < a.thickness ? b : a))
  const sleeves = cuts.filter(({ joint }) => joint.kind === 'SLEEVE').length
  const ofSleeve = record ? (record.massKg ?? (record.lengthMm / 1e3) * thinner.massPerMetre) : 0
  const weight = pieces.reduce((sum, { massKg }) => sum + massKg, 0) + sleeves * ofSleeve
  const ofSpans = line.spans.reduce((sum, { length }, i) => sum + (length / 1e3) * members[i]!.massPerMetre, 0)
  const length = ends.at(-1)! / 1e3
  return { pieces, weight, jointWeight: weight - ofSpans, perArea: weight / (length * (line.spacing / 1e3)) }
}

const before = ({ x, joint }: JointPlace, edge: number) => (joint.kind === 'LAP' ? x - joint.a - edge : x)
const after = ({ x, joint }: JointPlace, edge: number) => (joint.kind === 'LAP' ? x + joint.b + edge : x)

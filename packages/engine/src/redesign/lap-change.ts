/** Longer laps; method 8.19. */
import type { Joint, PurlinLine } from '../input.ts'
import { m } from '../units.ts'
import type { Attempt, Change } from './change.ts'

/** Sides of a lap in per cent of the spans into which they run. */
const PERCENT = { least: 3, most: 25 }
const SHORTEST = 150
/** Largest ratio of the two sides of a lap, and largest part of a main span that its laps may cover. */
const MOST_UNEQUAL = 2
const MOST_OF_SPAN = 0.4
const SLACK = 1e-6

/** The smallest whole percentage of its span to which every shorter side is lengthened so that the solution passes. */
export function lapChange(line: PurlinLine, attempt: Attempt): Change[] {
  const { joints } = line
  if (!joints?.supports.some(({ kind }) => kind === 'LAP')) return []
  const spans = line.spans.flatMap(({ kind, length }) => (kind === 'SPAN' ? [length] : []))
  for (let percent = PERCENT.least; percent <= PERCENT.most; percent++) {
    const supports = joints.supports.map((joint, j) => lengthened(joint, spans[j]!, spans[j + 1]!, percent / 100))
    if (!isLegal(supports, spans)) continue
    const tried = attempt({ ...line, joints: { ...joints, supports } })
    if (!tried?.pass) continue
    const laps = supports.flatMap((joint, j) =>
      joint.kind === 'LAP' ? [{ joint: j, leftM: m(joint.a), rightM: m(joint.b) }] : [],
    )
    const { alignmentWeightKg, utilisation } = tried
    return [{ kind: 'LAPS', percent, laps, alignmentWeightKg, utilisation: utilisation ?? 0 }]
  }
  return []
}

const lengthened = (joint: Joint, left: number, right: number, part: number): Joint =>
  joint.kind === 'LAP' ? { ...joint, a: Math.max(joint.a, part * left), b: Math.max(joint.b, part * right) } : joint

/** Whether a request may have these laps. */
function isLegal(supports: Joint[], spans: number[]): boolean {
  const taken = spans.map(() => 0)
  for (const [j, joint] of supports.entries()) {
    if (joint.kind !== 'LAP') continue
    const { a, b } = joint
    if (Math.min(a, b) < SHORTEST - SLACK || Math.max(a, b) > MOST_UNEQUAL * Math.min(a, b) + SLACK) return false
    taken[j]! += a
    taken[j + 1]! += b
  }
  return taken.every((length, k) => length <= MOST_OF_SPAN * spans[k]! + SLACK)
}

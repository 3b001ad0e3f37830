/** Forces of one candidate in one combination: the shared response plus its own weight. */
import { addResponses, type CombinedForces } from './combined-forces.ts'
import type { LineDesign, WeighedLine } from './line-design.ts'

/** Work space for one combination at a time, reused over all of them; N, mm, EI·w in N·mm³. */
export interface MemberForces {
  M: Float64Array
  V: Float64Array
  N: Float64Array
  M_z: Float64Array
  w: Float64Array
}

type Effect = keyof MemberForces

export function createMemberForces(line: LineDesign): MemberForces {
  const array = () => new Float64Array(line.stations.count)
  return { M: array(), V: array(), N: array(), M_z: array(), w: array() }
}

function fill(
  { line, candidate }: WeighedLine,
  f: CombinedForces,
  c: number,
  into: MemberForces,
  effects: Effect[],
): void {
  const weight = f.ownFactor[c]! * candidate.ownWeight
  for (const effect of effects) {
    const values = into[effect]
    const own = line.own[effect]
    for (let i = 0; i < values.length; i++) values[i] = weight * own[i]!
    addResponses(f, c, effect, values)
  }
}

/** M, V, N and M_z of a ULS combination. */
export function ulsForces(on: WeighedLine, c: number, into: MemberForces): void {
  fill(on, on.line.uls, c, into, ['M', 'V', 'N', 'M_z'])
}

/** N alone of a ULS combination. */
export function axialForces(on: WeighedLine, c: number, into: MemberForces): void {
  fill(on, on.line.uls, c, into, ['N'])
}

/** M, V and EI·w of an SLS combination, in which no axial force is considered. */
export function slsForces(on: WeighedLine, c: number, into: MemberForces): void {
  fill(on, on.line.sls, c, into, ['M', 'V', 'w'])
}

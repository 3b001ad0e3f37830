/** The fields of a free flange between its holds; EN 1993-1-3:2006, 10.1.4.1(5), method 6.9. */
import type { Purlin } from '../../search/candidate.ts'
import type { Fibre } from './data.ts'

/** A field of the flange between two holds. */
interface HeldField {
  /** [mm] */
  L_a: number
  /** one of the two fields beside a hold: left or right */
  side: '' | '_l' | '_r'
  /** both of its ends are ends of the line */
  isSimple: boolean
}

/** Whether Table 10.1 has κ_R for a place: the middle of a field with two simple ends under a uniform load. */
export function isOfTable(
  { line }: Purlin,
  c: number,
  { isSimple, L_a }: HeldField,
  node: number,
  fraction: number,
): boolean {
  const { x } = line.mesh
  if (!isSimple || fraction !== 0 || Math.abs(x[node]! - x[0]! - L_a / 2) > IN_THE_MIDDLE) return false
  const cases = Object.keys(line.uls.combinations[c]!.factors).flatMap((id) => line.cases.get(id) ?? [])
  return cases.every(({ mesh: { q, P } }) => P.every((force) => force === 0) && q.every((load) => load === q[0]))
}

/** A place this close to the middle of a field counts as its middle [mm]. */
const IN_THE_MIDDLE = 1

/** The field around a node, or the two fields beside a hold; none on a cantilever. */
export function heldFields(s: Purlin, fibre: Fibre, node: number): HeldField[] {
  const { mesh } = s.line
  const restraint = fibre === 'upper' ? mesh.isUpperRestraint : mesh.isLowerRestraint
  const isHeld = (i: number) => mesh.isSupport[i] === 1 || restraint[i] === 1
  const hold = (from: number, step: 1 | -1): number => {
    let i = from
    while (i >= 0 && i < mesh.nodeCount && !isHeld(i)) i += step
    return i >= 0 && i < mesh.nodeCount ? i : -1
  }
  const isEnd = (i: number) => i === 0 || i === mesh.nodeCount - 1
  const between = (left: number, right: number, side: HeldField['side']): HeldField[] => {
    if (left < 0 || right < 0) return []
    return [{ L_a: mesh.x[right]! - mesh.x[left]!, side, isSimple: isEnd(left) && isEnd(right) }]
  }
  if (!isHeld(node)) return between(hold(node, -1), hold(node, 1), '')
  return [...between(hold(node - 1, -1), node, '_l'), ...between(node, hold(node + 1, 1), '_r')]
}

/** What is said of a line with joints; method 4.24. */
import { loadsAlong } from '../actions/load-cases.ts'
import type { PurlinLine, SectionFamily } from '../input.ts'
import { KAPPA_S } from '../joints/lap-resistance.ts'
import type { Solution, Warning } from '../result.ts'
import { DELIVERY_LENGTH_M, isTooLongToDeliver } from './construction-warnings.ts'
import { said } from './messages.ts'

const LONG_PIECE =
  'A piece of the line is longer than can be delivered: it needs a further joint, which must carry M and V at its place with at least the stiffness of the member (EN 1993-1-3 10.1.3.4).'

/** @param families of the catalogue that candidates come from */
export function jointWarnings(input: PurlinLine, solutions: Solution[], families: SectionFamily[]): Warning[] {
  if (!input.joints) return []
  const { supports } = input.joints
  const has = (...kinds: string[]) => supports.some(({ kind }) => kinds.includes(kind))
  const nesting = families.filter((family) => 'nests' in family && family.nests)
  const longest = Math.max(0, ...solutions.flatMap(({ pieces = [] }) => pieces.map(({ lengthM }) => lengthM)))
  const isAxial = input.axial.N !== 0 || loadsAlong(input)
  const ofPiece = said([
    [isTooLongToDeliver(longest), 'CONTINUITY_JOINTS', { lengthM: +longest.toFixed(6), limitM: DELIVERY_LENGTH_M }],
  ])
  const others = said([
    [has('LAP') && nesting.some((f) => !('lap' in f && f.lap)), 'LAP_WITHOUT_TEST', { kappaS: KAPPA_S }],
    [has('LAP') && nesting.some((f) => 'bBottom' in f && f.bTop === f.bBottom), 'NESTING_EQUAL_FLANGES'],
    [has('LAP', 'SLEEVE'), 'JOINT_BOLTS_NOT_CHECKED'],
    [has('LAP', 'SLEEVE', 'HINGE') && isAxial, 'JOINT_AXIAL'],
  ])
  return [...ofPiece.map((warning) => ({ ...warning, message: LONG_PIECE })), ...others]
}

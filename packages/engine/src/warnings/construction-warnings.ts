/** What the construction has to provide for what is taken for granted, method 8.10, and its joints, method 4.24. */
import { loadsAlong } from '../actions/load-cases.ts'
import type { PurlinLine, SectionFamily } from '../input.ts'
import { KAPPA_S } from '../joints/lap-resistance.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import type { Profile } from '../sections/profile.ts'
import type { SectionDimensions } from '../sections/profiles/all.ts'
import { m } from '../units.ts'
import { said } from './messages.ts'

/** The longest piece that is delivered [mm], method 8.9. */
const DELIVERY_LENGTH = 14_000
const TOLERANCE = 1e-6

/** How much the utilisation is too low where close restraints hold one foot only [%], at most; validation/shell/omega-lines-own.test.ts. */
export const RESTRAINT_ON_ONE_FOOT = 21

/** Length of the whole line, cantilevers included [mm]. */
const lineLength = ({ spans }: PurlinLine): number => spans.reduce((sum, { length }) => sum + length, 0)

/** Whether the line cannot be delivered in one piece. */
export const hasJoints = (line: PurlinLine): boolean => lineLength(line) > DELIVERY_LENGTH + TOLERANCE

/** The same [m], for pieces that are ordered. */
export const DELIVERY_LENGTH_M = m(DELIVERY_LENGTH)

/** Whether a piece is too long to be delivered as one [m]. */
export const isTooLongToDeliver = (lengthM: number): boolean => lengthM > DELIVERY_LENGTH_M + m(TOLERANCE)

/** @param families of the catalogue that candidates come from */
export function constructionWarnings({ input, restraints, profile }: LineDesign, families: SectionFamily[]): Warning[] {
  const distorts = profile.line === 'DISTORTING'
  const hasRestraints = restraints.upper.length + restraints.lower.length > 0
  const bears = families.some((family) => family.supportDetail !== 'cleat')
  return said([
    // With joints their pieces are looked at.
    [
      !input.joints && hasJoints(input),
      'CONTINUITY_JOINTS',
      { lengthM: +m(lineLength(input)).toFixed(6), limitM: m(DELIVERY_LENGTH) },
    ],
    [distorts && hasRestraints, 'OMEGA_LOCK_HOLDS_BOTH', { percent: RESTRAINT_ON_ONE_FOOT }],
    [distorts && input.isInverted && restraints.panel, 'OMEGA_INVERTED_PANEL_UNPROVEN'],
    [!distorts && bears, 'ANTI_ROLL_DEVICE'],
    [!distorts && bears && input.spans.length === 1, 'END_BEARING_SHARED'],
    [families.some((family) => isStockyWithoutLips(family, profile)), 'STOCKY_WEB'],
  ])
}

/** Webs of the tests below this h_w/t failed at less than the resistance. */
const STOCKY = 55

/**
 * Whether a family bears directly on a single web with h_w/t below 55 in one of its thicknesses, and one of its flanges has no lip: tests do
 * not bear out web crippling of EN 1993-1-3 6.1.7.2 there, method 8.17.
 */
function isStockyWithoutLips(family: SectionFamily, profile: Profile<SectionDimensions>): boolean {
  if (family.supportDetail === 'cleat' || profile.crippling !== 'SINGLE_WEB') return false
  const built = family.thicknesses.map((t) => dimensionsAsBuilt(family, t, false, profile))
  const hasStockyWeb = built.some(({ h, t_nom, t }) => (h - t_nom) / t < STOCKY)
  return hasStockyWeb && built.some((d) => ofUnstiffenedFlange(d, profile))
}

function ofUnstiffenedFlange(d: SectionDimensions, profile: Profile<SectionDimensions>): boolean {
  const { plates } = profile.describe(d)
  const lips = plates.filter((p) => p.role === 'lip').map((p) => p.edge)
  return plates.some((p) => p.role === 'flange' && !lips.includes(p.edge))
}

const LONG_PIECE =
  'A piece of the line is longer than can be delivered: it needs a further joint, which must carry M and V at its place with at least the stiffness of the member (EN 1993-1-3 10.1.3.4).'

/** Of a line with joints. */
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

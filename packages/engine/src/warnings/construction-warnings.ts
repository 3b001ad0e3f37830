/** What the construction has to provide for what is taken for granted; method 8.10. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'
import { m } from '../units.ts'
import { said } from './messages.ts'
import { isStockyWithoutLips } from './stocky-webs.ts'

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

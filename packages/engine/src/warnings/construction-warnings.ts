/** What the construction has to provide for what is taken for granted; method 8.10. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'
import { m } from '../units.ts'
import { said } from './messages.ts'

/** The longest piece that is delivered [mm], method 8.9. */
const DELIVERY_LENGTH = 14_000

/** How much the utilisation is too low where close locks hold one foot only [%], at most; validation/shell/omega-lines-own.test.ts. */
export const LOCK_ON_ONE_FOOT = 21

/** Length of the whole line, consoles included [mm]. */
const lineLength = ({ spans }: PurlinLine): number => spans.reduce((sum, { length }) => sum + length, 0)

/** Whether the line cannot be delivered in one piece. */
export const hasJoints = (line: PurlinLine): boolean => lineLength(line) > DELIVERY_LENGTH + 1e-6

/** @param families of the catalogue that candidates come from */
export function constructionWarnings({ input, restraints, profile }: LineDesign, families: SectionFamily[]): Warning[] {
  const distorts = profile.line === 'DISTORTING'
  const hasLocks = restraints.upper.length + restraints.lower.length > 0
  const bears = families.some((family) => family.supportDetail !== 'cleat')
  return said([
    [hasJoints(input), 'CONTINUITY_JOINTS', { lengthM: +m(lineLength(input)).toFixed(6), limitM: m(DELIVERY_LENGTH) }],
    [distorts && hasLocks, 'OMEGA_LOCK_HOLDS_BOTH', { percent: LOCK_ON_ONE_FOOT }],
    [distorts && input.isInverted && restraints.panel, 'OMEGA_INVERTED_PANEL_UNPROVEN'],
    [!distorts && bears, 'ANTI_ROLL_DEVICE'],
  ])
}

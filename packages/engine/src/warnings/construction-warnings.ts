/** What the construction has to provide for what is taken for granted; method 8.10. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import { flangeWidth } from '../sections/plate.ts'
import { m } from '../units.ts'

/** The longest piece that is delivered [mm], method 8.9. */
const DELIVERY_LENGTH = 14_000

/** How much the utilisation is too low where close locks hold one foot only [%], at most; validation/shell/omega-lines-own.test.ts. */
export const LOCK_ON_ONE_FOOT = 21

/** Length of the whole line, consoles included [mm]. */
const lineLength = ({ spans }: PurlinLine): number => spans.reduce((sum, { length }) => sum + length, 0)

/** Whether the line cannot be delivered in one piece. */
export const hasJoints = (line: PurlinLine): boolean => lineLength(line) > DELIVERY_LENGTH + 1e-6

/** @param families of the catalogue that candidates come from */
export const constructionWarnings = (line: LineDesign, families: SectionFamily[]): Warning[] => [
  ...deliveryWarnings(line.input),
  ...holdingWarnings(line, families),
]

function deliveryWarnings(input: PurlinLine): Warning[] {
  if (!hasJoints(input)) return []
  return [
    {
      code: 'CONTINUITY_JOINTS',
      message:
        'The line is too long to be delivered in one piece and is calculated as continuous: every joint (sleeve or overlap) must carry M and V at its place with at least the stiffness of the member (EN 1993-1-3 10.1.3.4).',
      values: { lengthM: +m(lineLength(input)).toFixed(6), limitM: m(DELIVERY_LENGTH) },
    },
  ]
}

/** At supports, restraints and fasteners. */
function holdingWarnings({ input, restraints, profile }: LineDesign, families: SectionFamily[]): Warning[] {
  const warnings: Warning[] = []
  if (profile.line === 'DISTORTING') {
    if (restraints.upper.length + restraints.lower.length > 0) {
      warnings.push({
        code: 'OMEGA_LOCK_HOLDS_BOTH',
        message:
          'Every lateral restraint of an omega is taken to hold both feet, or both edges of the closed flange: it must be a tie through both webs or one fixed to both feet. Held at one foot only, close restraints left utilisations up to 21 % too low against shell elements.',
        values: { percent: LOCK_ON_ONE_FOOT },
      })
    }
    if (input.isInverted && restraints.panel) {
      warnings.push({
        code: 'OMEGA_INVERTED_PANEL_UNPROVEN',
        message:
          'Inverted omega with the panel fixed to its feet: the distortional buckling model is not confirmed for this case by any independent analysis; its buckling utilisations must be shown by other means.',
      })
    }
    return warnings
  }
  if (families.some((family) => family.supportDetail !== 'cleat')) {
    warnings.push({
      code: 'ANTI_ROLL_DEVICE',
      message:
        'At the supports twist and lateral displacement are taken as prevented: bearing on the flange alone does not do it; an anti-roll device must be provided (EN 1993-1-3 10.1.1(7)).',
    })
  }
  const built = families.map((f) => dimensionsAsBuilt(f, f.thicknesses[0]!, input.isInverted, profile))
  const widths = built.map((d) => flangeWidth(profile.describe(d), 'top'))
  if (restraints.panel && widths.length > 0) {
    warnings.push({
      code: 'FASTENER_AT_MID_FLANGE',
      message:
        'The fasteners of the cladding are taken in the middle of the upper flange (a = b/2): the lateral load of the free flange (EN 1993-1-3 10.1.4.1) holds for that place.',
      values: { aMm: Math.max(...widths) / 2 },
    })
  }
  return warnings
}

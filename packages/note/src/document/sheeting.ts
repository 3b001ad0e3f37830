import type { TypedSheeting } from '@madre/contract'
import { sheetSentence, utilisationText } from '@madre/difference'
import type { Block } from '../typst/blocks.ts'
import { sectionOfCheck } from './checks.ts'
import { headingOf, type PrintedSection, printedSections } from './printed-sections.ts'
import { noSpringText } from './remarks.ts'
import { stepBlocks } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** The chosen sheet: what the member requires, what the sheet provides, and the conditions; nothing without a sheet. */
export function sheeting(s: Subject): Block[] {
  const { sheeting: sheet } = s.given
  if (!sheet) return []
  return [
    { kind: 'heading', level: 1, text: s.say('sheeting.heading') },
    { kind: 'text', text: `${sheetSentence(sheet, s)}.` },
    ...screwedFlange(sheet, s),
    { kind: 'heading', level: 2, text: s.say('sheeting.shear') },
    { kind: 'text', text: withSymbols(shearText(s)) },
    ...printedSections(s).flatMap((printed, i, all) =>
      i > 0 && isSame(printed, all[0]!) ? [] : rotationalSpring(printed, sheet, s),
    ),
    ...conditions(sheet, s),
  ]
}

const isSame = (a: PrintedSection, b: PrintedSection): boolean =>
  JSON.stringify(a.section.sheeting) === JSON.stringify(b.section.sheeting)

/** The flange of a sheet that is screwed. */
function screwedFlange(sheet: TypedSheeting, s: Subject): Block[] {
  if (sheet.kind !== 'TRAPEZOIDAL') return []
  const isWide = sheet.position === 'NEGATIVE' && sheet.through === 'TROUGH'
  const width = s.typed(isWide ? sheet.wideFlangeMm : sheet.narrowFlangeMm)
  return [
    { kind: 'text', text: withSymbols(s.say(isWide ? 'sheeting.wideScrewed' : 'sheeting.narrowScrewed', { width })) },
  ]
}

/** S_req and S, with the section that derives their ratio; or that S is unknown. */
function shearText(s: Subject): string {
  const { checks, sheeting: given, shearStiffnessRequiredKn } = s.explanation.solution
  const required = s.number(shearStiffnessRequiredKn ?? 0, 1)
  const utilisation = checks.find(({ code }) => code === 'SHEETING_SHEAR')?.utilisation ?? null
  if (given?.sKn == null || utilisation === null) return s.say('sheeting.shearUnknown', { required })
  return s.say('sheeting.shearKnown', {
    required,
    stiffness: s.number(given.sKn, 1),
    utilisation: utilisationText(s, utilisation),
    section: sectionOfCheck('SHEETING_SHEAR', s),
  })
}

/** C_D line by line, or the reason why there is none. */
function rotationalSpring(printed: PrintedSection, sheet: TypedSheeting, s: Subject): Block[] {
  const { sheeting: steps } = printed.section
  const heading: Block = { kind: 'heading', level: 2, text: headingOf(printed, s.say('sheeting.spring'), s) }
  if (steps.at(-1)?.value === 0) {
    const reason = noSpringText(s.explanation.solution.sheeting?.reason ?? '', s.words) ?? ''
    return [heading, { kind: 'text', text: withSymbols(s.say('sheeting.noSpring', { reason })) }]
  }
  const senses = s.say(sheet.kind === 'DECLARED' ? 'sheeting.declaredSenses' : 'sheeting.bothSenses')
  return [heading, ...stepBlocks(steps, s), { kind: 'text', text: withSymbols(senses) }]
}

function conditions(sheet: TypedSheeting, s: Subject): Block[] {
  const items =
    sheet.kind === 'DECLARED'
      ? [s.say('sheeting.asTested')]
      : [
          s.say('sheeting.screws'),
          s.say('sheeting.overlaps'),
          s.say('sheeting.openings'),
          ...(sheet.laidOn === 'FLANGE' ? [s.say('sheeting.nothingBetween')] : []),
        ]
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say('sheeting.conditions') },
        { kind: 'list', items },
      ],
    },
  ]
}
